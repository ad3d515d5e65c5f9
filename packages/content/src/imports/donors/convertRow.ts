import type { ImportedDonor, ImportNote } from '@minaret/foundation/db'
import { isAddress } from '@minaret/foundation/email-addresses'
import { type Channel, channels } from '../../contact-preferences/heading.ts'
import {
  isPlainNo,
  mentionsObjection,
  mergePreferences,
  type ContactPreferences,
} from '../../contact-preferences/value.ts'
import { cut } from '../wordpress/cut.ts'
import { readCell } from './cells.ts'
import type { DonorField } from './columns.ts'
import type { Column } from './planColumns.ts'
import type { Row } from './readRows.ts'
import { maxValueLength } from './tallyColumns.ts'

/** The result of a line: a donor, or the reasons why there is none. */
export type DonorLine = { line: number; title: string; notes: ImportNote[]; donor?: ImportedDonor }

const maxLengths = { name: 200, email: 254, phone: 40, address: 500, remark: 500 }

const phonePattern = /^\+?[\d\s().\-/]{5,}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i

/** Whether text is a public email address. */
const isEmail = (text: string) => text.length <= maxLengths.email && isAddress(text) && /@[^@]+\.[^@.]+$/.test(text)

/** The key of each channel in a donor. */
const channelKeys = { email: 'mayEmail', call: 'mayCall', post: 'mayWrite' } as const
const preferenceKeys = ['mayEmail', 'mayCall', 'mayWrite'] as const

const noContact: ContactPreferences = { email: false, call: false, post: false }

/** Totals, and other lines that software adds above or below a list. */
const summaryLine =
  /^(?:(?:grand |sub ?)?totals?|sum|count|average|end of (?:report|list|file)|report|exported|generated|printed|created|page \d+|\d+ (?:donors?|records?|rows?|contacts?|entries|supporters?))\b/i

/** A line without data, such as a title above the headings: it only appears in the report. */
export const skippedLine = ({ line, cells }: Row): DonorLine => ({
  line,
  title: cut(cells.map(readCell).filter(Boolean).join(' · '), maxLengths.name),
  notes: [{ code: 'notData' }],
})

/** Whether a line repeats the headings, as at the start of each page of a report. */
function repeatsHeadings(cells: readonly string[], columns: readonly Column[]): boolean {
  const filledCells = cells.filter((cell) => cell.trim() !== '')
  const repeatedColumns = columns.filter(
    ({ index, heading }) => heading !== '' && readCell(cells[index] ?? '') === readCell(heading),
  )
  return repeatedColumns.length > 1 && repeatedColumns.length > filledCells.length / 2
}

/** Reads a line's contact preferences. */
function readLinePreferences(cells: readonly string[], columns: readonly Column[]) {
  const [notes, remarks]: [ImportNote[], string[]] = [[], []]
  let preferences: ContactPreferences = {}
  for (const { index, heading, use } of columns) {
    const value = readCell(cells[index] ?? '')
    if (value === '') continue
    if (use.kind === 'death' && !/^(?:not\b|alive|living|unknown)/i.test(value) && !isPlainNo(value)) {
      preferences = noContact
      notes.push({ code: 'died' })
      remarks.push(`${heading}: ${value}`)
    }
    if (use.kind !== 'preference') continue
    const { preference, meanings } = use
    const parsed = use.read(value)
    const meaning = meanings.get(value.slice(0, maxValueLength)) ?? (parsed ? undefined : meanings.get('*'))
    const objects = Object.fromEntries(preference.objects.map((channel) => [channel, false]))
    const agrees = Object.fromEntries(preference.agrees.map((channel) => [channel, true]))
    const effectivePreferences = meaning ? { yes: agrees, no: objects, nothing: {} }[meaning] : parsed
    // Values beyond the number that users are asked about are not consent.
    if (!effectivePreferences) notes.push({ code: 'unclearWish' })
    preferences = mergePreferences(preferences, effectivePreferences ?? objects)
    const hasNoPreference = effectivePreferences !== undefined && Object.keys(effectivePreferences).length === 0
    if (hasNoPreference && preference.yes !== 'objects' && meaning === undefined) remarks.push(`${heading}: ${value}`)
  }
  return { preferences, notes, remarks }
}

/**
 * Reads a line of a list of donors. Contact preferences need an explicit yes or no.
 * @param isGuessed whether the file's encoding was guessed, so that names beyond ASCII need a check
 */
