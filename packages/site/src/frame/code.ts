import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import { loadWords, type Part, takeWords } from '@minaret/screens/messages'
import type { Row } from '../table/table.ts'
import { arrived } from './missing.ts'
import { arriving } from './missingCode.ts'

/** Where the code of one page is, as addresses of the host. */
export type PageCode = {
  /** The screen and its module; a page of nothing found has none. */
  screen?: { name: Screen; module: string }
  /** The words it speaks, the common ones among them. */
  words: readonly (readonly [Part, string])[]
}

const isScreen = (module: unknown): module is ScreenModule =>
  typeof module === 'object' && module !== null && 'Screen' in module

const isWords = (module: unknown): module is { words: object } =>
  typeof module === 'object' && module !== null && 'words' in module

async function wordsAt(address: string): Promise<object> {
  const module: unknown = await import(/* @vite-ignore */ address)
  if (isWords(module)) return module.words
  throw new Error(`There are no words in ${address}.`)
}

/** Loads a screen with its words, from an app's table. */
export async function bringScreen(
  screen: Screen,
  { load, words }: Pick<Row, 'load' | 'words'>,
  language: string,
): Promise<ScreenModule> {
  const [module]: [ScreenModule, unknown] = await Promise.all([load(), loadWords(language, ...words)])
  arrived.set(screen, module)
  return module
}

async function takeScreen({ name, module: address }: NonNullable<PageCode['screen']>): Promise<void> {
  const module: unknown = await import(/* @vite-ignore */ address)
  if (!isScreen(module)) throw new Error(`There is no screen in ${address}.`)
  arrived.set(name, module)
}

/**
 * Loads what the host says a page needs, so that drawing it anew needs no wait.
 * @throws {MissingCodeError}
 */
export async function loadPage(language: string, { screen, words }: PageCode): Promise<void> {
  const parts = words.map(([part, address]) => takeWords(language, part, () => wordsAt(address)))
  await arriving(Promise.all([...parts, screen && takeScreen(screen)]))
}
