/** Invisible characters for text direction and joining, which are common in text pasted from web pages. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const digitOf = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf)

/**
 * Normalises a cell: Arabic, Persian and full-width digits become 0 to 9, Arabic punctuation becomes Latin, letters get
 * their ordinary form, and words are separated by one space.
 */
export function plainCell(cell: string): string {
  // Nearly all of a year's four thousand cells are plain already.
  if (/^[!-~]*$/.test(cell)) return cell
  return cell
    .normalize('NFKC')
    .replace(invisible, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, digitOf)
    .replaceAll('\u066b', '.')
    .replaceAll('\u060c', ',')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Letters with several forms in Arabic and Urdu, and the form that is compared. */
const folded: readonly (readonly [RegExp, string])[] = [
  [/[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/[ىیئے]/g, 'ي'],
  [/ک/g, 'ك'],
  [/[ةہھۃە]/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ء/g, ''],
]

/** Normalises text for comparison: lower case, without accents, vowel signs and apostrophes. */
export function foldWords(text: string): string {
  let word = plainCell(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  for (const [letters, character] of folded) word = word.replaceAll(letters, character)
  return word.replaceAll(/['’‘ʼʻ`´]/g, '')
}

/** Normalises a heading for comparison: {@link foldWords}, with only letters and digits. */
export const squash = (text: string): string => foldWords(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
