import type { Screen } from '@minaret/plans'
import type { Feature } from '@minaret/screens/messages'
import type { Start } from '../frame/boot.ts'
import type { PageCode } from '../frame/pageCode.ts'
import { formResponseSources, sharedLazySources, type Table, messageFiles, messagesSource } from '../table/index.ts'
import type { Assets } from './assets.ts'

/** Returns a page's code for the browser, how it starts, and the scripts whose stylesheets the page needs. */
export function codeOf(
  language: string,
  screen: Screen | undefined,
  {
    assets: { script, scripts, scriptsOf },
    table,
    isAnswer = false,
  }: {
    assets: Assets
    table: Table
    /** The page is the response to a posted form, and may show any of the form's steps. */
    isAnswer?: boolean
  },
): { code: PageCode; start: Start; styled: string[] } {
  const row = screen && table[screen]
  const parts: readonly ('common' | Feature)[] = ['common', ...(row?.features ?? [])]
  const messageScripts = parts.map((part) => [part, scriptsOf(messagesSource(language, part))] as const)
  const module = row ? scriptsOf(row.source) : []
  const [address] = module
  const near = row?.visibleFirst
  const sources = near
    ? [near.source, messageFiles, ...near.features.map((part) => messagesSource(language, part))]
    : []
  const preload = [...new Set([...messageScripts.flatMap(([, scripts]) => scripts), ...module])]
  return {
    code: {
      ...(screen && address ? { screen: { name: screen, module: address } } : {}),
      messages: messageScripts.flatMap(([part, [url]]) => (url ? [[part, url] as const] : [])),
    },
    start: {
      entry: script,
      scripts: [...scripts, ...preload],
      ...(near ? { near: { at: near.at, scripts: sources.flatMap(scriptsOf) } } : {}),
      ...(row?.atOnce ? { atOnce: true } : {}),
      ...(row?.remembered ? { remembered: row.remembered } : {}),
    },
    styled: [
      ...sharedLazySources.flatMap(scriptsOf),
      ...preload,
      ...[...(row?.lazy ?? []), ...(isAnswer ? formResponseSources : [])].flatMap(scriptsOf),
    ],
  }
}
