import { writeForHmrc } from '../hmrc/hmrcText.ts'

/** The name and address of a building. */
export type BuildingDetails = { name: string; address: string; postcode: string }

/** Abbreviations of address words. */
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

/**
 * Normalises a name or address for comparison: without case, accents, punctuation and articles, and with words
 * abbreviated.
 */
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

/** Whether two buildings have the same postcode and so may stand on the same or adjoining land. */
export const haveSamePostcode = (a: BuildingDetails, b: BuildingDetails): boolean =>
  postcodeKey(a.postcode) === postcodeKey(b.postcode)

/**
 * Whether two entries are the same building: two of name, address and postcode match. All buildings on the same land
 * count as one (Small Charitable Donations Act 2012, section 8(4)), so halls at one address do too.
 */
export function isSameBuilding(a: BuildingDetails, b: BuildingDetails): boolean {
  const matches = [haveSamePostcode(a, b), keyOf(a.name) === keyOf(b.name), keyOf(a.address) === keyOf(b.address)]
  return matches.filter(Boolean).length > 1
}
