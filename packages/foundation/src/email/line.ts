/** Controls, line ends of every kind, and the marks that turn text around unseen: nothing of them belongs into a header. */
const unsafe = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/**
 * One line of text, safe to stand in a mail's header: names and subjects come from people, and a line end in one of them
 * would start a header of theirs.
 * @param longest in characters; what is longer ends in an ellipsis
 */
export function oneLine(text: string, longest = 200): string {
  const line = text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(line)
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line
}

/** Text of several lines, without the controls a mail program might stumble over. */
export const manyLines = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
