import type { ImportedDonor, ImportNote } from '@minaret/foundation/db'
import { isAddress } from '@minaret/foundation/email-addresses'
import { type Channel, channels } from '../../contact-wishes/heading.ts'
import { isPlainNo, mentionsObjection, mergeWishes, type Wishes } from '../../contact-wishes/value.ts'
import { cut } from '../wordpress/cut.ts'
import { readCell } from './cells.ts'
import type { DonorField } from './columns.ts'
import type { Column } from './planColumns.ts'
import type { Row } from './readRows.ts'
import { longestValue } from './tallyColumns.ts'

/** What becomes of a line: a donor, or nothing and why. */
export type DonorLine = { line: number; title: string; notes: ImportNote[]; donor?: ImportedDonor }

const longest = { name: 200, email: 254, phone: 40, address: 500, remark: 500 }

const phonePattern = /^\+?[\d\s().\-/]{5,}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i

/** Whether a text is an address an email can be sent to over the internet. */
const isEmail = (text: string) => text.length <= longest.email && isAddress(text) && /@[^@]+\.[^@.]+$/.test(text)

/** Where each channel is stored of a donor. */
const wishKeys = { email: 'mayEmail', call: 'mayCall', post: 'mayWrite' } as const
const wishes = ['mayEmail', 'mayCall', 'mayWrite'] as const

const nobody: Wishes = { email: false, call: false, post: false }

/** The end of a list: totals, and what a program writes below or above it. */
const closing =
  /^(?:(?:grand |sub ?)?totals?|sum|count|average|end of (?:report|list|file)|report|exported|generated|printed|created|page \d+|\d+ (?:donors?|records?|rows?|contacts?|entries|supporters?))\b/i

/** A line that is not data, such as a title above the headings: wished in the report, and nothing else. */
export const skippedLine = ({ line, cells }: Row): DonorLine => ({
  line,
  title: cut(cells.map(readCell).filter(Boolean).join(' · '), longest.name),
  notes: [{ code: 'notData' }],
})

