import { adaptCommands } from './adaptCommands.ts'

/** Control characters, and characters that change the text direction. */
const controlCharacters = /\r\n|\p{Cc}(?:\[(?:1|22)m)?|[\u202A-\u202E\u2066\u2067]/gu

/** Line endings, tabs, and the bold style of table headings. */
const allowedSequences = new Set(['\n', '\t', '\r\n', '\u001B[1m', '\u001B[22m'])

/**
 * Prepares text for display: rewrites its commands for this installation, and removes control characters, which user input
 * may contain.
 */
export const prepareForDisplay = (lines: string): string =>
  adaptCommands(lines).replaceAll(controlCharacters, (match) =>
    allowedSequences.has(match) || allowedSequences.has(match.charAt(0)) ? match : match.slice(1),
  )

const escapedInJson = /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g

/** Serialises a value as JSON, with control characters escaped. */
export const serialiseJson = (value: unknown): string =>
  String(JSON.stringify(value, undefined, 2)).replaceAll(
    escapedInJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The maximum number of characters of user input quoted in an error. */
const maxQuotedLength = 80
const truncate = (text: string) => `${Array.from(text).slice(0, maxQuotedLength).join('')}…`

/** Shortens the user input quoted in an error. */
export const shortenQuotes = (text: string): string =>
  text
    .replaceAll(/"([^"\n]{200,})"/g, (_, quoted: string) => `"${truncate(quoted)}"`)
    .replaceAll(/\S{500,}/g, (match) => truncate(match))