export function convertRow(row: Row, columns: readonly Column[], isGuessed: boolean): DonorLine {
  const { line, cells } = row
  if (row.problem) return { ...skippedLine(row), notes: [{ code: row.problem }] }
  const cellsOf = (field: DonorField) =>
    columns
      .flatMap(({ index, use }) => (use.kind === 'field' && use.field === field ? [{ index, rank: use.rank }] : []))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ index }) => readCell(cells[index] ?? ''))
      .filter(Boolean)
  const firstCellOf = (field: DonorField) => cellsOf(field)[0] ?? ''
  const fullName = [firstCellOf('first'), firstCellOf('last')].filter(Boolean).join(' ')
  const name = fullName || firstCellOf('name') || firstCellOf('company')
  const emails = cellsOf('email').map((text) => text.replace(/^mailto:/i, ''))
  const email = emails.find(isEmail) ?? emails[0] ?? ''
  const phones = cellsOf('phone')
  const isNotData = repeatsHeadings(cells, columns) || (email === '' && phones.length === 0 && summaryLine.test(name))
  if (isNotData) return skippedLine(row)
  const title = cut(name || email, maxLengths.name)
  const refuse = (code: string): DonorLine => ({ line, title, notes: [{ code }] })
  if (name === '' && email === '') return refuse('nobody')
  if (name.length > maxLengths.name) return refuse('longName')
  if (email !== '' && !isEmail(email)) return refuse('badEmail')

  const { preferences, notes, remarks } = readLinePreferences(cells, columns)
  const donor: ImportedDonor = { name, email }
  const phone = phones.find((text) => text.length <= maxLengths.phone && phonePattern.test(text))
  if (phone !== undefined) donor.phone = phone
  else if (phones.length > 0) notes.push({ code: 'badPhone' })

  const parts = ([0, 1, 2, 3, 4, 5] as const).flatMap((part) => cellsOf(`address${part}`))
  const address = [...new Set(parts)].join(', ')
  if (address.length > maxLengths.address) notes.push({ code: 'longAddress' })
  else if (address !== '') donor.address = address

  for (const channel of channels) {
    const preference = preferences[channel]
    if (preference !== undefined) donor[channelKeys[channel]] = preference
  }
  for (const { index, heading, use } of columns) {
    const text = readCell(cells[index] ?? '')
    if (use.kind !== 'note' || text === '') continue
    remarks.push(`${heading}: ${text}`)
    if (mentionsObjection(text)) notes.push({ code: 'objectionInNotes' })
  }
  const remark = remarks.join(' · ')
  if (remark.length > maxLengths.remark) notes.push({ code: 'longRemark' })
  if (remark !== '') donor.remark = cut(remark, maxLengths.remark)

  if (isGuessed && /[^\0-\x7f]/.test(`${name}${address}`)) notes.push({ code: 'guessedLetters' })
  const codes = new Set(notes.map(({ code }) => code))
  return { line, title, notes: [...codes].map((code) => ({ code })), donor }
}

/** The contact preferences of an existing donor; null if unknown. */
export type ExistingPreferences = Record<Channel, boolean | null>

/**
 * The note for an existing donor. An objection in the file is added if the donor has no preference yet. If the donor has
 * agreed here, staff decide.
 */
export function noteForExistingDonor(donor: ImportedDonor, existingPreferences?: ExistingPreferences): ImportNote {
  const objections = channels.filter((channel) => donor[channelKeys[channel]] === false)
  const newObjections = objections.filter((channel) => (existingPreferences?.[channel] ?? null) === null)
  if (newObjections.length > 0) return { code: 'isDonorNo', about: newObjections.join(' ') }
  const contradictions = objections.filter((channel) => existingPreferences?.[channel] === true)
  return contradictions.length > 0 ? { code: 'isDonorYes', about: contradictions.join(' ') } : { code: 'isDonor' }
}

/** Merges two lines of a donor: the second completes the first, and an objection in either counts. */
export function mergeLines(first: ImportedDonor, second: ImportedDonor): ImportedDonor {
  return mergeObjections({ ...second, ...first, name: first.name || second.name }, second)
}

/** Adds the objections of another line, which may be the same person's. */
export function mergeObjections(first: ImportedDonor, second: ImportedDonor): ImportedDonor {
  const mergedDonor = { ...first }
  for (const preference of preferenceKeys) if (second[preference] === false) mergedDonor[preference] = false
  return mergedDonor
}
