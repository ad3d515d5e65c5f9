import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import type { Feature, Part } from '@minaret/screens/messages'

/** Where a screen's code is, and what it speaks. */
export type Row = {
  load: () => Promise<ScreenModule>
  /** Where `load` finds it, as Vite's manifest names it: the page preloads the chunk. */
  source: string
  /** The features whose words it speaks: all of them, or drawing it anew over what the host drew would have to wait. */
  words: readonly Feature[]
  /** What the host draws with the page, and the browser loads after it: the page has its sheets from the start. */
  later?: readonly string[]
  /** Which of that comes with the page where it is in sight at once. */
  near?: Near
}

/** A part that comes when somebody comes near it. */
export type Near = {
  /** Finds the part: a selector. */
  at: string
  source: string
  /** The features it speaks besides its page's. */
  words: readonly Feature[]
}

/** The screens of an app. */
export type Table = Readonly<Partial<Record<Screen, Row>>>

/** Where the screens stand, seen from an app's folder. */
const folders = '../../packages/screens/src'

const sourceOf = (path: string) => `${folders}/${path}`

/** What the host draws around every page, and the browser loads after it. */
export const laterAround: readonly string[] = [sourceOf('shell/SiteFooter.tsx')]

/**
 * One row of an app's table.
 * @param folder the screen's, in `@minaret/screens` @param load brings its code
 * @param words the features it speaks @param later what is drawn with it and loaded after it, as paths in `@minaret/screens`
 */
export const row = (
  folder: string,
  load: Row['load'],
  words: readonly Feature[],
  later: readonly string[] = [],
): Row => ({
  load,
  source: sourceOf(`${folder}/index.ts`),
  words,
  later: later.map(sourceOf),
})

/** A row with a part that comes with the page where it is in sight at once. @param near its source as a path, as in `later` */
export const withNear = (made: Row, near: Near): Row => ({ ...made, near: { ...near, source: sourceOf(near.source) } })

/** What finds the words of a part that comes later. */
export const wordFiles = sourceOf('messages/wordFiles.ts')

/** Where a part of a language's words is found, as Vite's manifest names it. */
export const wordsSource = (language: string, part: Part): string =>
  sourceOf(`messages/languages/${language.split('-')[0]}/${part}.ts`)

/**
 * What each page of an app begins with, for the check of its sizes: the entry, its own code and its words.
 * @param entry where the browser's code begins @returns sources by screen, in the order of the table
 */
export const sourcesOf = (table: Table, entry: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { source, words }]) => [
      name,
      [entry, wordsSource('en', 'common'), ...words.map((part) => wordsSource('en', part)), source],
    ]),
  )

/** What the host draws with pages of an app and the browser loads after them, for the same check. */
export const drawnOf = (table: Table): readonly string[] => [
  ...new Set([...laterAround, ...Object.values(table).flatMap(({ later = [] }) => later)]),
]
