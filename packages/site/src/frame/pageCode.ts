import type { Screen } from '@minaret/plans'
import type { Part } from '@minaret/screens/messages'

/** The URLs of one page's code. */
export type PageCode = {
  /** The screen and its module; a not-found page has none. */
  screen?: { name: Screen; module: string }
  /** The messages it uses, including the common ones. */
  messages: readonly (readonly [Part, string])[]
}
