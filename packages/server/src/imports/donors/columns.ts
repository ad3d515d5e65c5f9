import type { donorSources } from '@minaret/foundation/db'
import { refuseFile } from '../unreadable.ts'

/** The system a list was exported from; `csv` is any other. */
export type DonorSource = (typeof donorSources)[number]

/** What a column of a list can be. */
export type DonorColumn =
  | 'email'
  | 'first'
  | 'last'
  | 'name'
  | 'company'
  | 'phone'
  | `address${0 | 1 | 2 | 3 | 4 | 5}`
  | 'mayEmail'
  | 'mayCall'
  | 'mayWrite'
  | 'noEmail'

/**
 * The headings of lists, in small letters and without brackets: the donors of GiveWP, donations of Donorbox, this product's own
 * `donors.csv`, and what people call columns in lists of their own. The first of a row that a file has is taken.
 */
const headings: Readonly<Record<DonorColumn, readonly string[]>> = {
  email: ['email', 'email address', 'donor email', 'donor email address', 'primary email'],
  first: ['first name', "donor's first name", 'donor first name', 'given name', 'forename', 'firstname'],
  last: ['last name', "donor's last name", 'donor last name', 'surname', 'family name', 'lastname'],
  name: ['name', 'full name', 'donor name', 'donor', 'supporter name', 'supporter', 'contact name'],
  company: ['donating company', 'company', 'company name', 'organisation', 'organization', 'organisation name'],
  phone: ['phone', 'phone number', 'donor phone number', 'telephone', 'mobile', 'mobile number', 'mobile phone', 'tel'],
  address0: ['address', 'address 1', 'address line 1', 'street address', 'street', 'home address'],
  address1: ['address 2', 'address line 2'],
  address2: ['city', 'town', 'town/city', 'town / city'],
  address3: ['state', 'state / province', 'state/province', 'county', 'province', 'region'],
  address4: ['zip', 'postal code', 'postcode', 'post code', 'zip code', 'zip / postal code', 'zip/postal code'],
  address5: ['country'],
  mayEmail: [
    'join mailing list',
    'joined mailing list',
    'mailing list',
    'email consent',
    'email opt in',
    'email opt-in',
    'may email',
    'contact by email',
    'email marketing',
    'newsletter',
  ],
  mayCall: ['phone consent', 'phone opt in', 'phone opt-in', 'may call', 'contact by phone'],
  mayWrite: ['post consent', 'postal consent', 'post opt in', 'post opt-in', 'may write', 'contact by post'],
  noEmail: ['do not email', 'email opt out', 'email opt-out', 'unsubscribed', 'opted out'],
}

/** Columns that are kept as a remark, as they stand: totals are information and never income. */
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

/** A list's columns: where each is that is taken, those kept as remarks, and those that are not taken. */
export type DonorColumns = {
  source: DonorSource
  at: ReadonlyMap<DonorColumn, number>
  remarks: readonly { at: number; heading: string }[]
  left: readonly { at: number; heading: string }[]
}

/** A heading as it is compared: `Phone (mobile)*` is `phone`. */
const headingOf = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[*:_\s]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\be-mail\b/, 'email')

/** Whose list it is, by headings that nobody else writes together. */
function sourceOf(names: readonly string[]): DonorSource {
  const has = (...all: string[]) => all.every((name) => names.includes(name))
  if (has('donor email', "donor's first name") || has('donor email', 'donated at')) return 'donorbox'
  const isGive = has('user id') || has('donor created') || has('donor created date') || has('donor phone number')
  return isGive && has('number of donations') ? 'givewp' : 'csv'
}

const mostLeft = 60
const shortHeading = (cell: string) =>
  cell
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 80)

/** Reads the line of headings. @throws UnreadableImport where it has neither an address nor a name */
export function readColumns(cells: readonly string[]): DonorColumns {
  const names = cells.map(headingOf)
  const at = new Map<DonorColumn, number>()
  const columns = Object.keys(headings).filter((key): key is DonorColumn => key in headings)
  for (const column of columns) {
    const place = headings[column].map((name) => names.indexOf(name)).find((found) => found >= 0)
    if (place !== undefined) at.set(column, place)
  }
  if (!['email', 'name', 'first', 'last', 'company'].some((key) => columns.some((c) => c === key && at.has(c))))
    refuseFile('columns')
  const taken = new Set(at.values())
  const rest = cells
    .map((cell, place) => ({ at: place, heading: shortHeading(cell), name: names[place] ?? '' }))
    .filter(({ at: place, heading }) => heading !== '' && !taken.has(place))
  const isRemark = ({ name }: { name: string }) => remarkHeadings.has(name)
  const bare = ({ at: place, heading }: { at: number; heading: string }) => ({ at: place, heading })
  return {
    source: sourceOf(names),
    at,
    remarks: rest.filter(isRemark).map(bare),
    left: rest
      .filter((column) => !isRemark(column))
      .slice(0, mostLeft)
      .map(bare),
  }
}
