import { prayers } from '../base/types.ts'
import type { Prayer } from '../base/types.ts'
import { columnsOf } from './columns.ts'
import type { Role } from './columns.ts'
import { timesOf } from './columnTimes.ts'
import type { Finding } from './findings.ts'
import type { Header } from './header.ts'
import type { Heading } from './headings.ts'
import type { SheetRow } from './sheet.ts'

/**
 * Copies a prayer's name from an empty column to the columns "Begins" and "Jamaat" after it, for tables that have all three
 * in one row of headings.
 */
export function copyPrayerName(header: Header, isEmpty: (index: number) => boolean): Header {
  let groupPrayer: Heading['prayer']
  const columns = header.columns.map(({ text, heading }, index) => {
    const { prayer, kind, school, other, date } = heading
    if (prayer !== undefined || other || date) {
      const next = header.columns[index + 1]?.heading
      const isGroupHeading =
        prayer !== 'sunrise' && isEmpty(index) && next?.kind === 'begins' && next.prayer === undefined
      groupPrayer = isGroupHeading ? prayer : undefined
      return isGroupHeading ? { text, heading: {} } : { text, heading }
    }
    const isSubheading = kind === 'begins' || kind === 'jamaat' || school !== undefined
    return groupPrayer !== undefined && isSubheading
      ? { text, heading: { ...heading, prayer: groupPrayer } }
      : { text, heading }
  })
  return { ...header, columns }
}

type Assignment = Map<number, Prayer>

/** Assigns each column called only "Jamaat" the prayer next to it; undefined if one has none, or two have the same. */
function assign(
  header: Header,
  bareIndexes: readonly number[],
  takenRoles: ReadonlySet<Role>,
  step: 1 | -1,
): Assignment | undefined {
  const result: Assignment = new Map()
  for (const index of bareIndexes) {
    let neighbour = index + step
    let { prayer } = header.columns[neighbour]?.heading ?? {}
    while (neighbour >= 0 && neighbour < header.columns.length && (prayer === undefined || prayer === 'sunrise')) {
      neighbour += step
      prayer = header.columns[neighbour]?.heading.prayer
    }
    if (prayer === undefined || prayer === 'sunrise') return undefined
    if (takenRoles.has(columnsOf[prayer].jamaat) || [...result.values()].includes(prayer)) return undefined
    result.set(index, prayer)
  }
  return result
}

const isDuring = (start: number, jamaat: number, end: number | undefined) =>
  jamaat >= start && jamaat < (end ?? start + 360)

/** Counts an assignment's jamaats, and those between their prayer's start and end. */
function fitOf(rows: readonly SheetRow[], assignment: Assignment, columnIndexes: ReadonlyMap<Role, number>) {
  const startTimesOf = (name: Prayer | 'sunrise') => {
    const column = name === 'sunrise' ? 'sunrise' : columnsOf[name].begins
    const index = columnIndexes.get(column)
    return index === undefined ? [] : timesOf(rows, column, index)
  }
  let [good, all] = [0, 0]
  for (const [index, prayer] of assignment) {
    const nextPrayer = prayers[prayers.indexOf(prayer) + 1]
    const endTimes = prayer === 'fajr' ? startTimesOf('sunrise') : nextPrayer ? startTimesOf(nextPrayer) : []
    const startTimes = startTimesOf(prayer)
    for (const [row, jamaat] of timesOf(rows, columnsOf[prayer].jamaat, index).entries()) {
      const start = startTimes[row]
      if (start === undefined || jamaat === undefined) continue
      all += 1
      if (isDuring(start, jamaat, endTimes[row])) good += 1
    }
  }
  return { good, all }
}

/** The minimum share of jamaats that must fit an assignment. */
const minShare = 0.6

function findAssignment(
  header: Header,
  rows: readonly SheetRow[],
  bareIndexes: readonly number[],
  columnIndexes: ReadonlyMap<Role, number>,
): Assignment | undefined {
  const takenRoles = new Set(columnIndexes.keys())
  const candidates = ([-1, 1] as const).flatMap((step) => {
    const assignment = assign(header, bareIndexes, takenRoles, step)
    if (!assignment) return []
    const { good, all } = fitOf(rows, assignment, columnIndexes)
    return good < all * minShare ? [] : [{ assignment, share: all === 0 ? 0 : good / all }]
  })
  const [best, next] = candidates.toSorted((a, b) => b.share - a.share)
  if (!best || (next && best.share < next.share + 1 - minShare)) return undefined
  return best.assignment
}

/**
 * Assigns the columns called only "Jamaat". Each belongs to the prayer before it, or in some tables to the one after it;
 * the times decide, because a jamaat is between its prayer's start and end on most days.
 *
 * @param columnIndexes the known columns; these are added
 * @param usedIndexes the columns that are already assigned; these are added
 * @returns a question if the times do not decide
 */
export function assignBareJamaats(
  header: Header,
  rows: readonly SheetRow[],
  columnIndexes: Map<Role, number>,
  usedIndexes: Set<number>,
): Finding[] {
  const bareIndexes = header.columns.flatMap(({ heading: { prayer, kind, other, date } }, index) =>
    kind === 'jamaat' && prayer === undefined && !other && !date && !usedIndexes.has(index) ? [index] : [],
  )
  if (bareIndexes.length === 0) return []
  for (const index of bareIndexes) usedIndexes.add(index)
  const assignment = findAssignment(header, rows, bareIndexes, columnIndexes)
  if (assignment) {
    for (const [index, prayer] of assignment) columnIndexes.set(columnsOf[prayer].jamaat, index)
    return []
  }
  const names = bareIndexes.map((index) => `${index + 1} ("${header.columns[index]?.text}")`).join(', ')
  const message =
    bareIndexes.length === 1
      ? `It is not clear which prayer column ${names} belongs to. Set what it holds, or ignore it.`
      : `It is not clear which prayers columns ${names} belong to. Set what each of them holds, or ignore it.`
  return [{ kind: 'column', line: header.line, message, ask: 'columns', like: 'bare' }]
}
