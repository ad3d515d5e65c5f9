import type { ConfigurationItem } from '@minaret/contract'
import type { DehydratedState } from '@tanstack/react-query'
import type { PageCode } from './pageCode.ts'

/** How the page's inline script loads its React app. */
export type Start = {
  /** The script that hydrates the page. */
  entry: string
  /** The scripts it imports, fetched with it. */
  scripts: readonly string[]
  /** Further scripts for a part of the page, if it is in view: `at` is its selector. */
  near?: { at: string; scripts: readonly string[] }
  /** The content depends on the visitor or the tab: the page hydrates after its first paint, without waiting for a touch. */
  atOnce?: boolean
  /** Keys of `sessionStorage` and `localStorage`: if one is set, or the URL has a query, the page hydrates as with `atOnce`. */
  remembered?: readonly string[]
  /** Shown inside another app: it stores nothing in the browser and counts no visit. */
  inApp?: boolean
  /** When the page's content next changes by itself, in milliseconds. */
  changes?: number
}

/** The server's data for the page's script: enough to render the same page without a request. */
export type Boot = {
  items: ConfigurationItem[]
  /** The instant the page was rendered for, in milliseconds. */
  now: number
  origin: string
  /** The page's language and locale. */
  language: string
  locale: string
  code: PageCode
  start: Start
  /** The stylesheets inlined in the page. */
  stylesheets: readonly string[]
  /** Only the rules the page uses are inlined: its app loads the full stylesheets. */
  isPartial?: boolean
  queries: DehydratedState
}

/** The id of the element with the boot data, as JSON. */
export const bootId = 'minaret-boot'

/** Serialises the boot data, with an app's additions, for a data block: escaped so that it cannot close the element. */
export const bootText = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c')

/** Reads the boot data from the page. @throws if the page has none */
export function readBoot<Extra extends object = object>(): Boot & Extra {
  const text = document.getElementById(bootId)?.textContent
  if (!text) throw new Error('The page has no boot data.')
  const boot: Boot & Extra = JSON.parse(text)
  return boot
}
