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

/** The times of a row in the order of `cells`, then its sunrise; minutes on the clock. */
type Times = readonly (number | undefined)[]

/** From here on (21:00) an Isha is late enough for many mosques to pray it together before it begins. */
export const lateIsha = 21 * 60

/** Fewer days than these are too few to tell a swap from a few slips. */
const fewestDays = 20
/** So many rows must have a time out of place, and so few of them after the swap. */
const [fewestBroken, mostLeft] = [0.2, 0.05]

const timesOf = (row: TimetableDay): Times => [...cells.map(({ prayer, part }) => row[prayer][part]), row.sunrise]

/** One time must come before another one, or may be the same where it says so; both by their place in `Times`. */
type Order = { early: number; late: number; mayEqual?: true }

/** A prayer's jamaat comes after it begins, and both before what follows. */
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
  // Many mosques of the north pray a late Isha together before it begins.
  return cells[late]?.column !== columnsOf.isha.jamaat || one < lateIsha
}

function swap(times: Times, a: number, b: number): Times {
  const [one, other] = [times[a], times[b]]
  return one === undefined || other === undefined ? times : times.with(a, other).with(b, one)
}

type Swap = { a: number; b: number; days: number[]; left: number }

/** The days, by their place, on which one of these orders is broken. */
const brokenDays = (rows: readonly Times[], among: readonly Order[]): number[] =>
  rows.flatMap((times, day) => (among.some((order) => isBroken(times, order)) ? [day] : []))

/** The two columns whose swap puts most days in order. */
function findBest(rows: readonly Times[], settled: ReadonlySet<number>): Swap | undefined {
  let best: Swap | undefined
  for (let a = 0; a < cells.length; a += 1) {
    for (let b = a + 1; b < cells.length; b += 1) {
      // Two columns of beginnings are compared before, where they refuse the file.
      if ((a % 2 === 0 && b % 2 === 0) || settled.has(a) || settled.has(b)) continue
      const among = orders.filter(({ early, late }) => [early, late].some((at) => at === a || at === b))
      const days = brokenDays(rows, among)
      if (days.length < rows.length * fewestBroken) continue
      const left = brokenDays(
        rows.map((times) => swap(times, a, b)),
        among,
      ).length
      if (left > days.length * mostLeft) continue
      if (!best || days.length - left > best.days.length - best.left) best = { a, b, days, left }
    }
  }
  return best
}

const nameOfCell = ({ prayer, part }: Cell) => `${nameOf(prayer)} ${part}`

/**
 * Columns that have changed places, at least one of them of jamaats: many days have a time out of place, such as a jamaat
 * before its prayer begins, and nearly none once the two are swapped. Rows come in the order of days.
 */
export function findJamaatSwaps(rows: readonly PlacedRow[]): { prayers: Prayer[]; finding: Finding }[] {
  const swaps: { prayers: Prayer[]; finding: Finding }[] = []
  if (rows.length < fewestDays) return swaps
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
