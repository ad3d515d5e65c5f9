import type { ImportedDonor, ImportNote } from '@minaret/foundation/db'
import { isAddress } from '@minaret/foundation/email-addresses'
import { cut } from '../wordpress/cut.ts'
import type { DonorColumn, DonorColumns } from './columns.ts'
import type { Row } from './readRows.ts'

/** What becomes of a line: a donor, or nothing and why. */
export type DonorLine = { line: number; title: string; notes: ImportNote[]; donor?: ImportedDonor }

const longest = { name: 200, email: 254, phone: 40, address: 500, remark: 500 }

/** Direction marks that reorder what stands around a name; joiners, which Urdu and Persian need, stay. */
const invisible = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** A cell as one line of text: without what a spreadsheet put before it so that it is no formula, or instead of nothing. */
function readCell(cell: string): string {
  const text = cell.normalize('NFC').replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim()
  const bare = /^="(.*)"$/.exec(text)?.[1] ?? text.replace(/^'(?=[=+\-@])/, '')
  return /^(?:-+|-? ?n\/a ?-?|null)$/i.test(bare) ? '' : bare
}

const yes = /^(?:yes|y|true|1|on|opted in|opt in|subscribed|granted)$/i
const no = /^(?:no|n|false|0|off|opted out|opt out|unsubscribed|denied|withdrawn)$/i

const phonePattern = /^\+?[\d\s().\-/]{5,}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i

/** Whether a text is an address an email can be sent to over the internet. */
const isEmail = (text: string) => text.length <= longest.email && isAddress(text) && /@[^@]+\.[^@.]+$/.test(text)

const wishes = ['mayEmail', 'mayCall', 'mayWrite'] as const

/**
 * Reads one line of a list of donors. Only what the line says is taken: of contact, a plain yes or no.
 * @param guessed the file's encoding is not certain, so names with more than English letters are worth a look
 */
export function convertRow({ line, cells }: Row, columns: DonorColumns, guessed: boolean): DonorLine {
  const cell = (column: DonorColumn) => {
    const at = columns.at.get(column)
    return at === undefined ? '' : readCell(cells[at] ?? '')
  }
  const notes: ImportNote[] = []
  const name = [cell('first'), cell('last')].filter(Boolean).join(' ') || cell('name') || cell('company')
  const email = cell('email').replace(/^mailto:/i, '')
  const title = cut(name || email, longest.name)
  const refuse = (code: string): DonorLine => ({ line, title, notes: [{ code }] })
  if (name === '' && email === '') return refuse('nobody')
  if (name.length > longest.name) return refuse('longName')
  if (email !== '' && !isEmail(email)) return refuse('badEmail')

  const donor: ImportedDonor = { name, email }
  const phone = cell('phone')
  if (phone !== '' && phone.length <= longest.phone && phonePattern.test(phone)) donor.phone = phone
  else if (phone !== '') notes.push({ code: 'badPhone' })

  const parts = ([0, 1, 2, 3, 4, 5] as const).map((part) => cell(`address${part}`)).filter(Boolean)
  const address = [...new Set(parts)].join(', ')
  if (address.length > longest.address) notes.push({ code: 'longAddress' })
  else if (address !== '') donor.address = address

  for (const wish of wishes) {
    const consent = cell(wish)
    if (yes.test(consent)) donor[wish] = true
    else if (no.test(consent)) donor[wish] = false
    else if (consent !== '') notes.push({ code: 'unclearWish' })
  }
  // That somebody has not opted out does not say that they agreed.
  if (yes.test(cell('noEmail'))) donor.mayEmail = false

  const remarks = columns.remarks.map(({ at, heading }) => [heading, readCell(cells[at] ?? '')] as const)
  const remark = remarks.flatMap(([heading, text]) => (text === '' ? [] : [`${heading}: ${text}`])).join(' · ')
  if (remark.length > longest.remark) notes.push({ code: 'longRemark' })
  if (remark !== '') donor.remark = cut(remark, longest.remark)

  if (guessed && /[^\0-\x7f]/.test(`${name}${address}`)) notes.push({ code: 'guessedLetters' })
  return { line, title, notes, donor }
}

/** Two lines of one donor as one: the first counts, the second fills what it lacks, and a no counts wherever it stands. */
export function mergeLines(first: ImportedDonor, second: ImportedDonor): ImportedDonor {
  const merged = { ...second, ...first, name: first.name || second.name }
  for (const wish of wishes) if (first[wish] === false || second[wish] === false) merged[wish] = false
  return merged
}
