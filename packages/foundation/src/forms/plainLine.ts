/** What breaks a line, and what turns the text after it around unseen. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu

/** Whether there is anything to see: more than spaces, and marks that have no width. */
const isVisible = (text: string): boolean => /[^\p{C}\p{M}\p{Z}]/u.test(text)

/**
 * Words somebody typed that others read beside words of ours, as a name, a note or an announcement: on one line, and without
 * what would turn the rest of a sentence around. Joiners stay: Urdu and Persian are written with them.
 * @returns nothing but `''` where nothing can be seen
 */
export function plainLine(text: string): string {
  const line = text.normalize('NFC').replaceAll(unseen, ' ').trim()
  return isVisible(line) ? line : ''
}
