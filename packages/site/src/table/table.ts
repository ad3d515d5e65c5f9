import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import type { Feature, Part } from '@minaret/screens/messages'

/** A screen's code and messages. */
export type Row = {
  load: () => Promise<ScreenModule>
  /** The code's path in Vite's manifest: the page preloads the chunk. */
  source: string
  /** All features whose messages it uses: hydration would have to wait for a missing one. */
  features: readonly Feature[]
  /** Lazy parts, which the server renders with the page, so that the page includes their stylesheets. */
  lazy?: readonly string[]
  /** The lazy part that loads with the page if it is initially in view. */
  visibleFirst?: VisibleFirst
  /** The content depends on the visitor or the tab: the code loads after the first paint instead of on intent. */
  atOnce?: true
  /**
   * The storage keys of the screen's saved state: if the tab or browser has one, or the URL has a query, the code loads after the
   * first paint, too.
   */
  remembered?: readonly string[]
}

/** A part that loads when it is about to be visible. */
export type VisibleFirst = {
  /** The part's selector. */
  at: string
  source: string
  /** The features whose messages it uses, besides its page's. */
  features: readonly Feature[]
}

/** The screens of an app. */
export type Table = Readonly<Partial<Record<Screen, Row>>>

/** The screens package's path from an app's folder. */
const screensFolder = '../../packages/screens/src'

const sourceOf = (path: string) => `${screensFolder}/${path}`

/** Lazy parts around every page. */
export const sharedLazySources: readonly string[] = [sourceOf('shell/SiteFooter.tsx')]

/** The steps shown in response to a form posted without scripts. */
export const formResponseSources: readonly string[] = [sourceOf('cause/stepsChunk.ts')]

/**
 * Creates a row of an app's table.
 * @param folder the screen's folder in `@minaret/screens` @param load imports its code
 * @param features the features whose messages it uses @param lazy its lazy parts, as paths in `@minaret/screens`
 */
export const createRow = (
  folder: string,
  load: Row['load'],
  features: readonly Feature[],
  lazy: readonly string[] = [],
): Row => ({
  load,
  source: sourceOf(`${folder}/index.ts`),
  features,
  lazy: lazy.map(sourceOf),
})

/** Adds a lazy part that loads with the page if it is initially in view. @param near its source is a path, as in `lazy` */
export const withVisibleFirst = (base: Row, near: VisibleFirst): Row => ({
  ...base,
  visibleFirst: { ...near, source: sourceOf(near.source) },
})

/** Makes a row's code load after the page's first paint, because its content depends on the visitor or the tab. */
export const loadAtOnce = (base: Row): Row => ({ ...base, atOnce: true })

/**
 * Adds a form whose draft the tab stores: a started form loads at once; otherwise it loads on intent, together with the page's
 * code if it is in view.
 * @param draft the draft's name @param at the form's selector @param source its source as a path, as in `lazy`
 */
export const withDraft = (base: Row, draft: string, { at, source }: { at: string; source: string }): Row => ({
  ...withVisibleFirst(base, { at, source, features: [] }),
  remembered: [`draft.${draft}`],
})

/** Adds a donation form: it loads at once for a started gift or one described by a link. */
export const withGift = (base: Row): Row => ({ ...base, remembered: ['giftDraft', 'giftCarried', 'currencyObj'] })

/** The module that locates the messages of a lazy part. */
export const messageFiles = sourceOf('messages/wordFiles.ts')

/** Returns the path of a part of a language's messages in Vite's manifest. */
export const messagesSource = (language: string, part: Part): string =>
  sourceOf(`messages/languages/${language.split('-')[0]}/${part}.gen.ts`)

/**
 * Returns the initial code of each page, for the size check: the entry, the page's own code and its messages.
 * @param entry the browser's entry @returns sources by screen, in the table's order
 */
export const sourcesOf = (table: Table, entry: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { source, features }]) => [
      name,
      [entry, messagesSource('en', 'common'), ...features.map((part) => messagesSource('en', part)), source],
    ]),
  )

/** Returns all lazy parts of an app's pages, for the same check. */
export const lazySourcesOf = (table: Table): readonly string[] => [
  ...new Set([...sharedLazySources, ...Object.values(table).flatMap(({ lazy = [] }) => lazy)]),
]
