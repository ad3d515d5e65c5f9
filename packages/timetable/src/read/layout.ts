import { prayers } from '../base/types.ts'
import { isBareName, hasDoubledPrayers, assignAsrColumns } from './asrColumns.ts'
import type { AsrColumn } from './asrColumns.ts'
import { copyPrayerName, assignBareJamaats } from './bareColumns.ts'
import { isWrittenAsTimes } from './columnTimes.ts'
import { columnsOf, otherAsrColumn, roleName, roleNames, roleOf } from './columns.ts'
import type { Role, TimeColumn } from './columns.ts'
import { readDayParts } from './dayParts.ts'
import type { DayParts } from './dayParts.ts'
import type { Finding } from './findings.ts'
import { guessTimes } from './guess.ts'
import type { Header } from './header.ts'
import { listUnreadColumns } from './unreadColumns.ts'
import { squash } from './plain.ts'
import type { SheetRow } from './sheet.ts'
import { isTimeLike, readTimeParts } from './times.ts'

/** The columns of a file. */
export type Layout = {
  /** The index of the column with each role. */
  columnIndexes: Map<Role, number>
  /** Roles inferred from the contents of cells because there was no heading. */
  inferredRoles: Set<Role>
  /** Headings of columns that were not read. */
  unreadColumns: string[]
  problems: Finding[]
  warnings: Finding[]
}

/** Manually assigned columns: the heading or number of each, and its role or `ignore`. */
export type ColumnMap = Readonly<Record<string, string>>

