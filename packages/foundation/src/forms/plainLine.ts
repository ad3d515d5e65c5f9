/** Line breaks, white space and invisible direction marks. */
const breaksAndDirectionMarks = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu

/** Whether the text has visible characters: more than spaces and zero-width marks. */
const isVisible = (text: string): boolean => /[^\p{C}\p{M}\p{Z}]/u.test(text)

/**
 * Sanitises user input that is displayed next to our own text, such as a name, a note or an announcement: on one line, and
 * without marks that change the direction of a sentence. Joiners stay, because Urdu and Persian need them.
 * @returns `''` if nothing is visible
 */
export function plainLine(text: string): string {
  const line = text.normalize('NFC').replaceAll(breaksAndDirectionMarks, ' ').trim()
  return isVisible(line) ? line : ''
}