/** Whether a line is the headings again, as where pages of a report begin. */
function repeatsHeadings(cells: readonly string[], columns: readonly Column[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const same = columns.filter(({ at, heading }) => heading !== '' && readCell(cells[at] ?? '') === readCell(heading))
  return same.length > 1 && same.length > filled.length / 2
}

/** What the columns of a line say of contact. */
function readWishes(cells: readonly string[], columns: readonly Column[]) {
  const [notes, remarks]: [ImportNote[], string[]] = [[], []]
  let wished: Wishes = {}
  for (const { at, heading, use } of columns) {
    const value = readCell(cells[at] ?? '')
    if (value === '') continue
    if (use.kind === 'death' && !/^(?:not\b|alive|living|unknown)/i.test(value) && !isPlainNo(value)) {
      wished = nobody
      notes.push({ code: 'died' })
      remarks.push(`${heading}: ${value}`)
    }
    if (use.kind !== 'wish') continue
    const { wish, means } = use
    const byHeading = use.read(value)
    const meaning = means.get(value.slice(0, longestValue)) ?? (byHeading ? undefined : means.get('*'))
    const objects = Object.fromEntries(wish.objects.map((channel) => [channel, false]))
    const agrees = Object.fromEntries(wish.agrees.map((channel) => [channel, true]))
    const read = meaning ? { yes: agrees, no: objects, nothing: {} }[meaning] : byHeading
    // What nobody could be asked about, because there was too much of it, is no permission.
    if (!read) notes.push({ code: 'unclearWish' })
    wished = mergeWishes(wished, read ?? objects)
    const isSilent = read !== undefined && Object.keys(read).length === 0
    if (isSilent && wish.yes !== 'objects' && meaning === undefined) remarks.push(`${heading}: ${value}`)
  }
  return { wished, notes, remarks }
}

/**
 * Reads one line of a list of donors. Only what the line says is taken: of contact, a plain yes or no.
 * @param guessed the file's encoding is not certain, so names with more than English letters are worth a look
 */
export function convertRow(row: Row, columns: readonly Column[], guessed: boolean): DonorLine {
  const { line, cells } = row
  if (row.broken) return { ...skippedLine(row), notes: [{ code: row.broken }] }
  const all = (field: DonorField) =>
    columns
      .flatMap(({ at, use }) => (use.kind === 'field' && use.field === field ? [{ at, rank: use.rank }] : []))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ at }) => readCell(cells[at] ?? ''))
      .filter(Boolean)
  const cell = (field: DonorField) => all(field)[0] ?? ''
  const name = [cell('first'), cell('last')].filter(Boolean).join(' ') || cell('name') || cell('company')
  const emails = all('email').map((text) => text.replace(/^mailto:/i, ''))
  const email = emails.find(isEmail) ?? emails[0] ?? ''
  const phones = all('phone')
  const isStray = repeatsHeadings(cells, columns) || (email === '' && phones.length === 0 && closing.test(name))
  if (isStray) return skippedLine(row)
  const title = cut(name || email, longest.name)
  const refuse = (code: string): DonorLine => ({ line, title, notes: [{ code }] })
  if (name === '' && email === '') return refuse('nobody')
  if (name.length > longest.name) return refuse('longName')
  if (email !== '' && !isEmail(email)) return refuse('badEmail')

  const { wished, notes, remarks } = readWishes(cells, columns)
  const donor: ImportedDonor = { name, email }
  const phone = phones.find((text) => text.length <= longest.phone && phonePattern.test(text))
  if (phone !== undefined) donor.phone = phone
  else if (phones.length > 0) notes.push({ code: 'badPhone' })

  const parts = ([0, 1, 2, 3, 4, 5] as const).flatMap((part) => all(`address${part}`))
  const address = [...new Set(parts)].join(', ')
  if (address.length > longest.address) notes.push({ code: 'longAddress' })
  else if (address !== '') donor.address = address

  for (const channel of channels) {
    const wish = wished[channel]
    if (wish !== undefined) donor[wishKeys[channel]] = wish
  }
  for (const { at, heading, use } of columns) {
    const text = readCell(cells[at] ?? '')
    if (use.kind !== 'note' || text === '') continue
    remarks.push(`${heading}: ${text}`)
    if (mentionsObjection(text)) notes.push({ code: 'objectionInNotes' })
  }
  const remark = remarks.join(' · ')
  if (remark.length > longest.remark) notes.push({ code: 'longRemark' })
  if (remark !== '') donor.remark = cut(remark, longest.remark)

  if (guessed && /[^\0-\x7f]/.test(`${name}${address}`)) notes.push({ code: 'guessedLetters' })
  const codes = new Set(notes.map(({ code }) => code))
  return { line, title, notes: [...codes].map((code) => ({ code })), donor }
}

/** How a donor who is listed already may be contacted; null where nobody has wished. */
export type ListedWishes = Record<Channel, boolean | null>

/**
 * Says that a donor is listed already. An objection of the file is added to them where they haven't been asked; where they
 * have agreed here, a person decides.
 */
export function noteOfListed(donor: ImportedDonor, listed?: ListedWishes): ImportNote {
  const objections = channels.filter((channel) => donor[wishKeys[channel]] === false)
  const added = objections.filter((channel) => (listed?.[channel] ?? null) === null)
  if (added.length > 0) return { code: 'isDonorNo', about: added.join(' ') }
  const against = objections.filter((channel) => listed?.[channel] === true)
  return against.length > 0 ? { code: 'isDonorYes', about: against.join(' ') } : { code: 'isDonor' }
}

/** Two lines of one donor as one: the first counts, the second fills what it lacks, and a no counts wherever it stands. */
export function mergeLines(first: ImportedDonor, second: ImportedDonor): ImportedDonor {
  return mergeObjections({ ...second, ...first, name: first.name || second.name }, second)
}

/** A donor with the objections of another line that may be the same person's. */
export function mergeObjections(first: ImportedDonor, second: ImportedDonor): ImportedDonor {
  const merged = { ...first }
  for (const wish of wishes) if (second[wish] === false) merged[wish] = false
  return merged
}
