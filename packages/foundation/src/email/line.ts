/** Control characters, line breaks of every kind and invisible direction marks: none of them belongs in a header. */
const unsafeCharacters = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/**
 * Makes text a single line that is safe in an email header: names and subjects are user input, and a line break would
 * start another header.
 * @param maxLength maximum number of characters; longer text is truncated with an ellipsis
 */
export function toSingleLine(text: string, maxLength = 200): string {
  const line = text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(unsafeCharacters, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(line)
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line
}

/** Removes control characters that mail programs may not handle from multi-line text. */
export const toMultiLine = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
