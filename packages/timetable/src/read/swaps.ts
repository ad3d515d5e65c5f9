import { clockTime, ofNight } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import type { Prayer } from '../base/types.ts'
import { columnsOf } from './columns.ts'
import type { Finding } from './findings.ts'
import { checkOrder } from './rows.ts'
import type { Begins } from './rows.ts'

type Line = { line: number; begins: Begins }
type Name = Prayer | 'sunrise'

const names = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const satisfies readonly Name[]

/** So much of a table must be out of order, and in order once two columns change places, to say that they are swapped. */
const most = 0.8

/** Whether a day's six times follow each other. */
function inOrder(begins: Begins): boolean {
  const { fajr, sunrise, maghrib, isha } = begins
  if (checkOrder(0, undefined, begins).length > 0) return false
  if (fajr !== undefined && sunrise !== undefined && fajr >= sunrise) return false
  return maghrib === undefined || isha === undefined || ofNight('isha', isha) > ofNight('maghrib', maghrib)
}

const swapped = (begins: Begins, one: Name, other: Name): Begins => ({
  ...begins,
  [one]: begins[other],
  [other]: begins[one],
})

/** Two columns of beginnings that have changed places on most days, and how many; nothing when there are none. */
export function findSwap(
  lines: readonly Line[],
): { one: Name; other: Name; days: Set<number>; finding: Finding } | undefined {
  const broken = lines.filter(({ begins }) => !inOrder(begins))
  if (broken.length === 0 || broken.length < lines.length * most) return undefined
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      const healed = broken.filter(({ begins }) => inOrder(swapped(begins, one, other)))
      if (healed.length < broken.length * 0.95) continue
      const [first] = healed
      const count =
        healed.length === lines.length ? `all ${lines.length} days` : `${healed.length} of ${lines.length} days`
      const [a, b] = [nameOf(one), nameOf(other)]
      const shown = first
        ? `, for example ${a} at ${clockTime(first.begins[one] ?? 0)} and ${b} at ${clockTime(first.begins[other] ?? 0)}`
        : ''
      const message = `${capital(a)} and ${b} look swapped on ${count}${shown}. Give each column its right heading.`
      const finding: Finding = {
        kind: 'swap',
        line: first?.line ?? 1,
        column: one === 'sunrise' ? 'sunrise' : columnsOf[one].begins,
        message,
      }
      return { one, other, days: new Set(healed.map(({ line }) => line)), finding }
    }
  }
  return undefined
}

/** A name as the first word of a sentence. */
export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