/** The kind of most non-empty cells of a column. */
function contentOf(rows: readonly SheetRow[], index: number): DayParts['kind'] | 'time' | 'other' | 'empty' {
  const counts = new Map<DayParts['kind'] | 'time' | 'other', number>()
  let filledCount = 0
  for (const { cells } of rows) {
    const cell = cells[index] ?? ''
    if (cell === '') continue
    filledCount += 1
    const day = readDayParts(cell).kind
    const time = readTimeParts(cell)
    // "6.10" is read as a time rather than as the sixth of October.
    const isTime = isTimeLike(time) && !(time.kind === 'decimal' && day === 'number')
    const kind = isTime && day !== 'full' ? 'time' : day === 'unknown' ? 'other' : day
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return filledCount === 0 || !best ? 'empty' : best[1] * 2 >= filledCount ? best[0] : 'other'
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
  const isDate = date === 'date' && content !== 'empty' && content !== 'hijri'
  const role = isDate ? (dateRole(content) ?? 'date') : undefined
  return role && { role, bare: false }
}

/** Reads assigned columns: `{ "Start": "fajr.begins" }`. */
function readMap(
  map: ColumnMap,
  header: Header | undefined,
  width: number,
  problems: Finding[],
): Map<number, Role | 'ignore'> {
  const roles = new Map<number, Role | 'ignore'>()
  const line = header?.line ?? 1
  for (const [name, roleText] of Object.entries(map)) {
    const role = roleText.trim().toLowerCase() === 'ignore' ? 'ignore' : roleOf(roleText)
    const matches = (header?.columns ?? []).flatMap(({ text }, position) =>
      squash(text) === squash(name) ? [position] : [],
    )
    const index = matches[0] ?? (/^\d+$/.test(name.trim()) ? Number(name) - 1 : -1)
    if (role === undefined) {
      const message = `"${roleText}" is not a kind of column. Choose one of ${roleNames.join(', ')} or ignore.`
      problems.push({ kind: 'column', line, message, like: name })
    } else if (index < 0 || index >= width) {
      const message = `There is no column called "${name}". Use a heading of the file, or the column number counted from 1.`
      problems.push({ kind: 'column', line, message, like: name })
    } else if (role === 'ignore')
      for (const position of matches.length > 0 ? matches : [index]) roles.set(position, role)
    else if (matches.length > 1) {
      const numbers = matches.map((position) => position + 1).join(', ')
      const message = `${matches.length} columns are called "${name}": ${numbers}. Use the number of the one you mean.`
      problems.push({ kind: 'column', line, message, like: name })
    } else roles.set(index, role)
  }
  return roles
}

const jamaatOf = (role: Role): TimeColumn | undefined => {
  const prayer = prayers.find((candidate) => columnsOf[candidate].begins === role)
  return prayer && columnsOf[prayer].jamaat
}

/**
 * Determines the role of each column: the manually assigned one, or else by its heading, or else by its contents.
 *
 * @param school the mosque's school for Asr: 2 is Hanafi
 */
export function findLayout(
  printedHeader: Header | undefined,
  rows: readonly SheetRow[],
  { map = {}, school = 1 }: { map?: ColumnMap; school?: 1 | 2 },
): Layout {
  const width = Math.max(printedHeader?.columns.length ?? 0, ...rows.map(({ cells }) => cells.length))
  const contents = Array.from({ length: width }, (_, index) => contentOf(rows, index))
  const header = printedHeader && copyPrayerName(printedHeader, (index) => contents[index] === 'empty')
  const layout: Layout = {
    columnIndexes: new Map(),
    inferredRoles: new Set(),
    unreadColumns: [],
    problems: [],
    warnings: [],
  }
  const assignedRoles = readMap(map, header, width, layout.problems)
  const usedColumns = new Set<number>(assignedRoles.keys())
  for (const [index, role] of assignedRoles) if (role !== 'ignore') layout.columnIndexes.set(role, index)

  const fixedRoles = new Set(layout.columnIndexes.keys())

  const strongRoles = new Set(
    (header?.columns ?? []).flatMap((column, index) => {
      const claim = column.heading.weak ? undefined : claimOf(column, contents[index] ?? 'empty')
      return claim ? [claim.role] : []
    }),
  )
  const asrColumns: AsrColumn[] = []
  const unnamedColumns: number[] = []
  const reportAmbiguity = (role: Role, first: number | undefined, index: number) => {
    const [a, b] = [first ?? index, index].map((position) => `${position + 1} ("${header?.columns[position]?.text}")`)
    const message = `Columns ${a} and ${b} both look like ${roleName(role)}. Set what each of them holds, or ignore one.`
    layout.problems.push({ kind: 'column', line: header?.line ?? 1, column: role, message, ask: 'columns', like: role })
  }
  const isEveryPrayerTwice = hasDoubledPrayers(header)
  for (const [index, column] of (header?.columns ?? []).entries()) {
    if (usedColumns.has(index)) continue
    const isOtherAsr = squash(column.text) === squash(otherAsrColumn)
    const claim: Claim | undefined = isOtherAsr
      ? { role: otherAsrColumn, bare: false }
      : claimOf(column, contents[index] ?? 'empty')
    if (!claim) {
      if (column.text === '') unnamedColumns.push(index)
      continue
    }
    // An assigned role takes precedence over headings, but another Asr can still be the other school's.
    if (fixedRoles.has(claim.role)) {
      const isOtherSchool =
        claim.role === 'asr_athan' && claim.school !== undefined && !layout.columnIndexes.has(otherAsrColumn)
      if (isOtherSchool) layout.columnIndexes.set(otherAsrColumn, index)
      usedColumns.add(index)
      continue
    }
    if (
      claim.role === 'asr_athan' &&
      !layout.columnIndexes.has('asr_athan') &&
      asrColumns.length < 2 &&
      (claim.school !== undefined ||
        !asrColumns.some(({ school: namedSchool }) => namedSchool === undefined) ||
        (claim.bare && !isEveryPrayerTwice && isBareName(header, asrColumns[0]?.index)))
    ) {
      asrColumns.push({ index, ...(claim.school === undefined ? {} : { school: claim.school }) })
      usedColumns.add(index)
      continue
    }
    if (column.heading.weak && (layout.columnIndexes.has(claim.role) || strongRoles.has(claim.role))) {
      usedColumns.add(index)
      continue
    }
    const existingIndex = claim.role === 'asr_athan' ? asrColumns[0]?.index : layout.columnIndexes.get(claim.role)
    const existingColumn = header?.columns[existingIndex ?? -1]
    // The same heading twice is a start time and its jamaat; two different names of a prayer are ambiguous.
    const jamaatRole =
      claim.bare && asrColumns.length < 2 && squash(existingColumn?.text ?? '') === squash(column.text)
        ? jamaatOf(claim.role)
        : undefined
    if (!layout.columnIndexes.has(claim.role) && claim.role !== 'asr_athan') layout.columnIndexes.set(claim.role, index)
    else if (jamaatRole && !layout.columnIndexes.has(jamaatRole)) {
      layout.columnIndexes.set(jamaatRole, index)
      layout.inferredRoles.add(jamaatRole)
    } else if (claim.role === 'date' || claim.role === 'number' || claim.role === 'weekday') continue
    else reportAmbiguity(claim.role, existingIndex, index)
    usedColumns.add(index)
  }
  // A heading "Asr" over two columns means both schools if no prayer has a jamaat.
  const isTimed = (index: number) => contents[index] === 'time'
  const spannedIndex = unnamedColumns.find(
    (index) => asrColumns.length === 1 && index - 1 === asrColumns[0]?.index && isTimed(index),
  )
  const spansBothSchools =
    isBareName(header, asrColumns[0]?.index) &&
    !unnamedColumns.some((index) => index !== spannedIndex && isTimed(index)) &&
    !header?.columns.some(({ heading }) => heading.kind === 'jamaat') &&
    !prayers.some((prayer) => layout.columnIndexes.has(columnsOf[prayer].jamaat))
  if (spannedIndex !== undefined && spansBothSchools) {
    asrColumns.push({ index: spannedIndex })
    usedColumns.add(spannedIndex)
    unnamedColumns.splice(unnamedColumns.indexOf(spannedIndex), 1)
  }
  const unclearAsr = assignAsrColumns(asrColumns, school, layout.columnIndexes, rows)
  if (header) layout.problems.push(...assignBareJamaats(header, rows, layout.columnIndexes, usedColumns))
  // If other prayers have jamaats, a second Asr could also be its jamaat.
  const [firstAsr, secondAsr] = asrColumns.map(({ index }) => index)
  const isAmbiguous =
    isBareName(header, firstAsr) &&
    isBareName(header, secondAsr) &&
    !layout.columnIndexes.has('asr_iqama') &&
    prayers.some((prayer) => layout.columnIndexes.has(columnsOf[prayer].jamaat))
  if (secondAsr !== undefined && (unclearAsr || isAmbiguous)) reportAmbiguity('asr_athan', firstAsr, secondAsr)
  // If a heading spans two columns, the second has none: "Fajr" over its start time and its jamaat.
  for (const index of unnamedColumns) {
    const leftRole = [...layout.columnIndexes].find(([, columnIndex]) => columnIndex === index - 1)?.[0]
    const jamaatRole = leftRole && jamaatOf(leftRole)
    if (contents[index] !== 'time' || !jamaatRole || layout.columnIndexes.has(jamaatRole)) continue
    layout.columnIndexes.set(jamaatRole, index)
    layout.inferredRoles.add(jamaatRole)
    usedColumns.add(index)
  }
  if (!layout.columnIndexes.has('date') && !layout.columnIndexes.has('number')) {
    const findFree = (...kinds: string[]) =>
      contents.findIndex((content, position) => !usedColumns.has(position) && kinds.includes(content))
    const gregorianIndex = findFree('full', 'pair', 'named', 'number')
    const index = gregorianIndex < 0 ? findFree('hijri') : gregorianIndex
    const role = contents[index] === 'hijri' ? 'date' : dateRole(contents[index] ?? 'empty')
    if (role) {
      layout.columnIndexes.set(role, index)
      layout.inferredRoles.add(role)
      usedColumns.add(index)
    }
  }
  if (!header) {
    const timeIndexes = contents.flatMap((content, index) =>
      content === 'time' && !usedColumns.has(index) ? [index] : [],
    )
    for (const [role, index] of guessTimes(rows, timeIndexes)) {
      layout.columnIndexes.set(role, index)
      layout.inferredRoles.add(role)
      usedColumns.add(index)
    }
  }
  const { names, problems, warnings } = listUnreadColumns(header, layout.columnIndexes, usedColumns, (index) => {
    if (contents[index] !== 'time') return 'other'
    return isWrittenAsTimes(rows, index) ? 'times' : 'numbers'
  })
  layout.unreadColumns.push(...names)
  layout.problems.push(...problems)
  layout.warnings.push(...warnings)
  return layout
}
