import { clockTime, ofNight } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, TimetableDay } from '../base/types.ts'
import { columnsOf } from './columns.ts'
import type { Finding } from './findings.ts'
import type { PlacedRow } from './rows.ts'
import { capital } from './swaps.ts'

type Cell = { prayer: Prayer; part: 'begins' | 'jamaat'; column: string }

/** The two columns of each prayer, in the order of a timetable. */
const cells = prayers.flatMap((prayer): Cell[] => [
  { prayer, part: 'begins', column: columnsOf[prayer].begins },
  { prayer, part: 'jamaat', column: columnsOf[prayer].jamaat },
])

const sunriseAt = cells.length

/** The times of a row in the order of `cells`, then its sunrise; minutes after midnight. */
type Times = readonly (number | undefined)[]

/** From this time (21:00) Isha is late enough for many mosques to pray it before it begins. */
export const lateIsha = 21 * 60

/** The least days to tell a swap from single mistakes. */
const minDays = 20
/** The least share of rows that must be out of order, and the greatest share of those that may remain after a swap. */
const [minBroken, maxRemaining] = [0.2, 0.05]

const timesOf = (row: TimetableDay): Times => [...cells.map(({ prayer, part }) => row[prayer][part]), row.sunrise]

/** Two times, by their index in `Times`, of which one must be earlier, or the same with `mayEqual`. */
type Order = { early: number; late: number; mayEqual?: true }

/** A prayer's jamaat is after its beginning, and both are before the next prayer. */
const orders: readonly Order[] = [
  { early: sunriseAt, late: 2 },
  ...prayers.flatMap((_, prayer): Order[] => {
    const [begins, jamaat] = [prayer * 2, prayer * 2 + 1]
    const next = prayer === 0 ? sunriseAt : begins + 2
    const inside: Order = { early: begins, late: jamaat, mayEqual: true }
    if (prayer === prayers.length - 1) return [inside]
    return [inside, { early: begins, late: next }, { early: jamaat, late: next }]
  }),
]

function isBroken(times: Times, { early, late, mayEqual }: Order): boolean {
  const time = (at: number) => {
    const [minutes, cell] = [times[at], cells[at]]
    return minutes === undefined || !cell ? minutes : ofNight(cell.prayer, minutes)
  }
  const [one, other] = [time(early), time(late)]
  if (one === undefined || other === undefined || one < other || (mayEqual && one === other)) return false
  // Many northern mosques pray a late Isha before it begins.
  return cells[late]?.column !== columnsOf.isha.jamaat || one < lateIsha
}

function swap(times: Times, a: number, b: number): Times {
  const [one, other] = [times[a], times[b]]
  return one === undefined || other === undefined ? times : times.with(a, other).with(b, one)
}

type Swap = { a: number; b: number; days: number[]; left: number }

/** The indexes of days on which one of these orders is broken. */
const brokenDays = (rows: readonly Times[], related: readonly Order[]): number[] =>
  rows.flatMap((times, day) => (related.some((order) => isBroken(times, order)) ? [day] : []))

/** The two columns whose swap puts most days in order. */
function findBest(rows: readonly Times[], settled: ReadonlySet<number>): Swap | undefined {
  let best: Swap | undefined
  for (let a = 0; a < cells.length; a += 1) {
    for (let b = a + 1; b < cells.length; b += 1) {
      // Two columns of beginnings are compared in swaps.ts, where a swap refuses the file.
      if ((a % 2 === 0 && b % 2 === 0) || settled.has(a) || settled.has(b)) continue
      const related = orders.filter(({ early, late }) => [early, late].some((at) => at === a || at === b))
      const days = brokenDays(rows, related)
      if (days.length < rows.length * minBroken) continue
      const left = brokenDays(
        rows.map((times) => swap(times, a, b)),
        related,
      ).length
      if (left > days.length * maxRemaining) continue
      if (!best || days.length - left > best.days.length - best.left) best = { a, b, days, left }
    }
  }
  return best
}

const nameOfCell = ({ prayer, part }: Cell) => `${nameOf(prayer)} ${part}`

/**
 * Finds pairs of swapped columns, at least one of which is a jamaat: many days have a time out of order, such as a jamaat
 * before its prayer begins, and almost none once the two are swapped. Rows must be in date order.
 */
export function findJamaatSwaps(rows: readonly PlacedRow[]): { prayers: Prayer[]; finding: Finding }[] {
  const swaps: { prayers: Prayer[]; finding: Finding }[] = []
  if (rows.length < minDays) return swaps
  let times = rows.map(({ row }) => timesOf(row))
  const settled = new Set<number>()
  for (;;) {
    const best = findBest(times, settled)
    const [one, other] = best ? [cells[best.a], cells[best.b]] : []
    const first = best?.days[0] ?? -1
    const [place, broken] = [rows[first], times[first]]
    if (!best || !one || !other || !place || !broken) return swaps
    const { a, b, days } = best
    const [at, otherAt] = [broken[a] ?? 0, broken[b] ?? 0]
    const count = days.length === rows.length ? `all ${rows.length} days` : `${days.length} of ${rows.length} days`
    const example = `for example ${nameOfCell(one)} at ${clockTime(at)} and ${nameOfCell(other)} at ${clockTime(otherAt)}`
    const message = `${capital(nameOfCell(one))} and ${nameOfCell(other)} look swapped on ${count}, ${example}. Give each column its right heading.`
    const finding: Finding = {
      kind: 'swap',
      line: place.line,
      column: one.column,
      day: place.row.date,
      message,
      like: `${one.column} ${other.column}`,
      times: [
        { column: one.column, minutes: at },
        { column: other.column, minutes: otherAt },
      ],
      days: days.length,
      of: rows.length,
    }
    swaps.push({ prayers: [...new Set([one.prayer, other.prayer])], finding })
    times = times.map((row) => swap(row, a, b))
    settled.add(a).add(b)
  }
}
