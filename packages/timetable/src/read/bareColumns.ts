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
    const isHalf = kind === 'begins' || kind === 'jamaat' || school !== undefined
    return groupPrayer !== undefined && isHalf
      ? { text, heading: { ...heading, prayer: groupPrayer } }
      : { text, heading }
  })
  return { ...header, columns }
}

type Assignment = Map<number, Prayer>

/** The prayer next to each column called only "Jamaat"; undefined if one has none, or two have the same. */
function assign(
  header: Header,
  bare: readonly number[],
  taken: ReadonlySet<Role>,
  step: 1 | -1,
): Assignment | undefined {
  const result: Assignment = new Map()
  for (const index of bare) {
    let at = index + step
    let { prayer } = header.columns[at]?.heading ?? {}
    while (at >= 0 && at < header.columns.length && (prayer === undefined || prayer === 'sunrise')) {
      at += step
      prayer = header.columns[at]?.heading.prayer
    }
    if (prayer === undefined || prayer === 'sunrise') return undefined
    if (taken.has(columnsOf[prayer].jamaat) || [...result.values()].includes(prayer)) return undefined
    result.set(index, prayer)
  }
  return result
}

const isDuring = (from: number, jamaat: number, until: number | undefined) =>
  jamaat >= from && jamaat < (until ?? from + 360)

/** How many of an assignment's jamaats are between the beginning and the end of their prayer, and how many there are. */
function fitOf(rows: readonly SheetRow[], assignment: Assignment, at: ReadonlyMap<Role, number>) {
  const begins = (name: Prayer | 'sunrise') => {
    const column = name === 'sunrise' ? 'sunrise' : columnsOf[name].begins
    const index = at.get(column)
    return index === undefined ? [] : timesOf(rows, column, index)
  }
  let [good, all] = [0, 0]
  for (const [index, prayer] of assignment) {
    const after = prayers[prayers.indexOf(prayer) + 1]
    const ends = prayer === 'fajr' ? begins('sunrise') : after ? begins(after) : []
    const starts = begins(prayer)
    for (const [line, jamaat] of timesOf(rows, columnsOf[prayer].jamaat, index).entries()) {
      const from = starts[line]
      if (from === undefined || jamaat === undefined) continue
      all += 1
      if (isDuring(from, jamaat, ends[line])) good += 1
    }
  }
  return { good, all }
}

/** The share of jamaats that must fit an assignment. */
const minShare = 0.6

function findPlaces(
  header: Header,
  rows: readonly SheetRow[],
  bare: readonly number[],
  at: ReadonlyMap<Role, number>,
): Assignment | undefined {
  const taken = new Set(at.keys())
  const possible = ([-1, 1] as const).flatMap((step) => {
    const assignment = assign(header, bare, taken, step)
    if (!assignment) return []
    const { good, all } = fitOf(rows, assignment, at)
    return good < all * minShare ? [] : [{ assignment, share: all === 0 ? 0 : good / all }]
  })
  const [best, other] = possible.toSorted((a, b) => b.share - a.share)
  if (!best || (other && best.share < other.share + 1 - minShare)) return undefined
  return best.assignment
}

/**
 * Assigns the columns called only "Jamaat". Each belongs to the prayer before it, or in some tables to the one after it;
 * the times decide, because a jamaat is between the beginning and the end of its prayer on most days.
 *
 * @param at the known columns, to which these are added
 * @param used the columns that are already assigned, to which these are added
 * @returns a question if the times do not decide
 */
export function placeBareJamaats(
  header: Header,
  rows: readonly SheetRow[],
  at: Map<Role, number>,
  used: Set<number>,
): Finding[] {
  const bare = header.columns.flatMap(({ heading: { prayer, kind, other, date } }, index) =>
    kind === 'jamaat' && prayer === undefined && !other && !date && !used.has(index) ? [index] : [],
  )
  if (bare.length === 0) return []
  for (const index of bare) used.add(index)
  const places = findPlaces(header, rows, bare, at)
  if (places) {
    for (const [index, prayer] of places) at.set(columnsOf[prayer].jamaat, index)
    return []
  }
  const names = bare.map((index) => `${index + 1} ("${header.columns[index]?.text}")`).join(', ')
  const message =
    bare.length === 1
      ? `It is not clear which prayer column ${names} belongs to. Set what it holds, or ignore it.`
      : `It is not clear which prayers columns ${names} belong to. Set what each of them holds, or ignore it.`
  return [{ kind: 'column', line: header.line, message, ask: 'columns', like: 'bare' }]
}
