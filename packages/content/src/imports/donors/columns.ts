import type { donorSources } from '@minaret/foundation/db'
import { type HeadingMeaning, readPreferenceHeading, simplify } from '../../contact-preferences/heading.ts'

/** The system a list was exported from; `csv` is any other. */
export type DonorSource = (typeof donorSources)[number]

/** A field of a donor's identity or address. */
export type DonorField = 'email' | 'first' | 'last' | 'name' | 'company' | 'phone' | `address${0 | 1 | 2 | 3 | 4 | 5}`

/**
 * Known headings, in lower case and without brackets: of GiveWP, Donorbox, this product's own `donors.csv`, and common ones.
 * If several columns match a field, the first that isn't empty is used.
 */
const headings: Readonly<Record<DonorField, readonly string[]>> = {
  email: [
    'email',
    'email address',
    'donor email',
    'donor email address',
    'primary email',
    'home email',
    'work email',
    'email id',
    'البريد الإلكتروني',
    'ای میل',
  ],
  first: ['first name', "donor's first name", 'donor first name', 'given name', 'forename', 'firstname', 'fname'],
  last: ['last name', "donor's last name", 'donor last name', 'surname', 'family name', 'lastname', 'lname'],
  name: [
    'name',
    'full name',
    'donor name',
    'donor',
    'supporter name',
    'supporter',
    'contact name',
    'display name',
    'الاسم',
    'نام',
  ],
  company: ['donating company', 'company', 'company name', 'organisation', 'organization', 'organisation name'],
  phone: [
    'phone',
    'phone number',
    'donor phone number',
    'mobile',
    'mobile number',
    'mobile phone',
    'tel',
    'home phone',
    'phone no',
    'mobile no',
    'contact number',
    'contact no',
    'الهاتف',
    'فون',
    'الهاتف',
    'فون',
  ],
  address0: ['address', 'address 1', 'address line 1', 'street address', 'street', 'home address', 'mailing street'],
  address1: ['address 2', 'address line 2', 'supplemental address 1'],
  address2: ['city', 'town', 'town/city', 'town / city', 'mailing city'],
  address3: ['state', 'state / province', 'state/province', 'county', 'province', 'region', 'mailing state'],
  address4: [
    'zip',
    'postal code',
    'postcode',
    'post code',
    'zip code',
    'zip / postal code',
    'zip/postal code',
    'mailing postal code',
  ],
  address5: ['country', 'mailing country'],
}

const fields = Object.keys(headings).filter((key): key is DonorField => key in headings)

/** Columns that become remarks: totals are for information only and never count as income. */
const remarkHeadings = new Set([
  'number of donations',
  'number of gifts',
  'donations',
  'donation count',
  'gifts',
  'total donated',
  'sum of donations',
  'total donations',
  'total given',
  'lifetime donations',
  'lifetime total',
  'first donation date',
  'last donation',
  'last donation date',
  'last gift',
  'donor created',
  'donor created date',
  'notes',
  'note',
  'internal notes',
  'remarks',
  'remark',
  'comments',
])

/** Normalises a heading: `Phone (mobile)*` becomes `phone`. */
const headingOf = (cell: string): string =>
  cell
    .slice(0, 300)
    .normalize('NFKC')
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[*:._\s]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\be-mail\b/, 'email')
    .replace(/\btelephone\b/, 'phone')

/** The meaning of a heading; `rank` orders columns for the same field. */
export type HeadingUse = { field: DonorField; rank: number } | { note: true } | HeadingMeaning

const findField = (name: string): HeadingUse | undefined => {
  const field = fields.find((key) => headings[key].includes(name))
  return field && { field, rank: headings[field].indexOf(name) }
}

/**
 * Reads a heading.
 * @returns undefined if it is unknown
 */
export function readHeading(cell: string): HeadingUse | undefined {
  const name = headingOf(cell)
  if (name === '') return undefined
  const simple = simplify(cell.replaceAll(/\([^()]*\)/g, ' '))
  if (remarkHeadings.has(name)) return { note: true }
  return (
    findField(name) ??
    readPreferenceHeading(cell) ??
    findField(simple) ??
    findField(simple.replace(/^(?:donor's|donor|contact|supporter|billing|constituent) /, ''))
  )
}

/** Detects the system of a list by a combination of headings. */
export function sourceOf(cells: readonly string[]): DonorSource {
  const names = cells.map(headingOf)
  const has = (...required: string[]) => required.every((name) => names.includes(name))
  if (has('donor email', "donor's first name") || has('donor email', 'donated at')) return 'donorbox'
  const isGive = has('user id') || has('donor created') || has('donor created date') || has('donor phone number')
  return isGive && has('number of donations') ? 'givewp' : 'csv'
}

/** A heading for display. */
export const shortHeading = (cell: string): string =>
  cell
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 80)

const isIdentity = (use: HeadingUse | undefined): boolean =>
  use !== undefined && 'field' in use && ['email', 'name', 'first', 'last', 'company'].includes(use.field)

/** The maximum number of cells checked to find the headings. */
const maxScored = 200

/** Scores how likely a line has headings: the number of known cells, if one of them identifies a donor. */
export function scoreHeadings(cells: readonly string[]): number {
  if (cells.some((cell) => cell.includes('@'))) return 0
  const uses = cells
    .slice(0, maxScored)
    .map((cell) => (cell.length > 200 ? undefined : readHeading(cell)))
    .filter(Boolean)
  return uses.some(isIdentity) ? uses.length : uses.length / 1000
}
