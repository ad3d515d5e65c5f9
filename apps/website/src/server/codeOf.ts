import type { Feature } from '@minaret/screens/messages'
import type { BuiltScreen } from '../app/built.ts'
import type { PageCode } from '../app/code.ts'
import { laterAround, screens, wordsSource } from '../app/screens.ts'
import type { Assets } from './assets.ts'

/** What the browser is told of a page's code, the scripts it may fetch ahead, and those whose sheets the page needs. */
export function codeOf(
  language: string,
  screen: BuiltScreen | undefined,
  { scriptsOf }: Assets,
): { code: PageCode; preload: string[]; styled: string[] } {
  const known = screen && screens[screen]
  const parts: readonly ('common' | Feature)[] = ['common', ...(known?.words ?? [])]
  const words = parts.map((part) => [part, scriptsOf(wordsSource(language, part))] as const)
  const module = known ? scriptsOf(known.source) : []
  const [address] = module
  const preload = [...new Set([...words.flatMap(([, scripts]) => scripts), ...module])]
  return {
    code: {
      ...(screen && address ? { screen: { name: screen, module: address } } : {}),
      words: words.flatMap(([part, [at]]) => (at ? [[part, at] as const] : [])),
    },
    preload,
    styled: [...laterAround.flatMap(scriptsOf), ...preload, ...(known?.later ?? []).flatMap(scriptsOf)],
  }
}
