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
 * Hands the name of a prayer over a column without times on to the columns beside it that say "Begins" and "Jamaat": in one
 * row of headings, it stands before them.
 */
export function handOn(header: Header, isEmpty: (index: number) => boolean): Header {
  let before: Heading['prayer']
  const columns = header.columns.map(({ text, heading }, index) => {
    const { prayer, kind, school, other, date } = heading
    if (prayer !== undefined || other || date) {
      const next = header.columns[index + 1]?.heading
      const leads = prayer !== 'sunrise' && isEmpty(index) && next?.kind === 'begins' && next.prayer === undefined
      before = leads ? prayer : undefined
      return leads ? { text, heading: {} } : { text, heading }
    }
    const isHalf = kind === 'begins' || kind === 'jamaat' || school !== undefined
    return before !== undefined && isHalf ? { text, heading: { ...heading, prayer: before } } : { text, heading }
  })
  return { ...header, columns }
}

type Assignment = Map<number, Prayer>

/** The prayer beside each column that is called "Jamaat" alone; undefined if one has none, or two have the same. */
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

const isBegun = (from: number, jamaat: number, until: number | undefined) =>
  jamaat >= from && jamaat < (until ?? from + 360)

/** How many of the jamaats an assignment makes lie between the beginning of their prayer and its end, of how many. */
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
      if (isBegun(from, jamaat, ends[line])) good += 1
    }
  }
  return { good, all }
}

/** So much of a table must agree with where its jamaats are taken to belong. */
const most = 0.6

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
    return good < all * most ? [] : [{ assignment, share: all === 0 ? 0 : good / all }]
  })
  const [best, other] = possible.toSorted((a, b) => b.share - a.share)
  if (!best || (other && best.share < other.share + 1 - most)) return undefined
  return best.assignment
}

/**
 * Places the columns that say "Jamaat" and not whose: each belongs to the prayer before it, or in some tables to the one
 * after it. The times decide, for a jamaat is between the beginning and the end of its prayer on most days.
 *
 * @param at the columns that are known; these are put beside them
 * @param used the columns that are settled; these are added
 * @returns a question if neither is clear
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
