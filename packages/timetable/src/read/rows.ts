import { clockTime, nightEnds } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, TimetableDay } from '../base/types.ts'
import { readTimeColumns } from './timeColumns.ts'
import { columnsOf, otherAsrColumn } from './columns.ts'
import type { Column, TimeColumn } from './columns.ts'
import type { Finding } from './findings.ts'
import type { TableLine } from './table.ts'

/** A line and what could be read of it; `row` only if everything could. */
export type ReadRow = { line: number; date?: string; row?: TimetableDay }

/** A row and the line it came from. */
export type PlacedRow = { line: number; row: TimetableDay }

/** Times that must be in this order by every school and method; Fajr and Isha need not be (see `warnings.ts`). */
const sunOrder = ['sunrise', 'dhuhr', 'asr', 'maghrib'] as const satisfies readonly (Prayer | 'sunrise')[]

const columnOf = (name: Prayer | 'sunrise'): Column => (name === 'sunrise' ? 'sunrise' : columnsOf[name].begins)

/** The beginnings that could be read. */
export type Begins = Partial<Record<Prayer | 'sunrise', number>>

/** The most minutes between sunset and its estimate from sunrise and noon: at 69° north a day can grow by two hours. */
const maxSunsetError = 180

/**
 * Moves a Maghrib after midnight to the night if the rest of the row confirms it: from 66° to 69° north the sun sets then in
 * early summer. Anywhere else it is a mistake, or `1:40` on the 12-hour clock.
 */
function intoNight({ sunrise, dhuhr, maghrib, ...others }: Begins): Begins {
  const all = { ...others, sunrise, dhuhr, maghrib }
  if (sunrise === undefined || dhuhr === undefined || maghrib === undefined || maghrib >= nightEnds) return all
  const late = maghrib + 1440
  return Math.abs(late - (2 * dhuhr - sunrise)) <= maxSunsetError ? { ...all, maghrib: late } : all
}

/** Everything that is out of order on one line. */
export function checkOrder(line: number, day: string | undefined, printed: Begins): Finding[] {
  const begins = intoNight(printed)
  const findings: Finding[] = []
  for (const [index, name] of sunOrder.entries()) {
    const earlier = sunOrder[index - 1]
    const time = begins[name]
    const limit = earlier && begins[earlier]
    if (!earlier || time === undefined || limit === undefined || time > limit) continue
    const sentence = `${nameOf(name)} at ${clockTime(time)} is not after ${nameOf(earlier)} at ${clockTime(limit)}`
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
      like: `${earlier}-${name}`,
    })
  }
  return findings
}

/** Checks that Asr by the other school is between Dhuhr and Maghrib too. */
function checkOther(
  line: number,
  day: string | undefined,
  otherAsr: number,
  { sunrise, dhuhr, maghrib }: Begins,
): Finding[] {
  const place = { line, day, column: otherAsrColumn }
  return checkOrder(line, day, { sunrise, dhuhr, asr: otherAsr, maghrib })
    .filter(({ column }) => column !== columnsOf.dhuhr.begins)
    .map((finding) => ({ ...finding, ...place }))
}

function rowOf(
  { line, date }: TableLine,
  times: ReadonlyMap<TimeColumn, number>,
): { read: ReadRow; order: Finding[]; begins: Begins } {
  const begins: Begins = { sunrise: times.get('sunrise') }
  for (const prayer of prayers) begins[prayer] = times.get(columnsOf[prayer].begins)
  const otherAsr = times.get(otherAsrColumn)
  const order = checkOrder(line, date, begins)
  if (otherAsr !== undefined) order.push(...checkOther(line, date, otherAsr, begins))
  const { sunrise, fajr, dhuhr, asr, maghrib, isha } = begins
  const prayerTimes = [sunrise, fajr, dhuhr, asr, maghrib, isha]
  if (date === undefined || prayerTimes.includes(undefined))
    return { read: { line, ...(date === undefined ? {} : { date }) }, order, begins }
  const both = (prayer: Prayer) => {
    const jamaat = times.get(columnsOf[prayer].jamaat)
    const beginsAt = { begins: begins[prayer] ?? 0 }
    return jamaat === undefined ? beginsAt : { ...beginsAt, jamaat }
  }
  const row: TimetableDay = {
    date,
    sunrise: sunrise ?? 0,
    fajr: both('fajr'),
    dhuhr: both('dhuhr'),
    asr: both('asr'),
    maghrib: both('maghrib'),
    isha: both('isha'),
    ...(otherAsr === undefined ? {} : { otherAsr }),
  }
  return { read: { line, date, row }, order, begins }
}

/** Reads the cells of all lines and checks their order, with the problems of every line. */
export function readRows(lines: readonly TableLine[]) {
  const { times, problems, oddities, clock } = readTimeColumns(lines)
  const all = lines.map((line, at) => rowOf(line, times[at] ?? new Map()))
  return {
    rows: all.map(({ read }) => read),
    begins: all.map(({ begins }, at) => ({ line: lines[at]?.line ?? 0, begins })),
    problems,
    oddities,
    order: all.flatMap(({ order }) => order),
    clock,
  }
}
