import { asInstalled } from './asInstalled.ts'

/** Control characters, and characters that change the text direction. */
const suspect = /\r\n|\p{Cc}(?:\[(?:1|22)m)?|[\u202A-\u202E\u2066\u2067]/gu

/** Line ends, tabs, and the bold style of a table's headings. */
const ours = new Set(['\n', '\t', '\r\n', '\u001B[1m', '\u001B[22m'])

/** Lines for people, with commands as typed in this installation, without control characters: parts of them are user input. */
export const clean = (lines: string): string =>
  asInstalled(lines).replaceAll(suspect, (found) =>
    ours.has(found) || ours.has(found.charAt(0)) ? found : found.slice(1),
  )

const inJson = /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g

/** A value as JSON, with control characters escaped. */
export const jsonOf = (value: unknown): string =>
  String(JSON.stringify(value, undefined, 2)).replaceAll(
    inJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** How many characters of an input an error quotes. */
const maxQuoted = 80
const truncate = (text: string) => `${Array.from(text).slice(0, maxQuoted).join('')}…`

/** Shortens the quoted input in an error. */
export const brief = (text: string): string =>
  text
    .replaceAll(/"([^"\n]{200,})"/g, (_, typed: string) => `"${truncate(typed)}"`)
    .replaceAll(/\S{500,}/g, (word) => truncate(word))
