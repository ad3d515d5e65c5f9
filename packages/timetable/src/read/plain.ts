/** Marks that steer the direction of writing or join letters: invisible, and in every file pasted from a web page. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const digitOf = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf)

/**
 * A cell as it is compared: Arabic, Persian and full-width digits as 0 to 9, Arabic marks as their Latin ones, letters in
 * their ordinary form, one space between words.
 */
export function plainCell(cell: string): string {
  // Nearly all cells are plain already, and a year has four thousand.
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

/** Letters that Arabic and Urdu write in more than one way, and what they are compared as. */
const folded: readonly (readonly [RegExp, string])[] = [
  [/[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/[ىیئے]/g, 'ي'],
  [/ک/g, 'ك'],
  [/[ةہھۃە]/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ء/g, ''],
]

/** A word as it is compared: lower case, without accents and vowel signs, apostrophes gone. */
export function foldWords(text: string): string {
  let word = plainCell(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  for (const [letters, character] of folded) word = word.replaceAll(letters, character)
  return word.replaceAll(/['’‘ʼʻ`´]/g, '')
}

/** A heading as it is compared: folded, letters and digits alone. */
export const squash = (text: string): string => foldWords(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
