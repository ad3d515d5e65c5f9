import type { Lexicon, Orientation } from '@minaret/display'

/** The configuration that the server writes into a display's page. */
export type PageConfig = {
  orientation: Orientation
  /** BCP 47 */
  language: string
  dir: 'ltr' | 'rtl'
  /** The mosque's name. */
  title: string
  lexicon: Lexicon
  /** A hash of the app's files and of this configuration. */
  release: string
  /** The mosque's colours and other choices, as custom property declarations. */
  css: string
  /** The CSP nonce of the page's styles. */
  nonce: string
  /** Paths of all files cached for a start without a network, scripts in the order they run. */
  files: string[]
}

/** The id of the element with the configuration. */
export const configId = 'minaret-tv'
