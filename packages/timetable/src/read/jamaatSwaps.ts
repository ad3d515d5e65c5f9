import { clockTime, toNightMinutes } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, TimetableDay } from '../base/types.ts'
import { columnsOf } from './columns.ts'
import type { Finding } from './findings.ts'
import type { NumberedRow } from './rows.ts'
import { capitalise } from './swaps.ts'

type Cell = { prayer: Prayer; part: 'begins' | 'jamaat'; column: string }

/** The two columns of each prayer, in the order of a timetable. */
const cells = prayers.flatMap((prayer): Cell[] => [
  { prayer, part: 'begins', column: columnsOf[prayer].begins },
  { prayer, part: 'jamaat', column: columnsOf[prayer].jamaat },
])

const sunriseIndex = cells.length

/** The times of a row in the order of `cells`, then its sunrise; minutes after midnight. */
type Times = readonly (number | undefined)[]

/** The time (21:00) from which Isha is late enough for many mosques to pray it before it begins. */
export const lateIsha = 21 * 60

/** The minimum number of days to tell a swap from isolated mistakes. */
const minDays = 20
/** The minimum share of rows out of order, and the maximum share of those that may remain after a swap. */
const [minBroken, maxRemaining] = [0.2, 0.05]

const timesOf = (row: TimetableDay): Times => [...cells.map(({ prayer, part }) => row[prayer][part]), row.sunrise]

/** Two times, by their index in `Times`, of which one must be earlier, or the same with `mayEqual`. */
type Order = { early: number; late: number; mayEqual?: true }

/** A prayer's jamaat is after its start time, and both are before the next prayer. */
const orders: readonly Order[] = [
  { early: sunriseIndex, late: 2 },
  ...prayers.flatMap((_, prayer): Order[] => {
    const [begins, jamaat] = [prayer * 2, prayer * 2 + 1]
    const next = prayer === 0 ? sunriseIndex : begins + 2
    const ownOrder: Order = { early: begins, late: jamaat, mayEqual: true }
    if (prayer === prayers.length - 1) return [ownOrder]
    return [ownOrder, { early: begins, late: next }, { early: jamaat, late: next }]
  }),
]

function isBroken(times: Times, { early, late, mayEqual }: Order): boolean {
  const timeAt = (index: number) => {
    const [minutes, cell] = [times[index], cells[index]]
    return minutes === undefined || !cell ? minutes : toNightMinutes(cell.prayer, minutes)
  }
  const [earlyTime, lateTime] = [timeAt(early), timeAt(late)]
  if (earlyTime === undefined || lateTime === undefined || earlyTime < lateTime || (mayEqual && earlyTime === lateTime))
    return false
  // Many northern mosques pray a late Isha before it begins.
  return cells[late]?.column !== columnsOf.isha.jamaat || earlyTime < lateIsha
}

function swap(times: Times, a: number, b: number): Times {
  const [timeA, timeB] = [times[a], times[b]]
  return timeA === undefined || timeB === undefined ? times : times.with(a, timeB).with(b, timeA)
}

type Swap = { a: number; b: number; days: number[]; left: number }

/** The indexes of days that break one of these orders. */
const brokenDays = (rows: readonly Times[], relatedOrders: readonly Order[]): number[] =>
  rows.flatMap((times, day) => (relatedOrders.some((order) => isBroken(times, order)) ? [day] : []))

/** The two columns whose swap puts the most days in order; undefined if none. */
function findBest(rows: readonly Times[], settledIndexes: ReadonlySet<number>): Swap | undefined {
  let best: Swap | undefined
  for (let a = 0; a < cells.length; a += 1) {
    for (let b = a + 1; b < cells.length; b += 1) {
      // Two columns of start times are compared in swaps.ts, where a swap rejects the file.
      if ((a % 2 === 0 && b % 2 === 0) || settledIndexes.has(a) || settledIndexes.has(b)) continue
      const relatedOrders = orders.filter(({ early, late }) =>
        [early, late].some((index) => index === a || index === b),
      )
      const days = brokenDays(rows, relatedOrders)
      if (days.length < rows.length * minBroken) continue
      const remainingCount = brokenDays(
        rows.map((times) => swap(times, a, b)),
        relatedOrders,
      ).length
      if (remainingCount > days.length * maxRemaining) continue
      if (!best || days.length - remainingCount > best.days.length - best.left)
        best = { a, b, days, left: remainingCount }
    }
  }
  return best
}

const nameOfCell = ({ prayer, part }: Cell) => `${nameOf(prayer)} ${part}`

/**
 * Finds pairs of swapped columns, at least one of which is a jamaat: many days have a time out of order, such as a jamaat
 * before its prayer begins, and almost none once the two are swapped. Rows must be in date order.
 */
export function findJamaatSwaps(rows: readonly NumberedRow[]): { prayers: Prayer[]; finding: Finding }[] {
  const swaps: { prayers: Prayer[]; finding: Finding }[] = []
  if (rows.length < minDays) return swaps
  let times = rows.map(({ row }) => timesOf(row))
  const swappedIndexes = new Set<number>()
  for (;;) {
    const best = findBest(times, swappedIndexes)
    const [cellA, cellB] = best ? [cells[best.a], cells[best.b]] : []
    const firstDay = best?.days[0] ?? -1
    const [firstRow, firstTimes] = [rows[firstDay], times[firstDay]]
    if (!best || !cellA || !cellB || !firstRow || !firstTimes) return swaps
    const { a, b, days } = best
    const [minutesA, minutesB] = [firstTimes[a] ?? 0, firstTimes[b] ?? 0]
    const count = days.length === rows.length ? `all ${rows.length} days` : `${days.length} of ${rows.length} days`
    const [nameA, nameB] = [nameOfCell(cellA), nameOfCell(cellB)]
    const example = `for example ${nameA} at ${clockTime(minutesA)} and ${nameB} at ${clockTime(minutesB)}`
    const message = `${capitalise(nameA)} and ${nameB} look swapped on ${count}, ${example}. Give each column its right heading.`
    const finding: Finding = {
      kind: 'swap',
      line: firstRow.line,
      column: cellA.column,
      day: firstRow.row.date,
      message,
      like: `${cellA.column} ${cellB.column}`,
      times: [
        { column: cellA.column, minutes: minutesA },
        { column: cellB.column, minutes: minutesB },
      ],
      days: days.length,
      of: rows.length,
    }
    swaps.push({ prayers: [...new Set([cellA.prayer, cellB.prayer])], finding })
    times = times.map((row) => swap(row, a, b))
    swappedIndexes.add(a).add(b)
  }
}
