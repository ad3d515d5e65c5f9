import type { Lexicon, Orientation } from '@minaret/display'

/** What the host writes into the page of a screen. */
export type PageConfig = {
  orientation: Orientation
  /** BCP 47 */
  language: string
  dir: 'ltr' | 'rtl'
  /** The mosque's name. */
  title: string
  lexicon: Lexicon
  /** Of the app's files, and of all this holds. */
  release: string
  /** Colours and what else the mosque has chosen, as declarations of custom properties. */
  css: string
  /** Allows the page's own styles. */
  nonce: string
  /** Paths of the app's files, scripts in the order they run in: all that is kept for a start without a network. */
  files: string[]
}

/** Where the page holds it. */
export const configId = 'minaret-tv'
