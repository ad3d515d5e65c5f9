/** Punctuation and spaces HMRC's reader would delete, and what it keeps in their place. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u02bc\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\s\p{Zs}]/gu, ' '],
  // The marks for ayn and hamza stand for no letter of their own.
  [/[\u02bb\u02be\u02bf]/g, ''],
  [/[\p{Cc}\p{Cf}]/gu, ''],
]

/** Latin letters that do not come apart into a plain letter and a mark. */
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

/** Whether HMRC reads all of a text: its validator deletes other characters silently (hmrc/charities-claims-validation). */
export const isReadByHmrc = (text: string): boolean => /^[\u0020-\u007e\u00a1-\u00ff]*$/.test(text)

/** The first of ten digits in a row: Arabic, Persian and Urdu, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6]

function digitOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? undefined : String(code - zero)
}

function writeCharacter(character: string): string {
  if (isReadByHmrc(character)) return character
  const mapped = plainCharacters[character] ?? digitOf(character)
  if (mapped !== undefined) return mapped
  const parts = Array.from(character.normalize('NFKD').replace(/\p{M}/gu, ''), (part) => plainCharacters[part] ?? part)
  const plain = parts.join('')
  if (isReadByHmrc(plain)) return plain
  // Signs and pictures say nothing of a name; a letter of another script does, and stays for somebody to see.
  return /[\p{L}\p{N}]/u.test(plain) ? character : ''
}

/** A text in the characters HMRC reads, or as it was typed where it has letters of another script. */
export type HmrcText = { text: string; readable: boolean }

/**
 * Writes a name or an address so that HMRC reads the whole of it: Latin letters beyond Latin-1 lose their marks or become
 * the plain letter of a table. Letters of other scripts are never transliterated: the text stays as it is, unreadable.
 * @untrusted
 */
export function writeForHmrc(typed: string): HmrcText {
  const cleaned = replacements.reduce((text, [what, by]) => text.replace(what, by), typed.normalize('NFC'))
  const tidy = (text: string) => text.replace(/ +/g, ' ').trim()
  const written = tidy(Array.from(cleaned, writeCharacter).join(''))
  return isReadByHmrc(written) ? { text: written, readable: true } : { text: tidy(cleaned), readable: false }
}

/** HMRC's rule for a title: a letter, and one to three of letters, apostrophes and hyphens. */
const title = /^[A-Za-z][A-Za-z'-]{1,3}$/

/**
 * A title as HMRC takes it: `Dr.` as `Dr`. What does not fit, such as `Sheikh`, is left out, for none is needed.
 * @untrusted
 */
export function titleForHmrc(typed: string): string {
  const { text } = writeForHmrc(typed.replace(/[.\s]/g, ''))
  return title.test(text) ? text : ''
}

/** How far from its end a text is looked through for a space to cut it at, in characters. */
const nearEnd = 12

/** Cuts a text to a column's length, between two words where that is near. @param longest in characters */
export function cutForHmrc(text: string, longest: number): string {
  const characters = Array.from(text)
  if (characters.length <= longest) return text
  const cut = characters.slice(0, longest).join('')
  if (characters[longest] === ' ') return cut.trim()
  const space = cut.lastIndexOf(' ')
  return (space > cut.length - nearEnd ? cut.slice(0, space) : cut).trim()
}
