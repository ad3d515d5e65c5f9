import { clockTime, toNightMinutes } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import type { Prayer } from '../base/types.ts'
import { columnsOf } from './columns.ts'
import type { Finding } from './findings.ts'
import { checkOrder } from './rows.ts'
import type { StartTimes } from './rows.ts'

type Line = { line: number; begins: StartTimes }
type Name = Prayer | 'sunrise'

const names = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const satisfies readonly Name[]

/** Share of rows that must be out of order before a swap is suspected. */
const minShare = 0.8

/** Whether a day's six times are in order. */
function isInOrder(begins: StartTimes): boolean {
  const { fajr, sunrise, maghrib, isha } = begins
  if (checkOrder(0, undefined, begins).length > 0) return false
  if (fajr !== undefined && sunrise !== undefined && fajr >= sunrise) return false
  return (
    maghrib === undefined || isha === undefined || toNightMinutes('isha', isha) > toNightMinutes('maghrib', maghrib)
  )
}

const swapTimes = (begins: StartTimes, first: Name, second: Name): StartTimes => ({
  ...begins,
  [first]: begins[second],
  [second]: begins[first],
})

/** Finds two columns of start times that are swapped on most days; undefined if none. */
export function findSwap(
  lines: readonly Line[],
): { one: Name; other: Name; days: Set<number>; finding: Finding } | undefined {
  const brokenLines = lines.filter(({ begins }) => !isInOrder(begins))
  if (brokenLines.length === 0 || brokenLines.length < lines.length * minShare) return undefined
  for (const [index, first] of names.entries()) {
    for (const second of names.slice(index + 1)) {
      const correctedLines = brokenLines.filter(({ begins }) => isInOrder(swapTimes(begins, first, second)))
      if (correctedLines.length < brokenLines.length * 0.95) continue
      const [day] = correctedLines
      const count =
        correctedLines.length === lines.length
          ? `all ${lines.length} days`
          : `${correctedLines.length} of ${lines.length} days`
      const [firstName, secondName] = [nameOf(first), nameOf(second)]
      const example = day
        ? `, for example ${firstName} at ${clockTime(day.begins[first] ?? 0)} and ${secondName} at ${clockTime(day.begins[second] ?? 0)}`
        : ''
      const message = `${capitalise(firstName)} and ${secondName} look swapped on ${count}${example}. Give each column its right heading.`
      const finding: Finding = {
        kind: 'swap',
        line: day?.line ?? 1,
        column: first === 'sunrise' ? 'sunrise' : columnsOf[first].begins,
        message,
      }
      return { one: first, other: second, days: new Set(correctedLines.map(({ line }) => line)), finding }
    }
  }
  return undefined
}

/** A name with a capital letter, for the start of a sentence. */
export const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
