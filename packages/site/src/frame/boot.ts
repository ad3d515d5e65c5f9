import type { ConfigurationItem } from '@minaret/contract'
import type { DehydratedState } from '@tanstack/react-query'
import type { PageCode } from './code.ts'

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
  /** The sheets that stand in the page itself. */
  stylesheets?: readonly string[]
  queries: DehydratedState
}

/** A value as a script may hold it: nothing in it can end the script. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The script that leaves the boot, with what an app adds to it, as `window.minaretBoot`. */
export const bootScript = (boot: Boot): string => `window.minaretBoot=${inScript(boot)}`
