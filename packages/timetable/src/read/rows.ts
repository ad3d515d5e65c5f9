import { clockTime, nightEndMinute } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, TimetableDay } from '../base/types.ts'
import { readTimeColumns } from './timeColumns.ts'
import { columnsOf, otherAsrColumn } from './columns.ts'
import type { Column, TimeColumn } from './columns.ts'
import type { Finding } from './findings.ts'
import type { TableLine } from './table.ts'

/** A line's date and row; `row` is undefined if any of its required cells could not be read. */
export type ReadRow = { line: number; date?: string; row?: TimetableDay }

/** A row and the line it came from. */
export type NumberedRow = { line: number; row: TimetableDay }

/** Times that must be in this order by every school and method; Fajr and Isha need not be (see `warnings.ts`). */
const sunOrder = ['sunrise', 'dhuhr', 'asr', 'maghrib'] as const satisfies readonly (Prayer | 'sunrise')[]

const columnOf = (name: Prayer | 'sunrise'): Column => (name === 'sunrise' ? 'sunrise' : columnsOf[name].begins)

/** The start times that could be read. */
export type StartTimes = Partial<Record<Prayer | 'sunrise', number>>

/** The maximum error of sunset estimated from sunrise and noon, in minutes: at 69° north a day can grow by two hours. */
const maxSunsetError = 180

/**
 * Moves a Maghrib after midnight to the night if the rest of the row confirms it: at 66° to 69° north the sun sets then in
 * early summer. Anywhere else it is a mistake, or `1:40` on the 12-hour clock.
 */
function moveIntoNight({ sunrise, dhuhr, maghrib, ...others }: StartTimes): StartTimes {
  const begins = { ...others, sunrise, dhuhr, maghrib }
  if (sunrise === undefined || dhuhr === undefined || maghrib === undefined || maghrib >= nightEndMinute) return begins
  const lateMaghrib = maghrib + 1440
  return Math.abs(lateMaghrib - (2 * dhuhr - sunrise)) <= maxSunsetError ? { ...begins, maghrib: lateMaghrib } : begins
}

/** Finds the start times that are out of order on one line. */
export function checkOrder(line: number, day: string | undefined, printedTimes: StartTimes): Finding[] {
  const begins = moveIntoNight(printedTimes)
  const findings: Finding[] = []
  for (const [index, name] of sunOrder.entries()) {
    const earlierName = sunOrder[index - 1]
    const time = begins[name]
    const limit = earlierName && begins[earlierName]
    if (!earlierName || time === undefined || limit === undefined || time > limit) continue
    const sentence = `${nameOf(name)} at ${clockTime(time)} is not after ${nameOf(earlierName)} at ${clockTime(limit)}`
    const hint =
      time < 720 && time + 720 > limit
        ? `If ${clockTime(time)} is on the 12-hour clock, write ${clockTime(time + 720)}`
        : 'Correct one of the two'
    findings.push({
      kind: 'order',
      line,
      day,
      column: columnOf(name),
      message: `${sentence}. ${hint}.`,
      like: `${earlierName}-${name}`,
    })
  }
  return findings
}

/** Checks that Asr by the other school is between Dhuhr and Maghrib too. */
function checkOtherAsr(
  line: number,
  day: string | undefined,
  otherAsr: number,
  { sunrise, dhuhr, maghrib }: StartTimes,
): Finding[] {
  const location = { line, day, column: otherAsrColumn }
  return checkOrder(line, day, { sunrise, dhuhr, asr: otherAsr, maghrib })
    .filter(({ column }) => column !== columnsOf.dhuhr.begins)
    .map((finding) => ({ ...finding, ...location }))
}

function rowOf(
  { line, date }: TableLine,
  times: ReadonlyMap<TimeColumn, number>,
): { read: ReadRow; order: Finding[]; begins: StartTimes } {
  const begins: StartTimes = { sunrise: times.get('sunrise') }
  for (const prayer of prayers) begins[prayer] = times.get(columnsOf[prayer].begins)
  const otherAsr = times.get(otherAsrColumn)
  const order = checkOrder(line, date, begins)
  if (otherAsr !== undefined) order.push(...checkOtherAsr(line, date, otherAsr, begins))
  const { sunrise, fajr, dhuhr, asr, maghrib, isha } = begins
  const prayerTimes = [sunrise, fajr, dhuhr, asr, maghrib, isha]
  if (date === undefined || prayerTimes.includes(undefined))
    return { read: { line, ...(date === undefined ? {} : { date }) }, order, begins }
  const timesOf = (prayer: Prayer) => {
    const jamaat = times.get(columnsOf[prayer].jamaat)
    const startTime = { begins: begins[prayer] ?? 0 }
    return jamaat === undefined ? startTime : { ...startTime, jamaat }
  }
  const row: TimetableDay = {
    date,
    sunrise: sunrise ?? 0,
    fajr: timesOf('fajr'),
    dhuhr: timesOf('dhuhr'),
    asr: timesOf('asr'),
    maghrib: timesOf('maghrib'),
    isha: timesOf('isha'),
    ...(otherAsr === undefined ? {} : { otherAsr }),
  }
  return { read: { line, date, row }, order, begins }
}

/** Reads the cells of all lines and checks their order. */
export function readRows(lines: readonly TableLine[]) {
  const { times, problems, warnings, clock } = readTimeColumns(lines)
  const results = lines.map((line, index) => rowOf(line, times[index] ?? new Map()))
  return {
    rows: results.map(({ read }) => read),
    begins: results.map(({ begins }, index) => ({ line: lines[index]?.line ?? 0, begins })),
    problems,
    warnings,
    order: results.flatMap(({ order }) => order),
    clock,
  }
}
