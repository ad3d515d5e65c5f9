import type { ConfigurationItem } from '@minaret/contract'
import type { DehydratedState } from '@tanstack/react-query'
import type { PageCode } from './pageCode.ts'

/** How the page's own script brings its React app. */
export type Start = {
  /** The script that takes the page over. */
  entry: string
  /** The scripts it will ask for, fetched with it. */
  scripts: readonly string[]
  /** Those of a part besides, where that is in sight: `at` is a selector that finds it. */
  near?: { at: string; scripts: readonly string[] }
  /** What the page shows depends on the visitor or the tab: it is taken over after its first painting, without a touch. */
  atOnce?: boolean
  /** Keys of `sessionStorage` and `localStorage`: where one is there, or the address asks for something, the same. */
  remembered?: readonly string[]
  /** Shown inside another app: nothing of it is kept in the browser, and no visit is counted. */
  inApp?: boolean
  /** When what the page shows changes by itself, in milliseconds. */
  changes?: number
}

/** What the server tells the page's script: enough to draw the same page again without asking. */
export type Boot = {
  items: ConfigurationItem[]
  /** The instant of the page, in milliseconds. */
  now: number
  origin: string
  /** The language of the page, and how it is written. */
  language: string
  locale: string
  code: PageCode
  start: Start
  /** The stylesheets that stand in the page itself. */
  stylesheets: readonly string[]
  /** Only the rules the page uses do: its app brings all of them. */
  isPartial?: boolean
  queries: DehydratedState
}

/** The id of the element that holds it, as JSON. */
export const bootId = 'minaret-boot'

/** The boot, with what an app adds to it, as text of a data block: nothing in it can end the element. */
export const bootText = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c')

/** Reads what the server has left in the page. @throws where another server has written it */
export function readBoot<More extends object = object>(): Boot & More {
  const text = document.getElementById(bootId)?.textContent
  if (!text) throw new Error('The page has no state.')
  const boot: Boot & More = JSON.parse(text)
  return boot
}
