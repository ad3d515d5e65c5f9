import { prayers } from '../base/types.ts'
import { columnsOf, otherAsrColumn, roleName, roleNames, roleOf } from './columns.ts'
import type { Role, TimeColumn } from './columns.ts'
import { readDayParts } from './dayParts.ts'
import type { DayParts } from './dayParts.ts'
import type { Finding } from './findings.ts'
import { guessTimes } from './guess.ts'
import type { Header } from './header.ts'
import { squash } from './plain.ts'
import type { SheetRow } from './sheet.ts'
import { isTimeLike, readTimeParts } from './times.ts'

/** Which column of a file is what. */
export type Layout = {
  /** Index of the column that has a role. */
  at: Map<Role, number>
  /** Roles that were found by what the cells hold, for want of a heading. */
  guessed: Set<Role>
  /** Headings that were passed over. */
  notRead: string[]
  problems: Finding[]
  oddities: Finding[]
}

/** What somebody has said of columns themselves: heading or number of the column, and its role or `ignore`. */
export type ColumnMap = Readonly<Record<string, string>>

/** What most filled cells of a column are. */
function contentOf(rows: readonly SheetRow[], index: number): DayParts['kind'] | 'time' | 'other' | 'empty' {
  const counts = new Map<DayParts['kind'] | 'time' | 'other', number>()
  let filled = 0
  for (const { cells } of rows) {
    const cell = cells[index] ?? ''
    if (cell === '') continue
    filled += 1
    const day = readDayParts(cell).kind
    const time = readTimeParts(cell)
    // "6.10" is a time before it is the sixth of October.
    const isTime = isTimeLike(time) && !(time.kind === 'decimal' && day === 'number')
    const kind = isTime && day !== 'full' ? 'time' : day === 'unknown' ? 'other' : day
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return filled === 0 || !best ? 'empty' : best[1] * 2 >= filled ? best[0] : 'other'
}

const dateRole = (content: ReturnType<typeof contentOf>): Role | undefined => {
  if (content === 'full' || content === 'pair' || content === 'named') return 'date'
  return content === 'number' || content === 'weekday' ? content : undefined
}

type Claim = { role: Role; bare: boolean; school?: 1 | 2 }

function claimOf({ heading }: Header['columns'][number], content: ReturnType<typeof contentOf>): Claim | undefined {
  const { prayer, kind, school, date, other } = heading
  if (other || kind === 'ends') return undefined
  if (prayer === 'sunrise') return { role: 'sunrise', bare: false }
  if (prayer !== undefined) {
    const role = columnsOf[prayer][kind === 'jamaat' ? 'jamaat' : 'begins']
    return { role, bare: kind === undefined, ...(school === undefined ? {} : { school }) }
  }
  if (date === 'month' || date === 'year') return { role: date, bare: false }
  const role = date === 'date' ? (dateRole(content) ?? (content === 'empty' ? undefined : 'date')) : undefined
  return role && { role, bare: false }
}

/** Reads what somebody has said of columns: `{ "Start": "fajr.begins" }`. */
function readMap(
  map: ColumnMap,
  header: Header | undefined,
  width: number,
  problems: Finding[],
): Map<number, Role | 'ignore'> {
  const mapped = new Map<number, Role | 'ignore'>()
  const line = header?.line ?? 1
  for (const [name, wanted] of Object.entries(map)) {
    const role = wanted.trim().toLowerCase() === 'ignore' ? 'ignore' : roleOf(wanted)
    const byName = header?.columns.findIndex(({ text }) => squash(text) === squash(name)) ?? -1
    const index = byName >= 0 ? byName : /^\d+$/.test(name.trim()) ? Number(name) - 1 : -1
    if (role === undefined) {
      const message = `"${wanted}" is not a kind of column. Choose one of ${roleNames.join(', ')} or ignore.`
      problems.push({ kind: 'column', line, message })
    } else if (index < 0 || index >= width) {
      const message = `There is no column called "${name}". Use a heading of the file, or the column number counted from 1.`
      problems.push({ kind: 'column', line, message })
    } else mapped.set(index, role)
  }
  return mapped
}

/** Places the columns that begin Asr: the mosque's own school's, and the other's beside it. */
function placeAsr(columns: { index: number; school?: 1 | 2 }[], own: 1 | 2, at: Map<Role, number>): void {
  const mine =
    columns.find(({ school }) => school === own) ?? columns.find(({ school }) => school === undefined) ?? columns[0]
  if (!mine) return
  at.set('asr_athan', mine.index)
  const other = columns.find(({ index, school }) => index !== mine.index && school !== mine.school)
  if (other && !at.has(otherAsrColumn)) at.set(otherAsrColumn, other.index)
}

const jamaatOf = (role: Role): TimeColumn | undefined => {
  const prayer = prayers.find((each) => columnsOf[each].begins === role)
  return prayer && columnsOf[prayer].jamaat
}

/**
 * Finds out which column is what: by what somebody said, else by its heading, else by what its cells hold.
 *
 * @param school the school whose Asr the mosque prays: 2 is Hanafi
 */
export function findLayout(
  header: Header | undefined,
  rows: readonly SheetRow[],
  { map = {}, school = 1 }: { map?: ColumnMap; school?: 1 | 2 },
): Layout {
  const width = Math.max(header?.columns.length ?? 0, ...rows.map(({ cells }) => cells.length))
  const contents = Array.from({ length: width }, (_, index) => contentOf(rows, index))
  const layout: Layout = { at: new Map(), guessed: new Set(), notRead: [], problems: [], oddities: [] }
  const mapped = readMap(map, header, width, layout.problems)
  const usedColumns = new Set<number>(mapped.keys())
  for (const [index, role] of mapped) if (role !== 'ignore') layout.at.set(role, index)

  const placed = new Set(layout.at.keys())

  const strong = new Set(
    (header?.columns ?? []).flatMap((column, index) => {
      const claim = column.heading.weak ? undefined : claimOf(column, contents[index] ?? 'empty')
      return claim ? [claim.role] : []
    }),
  )
  const asr: { index: number; school?: 1 | 2 }[] = []
  const unclear: number[] = []
  for (const [index, column] of (header?.columns ?? []).entries()) {
    if (usedColumns.has(index)) continue
    const own = squash(column.text) === squash(otherAsrColumn)
    const claim: Claim | undefined = own
      ? { role: otherAsrColumn, bare: false }
      : claimOf(column, contents[index] ?? 'empty')
    if (!claim) {
      if (column.text === '') unclear.push(index)
      continue
    }
    // What somebody has said of a column holds against every heading; the other Asr can still be the other school's.
    if (placed.has(claim.role)) {
      const other = claim.role === 'asr_athan' && claim.school !== undefined && !layout.at.has(otherAsrColumn)
      if (other) layout.at.set(otherAsrColumn, index)
      usedColumns.add(index)
      continue
    }
    if (
      claim.role === 'asr_athan' &&
      !layout.at.has('asr_athan') &&
      (claim.school !== undefined || !asr.some((each) => each.school === undefined))
    ) {
      asr.push({ index, ...(claim.school === undefined ? {} : { school: claim.school }) })
      usedColumns.add(index)
      continue
    }
    if (column.heading.weak && (layout.at.has(claim.role) || strong.has(claim.role))) {
      usedColumns.add(index)
      continue
    }
    const before = claim.role === 'asr_athan' ? asr[0]?.index : layout.at.get(claim.role)
    const first = header?.columns[before ?? -1]
    // Only the same heading twice is a beginning and its jamaat; two names of one prayer are anybody's guess.
    const second = claim.bare && squash(first?.text ?? '') === squash(column.text) ? jamaatOf(claim.role) : undefined
    if (!layout.at.has(claim.role) && claim.role !== 'asr_athan') layout.at.set(claim.role, index)
    else if (second && !layout.at.has(second)) {
      layout.at.set(second, index)
      layout.guessed.add(second)
    } else if (claim.role === 'date' || claim.role === 'number' || claim.role === 'weekday') continue
    else {
      const message = `The column ${claim.role} appears twice, the second time as "${column.text}". Keep one of them, or set what it contains.`
      layout.problems.push({ kind: 'column', line: header?.line ?? 1, column: claim.role, message, ask: 'columns' })
    }
    usedColumns.add(index)
  }
  placeAsr(asr, school, layout.at)
  // A heading that spans two columns leaves the second without one: "Fajr" over its beginning and its jamaat.
  for (const index of unclear) {
    const left = [...layout.at].find(([, at]) => at === index - 1)?.[0]
    const second = left && jamaatOf(left)
    if (contents[index] !== 'time' || !second || layout.at.has(second)) continue
    layout.at.set(second, index)
    layout.guessed.add(second)
    usedColumns.add(index)
  }
  if (!layout.at.has('date') && !layout.at.has('number')) {
    const index = contents.findIndex(
      (content, at) => !usedColumns.has(at) && ['full', 'pair', 'named', 'number'].includes(content),
    )
    const role = dateRole(contents[index] ?? 'empty')
    if (role) {
      layout.at.set(role, index)
      layout.guessed.add(role)
      usedColumns.add(index)
    }
  }
  if (!header) {
    const times = contents.flatMap((content, index) => (content === 'time' && !usedColumns.has(index) ? [index] : []))
    for (const [role, index] of guessTimes(rows, times)) {
      layout.at.set(role, index)
      layout.guessed.add(role)
      usedColumns.add(index)
    }
  }
  tellNotRead(layout, header, usedColumns, contents)
  return layout
}

function tellNotRead(
  layout: Layout,
  header: Header | undefined,
  usedColumns: ReadonlySet<number>,
  contents: readonly string[],
): void {
  const used = new Set(layout.at.values())
  const strange: string[] = []
  for (const [index, { text, heading }] of (header?.columns ?? []).entries()) {
    if (used.has(index) || (text === '' && contents[index] !== 'time')) continue
    const name = text === '' ? `column ${index + 1}, which has no heading` : `"${text}"`
    layout.notRead.push(name)
    if (!heading.other && heading.kind !== 'ends' && heading.date === undefined && !usedColumns.has(index))
      strange.push(name)
  }
  if (strange.length === 0) return
  const what =
    strange.length === 1
      ? `A column was not read: ${strange[0]}`
      : `${strange.length} columns were not read: ${strange.join(', ')}`
  const message = `${what}. If it has times of a prayer, name it with a heading such as "Fajr jamaat" (${roleName('fajr_iqama')}).`
  layout.oddities.push({ kind: 'column', line: header?.line ?? 1, message })
}
