/** Punctuation and spaces that HMRC would delete, and their replacements. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u02bc\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\s\p{Zs}]/gu, ' '],
  // Transliteration marks for ayn and hamza are dropped.
  [/[\u02bb\u02be\u02bf]/g, ''],
  [/[\p{Cc}\p{Cf}]/gu, ''],
]

/** Latin characters without a Unicode decomposition. */
const plainCharacters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  œ: 'oe',
  Œ: 'OE',
  ə: 'e',
  Ə: 'E',
  ŋ: 'n',
  Ŋ: 'N',
  ẞ: 'SS',
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ŧ: 't',
  Ŧ: 'T',
}

/**
 * Whether HMRC accepts every character of the text; its validator deletes others silently
 * (hmrc/charities-claims-validation).
 */
export const isReadByHmrc = (text: string): boolean => /^[\u0020-\u007e\u00a1-\u00ff]*$/.test(text)

/** The zeros of other digit systems: Arabic, Persian and Urdu, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6]

function digitOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10)
  return zero === undefined ? undefined : String(code - zero)
}

function writeCharacter(character: string): string {
  if (isReadByHmrc(character)) return character
  const mappedCharacter = plainCharacters[character] ?? digitOf(character)
  if (mappedCharacter !== undefined) return mappedCharacter
  const parts = Array.from(character.normalize('NFKD').replace(/\p{M}/gu, ''), (part) => plainCharacters[part] ?? part)
  const plainText = parts.join('')
  if (isReadByHmrc(plainText)) return plainText
  // Symbols and emoji are dropped. Characters of another script stay, so that staff see the problem.
  return /[\p{L}\p{N}]/u.test(plainText) ? character : ''
}

/** Text in HMRC's characters, or the original if it contains another script. */
export type HmrcText = { text: string; readable: boolean }

/**
 * Converts a name or address to HMRC's characters. Latin characters beyond Latin-1 lose their accents or are replaced
 * by a table. Other scripts are never transliterated: the text stays unchanged and is unreadable for HMRC.
 * @untrusted
 */
export function writeForHmrc(input: string): HmrcText {
  const cleanedText = replacements.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    input.normalize('NFC'),
  )
  const collapseSpaces = (text: string) => text.replace(/ +/g, ' ').trim()
  const convertedText = collapseSpaces(Array.from(cleanedText, writeCharacter).join(''))
  return isReadByHmrc(convertedText)
    ? { text: convertedText, readable: true }
    : { text: collapseSpaces(cleanedText), readable: false }
}

/** HMRC's pattern for a title. */
const titlePattern = /^[A-Za-z][A-Za-z'-]{1,3}$/

/**
 * Converts a title for HMRC, for example `Dr.` to `Dr`. A title that does not fit, such as `Sheikh`, is omitted,
 * because none is required.
 * @untrusted
 */
export function toHmrcTitle(input: string): string {
  const { text } = writeForHmrc(input.replace(/[.\s]/g, ''))
  return titlePattern.test(text) ? text : ''
}

/** The number of characters at the end of truncated text in which to look for a space. */
const spaceSearchLength = 12

/** Truncates text to a column's length, between two words if possible. @param maxLength in characters */
export function truncateForHmrc(text: string, maxLength: number): string {
  const characters = Array.from(text)
  if (characters.length <= maxLength) return text
  const truncatedText = characters.slice(0, maxLength).join('')
  if (characters[maxLength] === ' ') return truncatedText.trim()
  const space = truncatedText.lastIndexOf(' ')
  return (space > truncatedText.length - spaceSearchLength ? truncatedText.slice(0, space) : truncatedText).trim()
}
