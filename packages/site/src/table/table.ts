import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import type { Feature, Part } from '@minaret/screens/messages'

/** Where a screen's code is, and which messages it uses. */
export type Row = {
  load: () => Promise<ScreenModule>
  /** Its source in Vite's manifest: the page preloads the chunk. */
  source: string
  /** The features whose messages it uses. All of them, or hydration would have to wait for the rest. */
  words: readonly Feature[]
  /** Lazy parts, which the server renders with the page: the page has their stylesheets from the start. */
  lazy?: readonly string[]
  /** The lazy part that loads with the page when it is in view at once. */
  visibleFirst?: VisibleFirst
  /** What it shows depends on the visitor or the tab: its code loads after the first painting. Without it, on intent. */
  atOnce?: true
  /**
   * Under which keys tab or browser remember what it would show: where they remember any, or the address asks for
   * something, its code loads after the first painting, too.
   */
  remembered?: readonly string[]
}

/** A part that loads when it is about to be visible. */
export type VisibleFirst = {
  /** A selector that finds the part. */
  at: string
  source: string
  /** The features whose messages it uses besides its page's. */
  words: readonly Feature[]
}

/** The screens of an app. */
export type Table = Readonly<Partial<Record<Screen, Row>>>

/** The screens package, seen from an app's folder. */
const folders = '../../packages/screens/src'

const sourceOf = (path: string) => `${folders}/${path}`

/** Lazy parts around every page. */
export const sharedLazySources: readonly string[] = [sourceOf('shell/SiteFooter.tsx')]

/** The steps that answer a form sent without scripts. */
export const answerSources: readonly string[] = [sourceOf('cause/stepsChunk.ts')]

/**
 * One row of an app's table.
 * @param folder the screen's, in `@minaret/screens` @param load imports its code
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
  lazy: later.map(sourceOf),
})

/** A row with a lazy part that loads with the page when it is in view at once. @param near its source as a path, as in `lazy` */
export const withVisibleFirst = (base: Row, near: VisibleFirst): Row => ({
  ...base,
  visibleFirst: { ...near, source: sourceOf(near.source) },
})

/** A row whose code loads after the page's first painting, because what it shows depends on the visitor or the tab. */
export const atOnce = (base: Row): Row => ({ ...base, atOnce: true })

/**
 * A row with a form of which the tab keeps a draft: one that was begun is gone on with at once, and any other comes when
 * somebody reaches for it, all of it in one go where it is in view.
 * @param draft its name @param at a selector that finds it @param source its source as a path, as in `lazy`
 */
export const withDraft = (base: Row, draft: string, { at, source }: { at: string; source: string }): Row => ({
  ...withVisibleFirst(base, { at, source, words: [] }),
  remembered: [`draft.${draft}`],
})

/** A row with a form for giving: a gift that was begun, or that a link describes, is gone on with at once. */
export const withGift = (base: Row): Row => ({ ...base, remembered: ['giftDraft', 'giftCarried', 'currencyObj'] })

/** The module that locates the messages of a lazy part. */
export const wordFiles = sourceOf('messages/wordFiles.ts')

/** Where a part of a language's words is found, as Vite's manifest names it. */
export const wordsSource = (language: string, part: Part): string =>
  sourceOf(`messages/languages/${language.split('-')[0]}/${part}.gen.ts`)

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

/** All lazy parts of an app's pages, for the same check. */
export const lazySourcesOf = (table: Table): readonly string[] => [
  ...new Set([...sharedLazySources, ...Object.values(table).flatMap(({ lazy = [] }) => lazy)]),
]
