import { asInstalled } from './asInstalled.ts'

/** What a terminal may act upon, and marks that turn text around. */
const suspect = /\r\n|\p{Cc}(?:\[(?:1|22)m)?|[\u202A-\u202E\u2066\u2067]/gu

/** Line ends and tabs, and how the headings of a table are made bold. */
const ours = new Set(['\n', '\t', '\r\n', '\u001B[1m', '\u001B[22m'])

/** Lines for people, with commands as they are typed here, and without anything a terminal would act upon: parts of them were typed by somebody. */
export const clean = (lines: string): string =>
  asInstalled(lines).replaceAll(suspect, (found) =>
    ours.has(found) || ours.has(found.charAt(0)) ? found : found.slice(1),
  )

const inJson = /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g

/** A value as JSON that says the same and that a terminal does not act upon either. */
export const jsonOf = (value: unknown): string =>
  String(JSON.stringify(value, undefined, 2)).replaceAll(
    inJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** How much of something typed a refusal repeats. */
const most = 80
const begun = (text: string) => `${Array.from(text).slice(0, most).join('')}…`

/** A sentence that repeats what was typed, without the length of it. */
export const brief = (text: string): string =>
  text
    .replaceAll(/"([^"\n]{200,})"/g, (_, typed: string) => `"${begun(typed)}"`)
    .replaceAll(/\S{500,}/g, (word) => begun(word))
