import { writeForHmrc } from '../hmrc/hmrcText.ts'

/** A building as somebody typed it. */
export type TypedBuilding = { name: string; address: string; postcode: string }

/** Ways to write the same word of an address. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['street', 'st'],
  ['saint', 'st'],
  ['road', 'rd'],
  ['avenue', 'ave'],
  ['av', 'ave'],
  ['lane', 'ln'],
  ['drive', 'dr'],
  ['close', 'cl'],
  ['court', 'ct'],
  ['crescent', 'cres'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['terrace', 'terr'],
  ['gardens', 'gdns'],
  ['and', ''],
  ['the', ''],
  ['no', ''],
  ['number', ''],
])

/** A name or an address as it is compared: without case, accents, punctuation and articles, and with words shortened. */
const keyOf = (text: string): string =>
  writeForHmrc(text)
    .text.normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => shortForms.get(word) ?? word)
    .filter(Boolean)
    .join(' ')

const postcodeKey = (postcode: string): string => postcode.replace(/\s/g, '').toUpperCase()

/** Whether two buildings have one postcode, and so may stand on the same or on adjoining land. */
export const haveOnePostcode = (a: TypedBuilding, b: TypedBuilding): boolean =>
  postcodeKey(a.postcode) === postcodeKey(b.postcode)

/**
 * Whether two entries name one building: by two of name, address and postcode. All buildings on the same land are one (Small
 * Charitable Donations Act 2012, section 8(4)), so halls at one address are too.
 */
export function isSameBuilding(a: TypedBuilding, b: TypedBuilding): boolean {
  const same = [haveOnePostcode(a, b), keyOf(a.name) === keyOf(b.name), keyOf(a.address) === keyOf(b.address)]
  return same.filter(Boolean).length > 1
}
