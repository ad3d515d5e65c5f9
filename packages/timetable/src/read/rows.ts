import { clockTime, nightEnds } from '../calendar.ts'
import { nameOf } from '../place.ts'
import { prayers } from '../types.ts'
import type { Prayer, TimetableDay } from '../types.ts'
import { readDay, readTime } from './cells.ts'
import { columnsOf, otherAsrColumn } from './columns.ts'
import type { Column } from './columns.ts'
import type { Finding } from './findings.ts'
import type { Grid, GridRow } from './grid.ts'

/** A line with what could be read of it: `row` only when all of it could. */
export type ReadRow = { line: number; date?: string; row?: TimetableDay }

/** A row and the line it came from. */
export type PlacedRow = { line: number; row: TimetableDay }

/** The sun's own four must follow each other whatever the school or method; Fajr and Isha need not (see `warnings.ts`). */
const sunOrder = ['sunrise', 'dhuhr', 'asr', 'maghrib'] as const satisfies readonly (Prayer | 'sunrise')[]

const columnOf = (name: Prayer | 'sunrise'): Column => (name === 'sunrise' ? 'sunrise' : columnsOf[name].begins)

type Begins = Partial<Record<Prayer | 'sunrise', number>>

/** How far sunset may be from where it lies by sunrise and noon: at 69° north the day grows by two hours overnight. */
const lopsided = 180

/**
 * A Maghrib of the small hours is after midnight where the rest of the row says so: at 66° to 69° north the sun sets then
 * in early summer. Anywhere else it is a slip of the pen, or `1:40` on the 12-hour clock.
 */
function intoNight({ sunrise, dhuhr, maghrib, ...others }: Begins): Begins {
  const all = { ...others, sunrise, dhuhr, maghrib }
  if (sunrise === undefined || dhuhr === undefined || maghrib === undefined || maghrib >= nightEnds) return all
  const late = maghrib + 1440
  return Math.abs(late - (2 * dhuhr - sunrise)) <= lopsided ? { ...all, maghrib: late } : all
}

function checkOrder(line: number, day: string | undefined, printed: Begins): Finding[] {
  const begins = intoNight(printed)
  const findings: Finding[] = []
  for (const [index, name] of sunOrder.entries()) {
    const earlier = sunOrder[index - 1]
    const time = begins[name]
    const limit = earlier && begins[earlier]
    if (!earlier || time === undefined || limit === undefined || time > limit) continue
    const said = `${nameOf(name)} at ${clockTime(time)} is not after ${nameOf(earlier)} at ${clockTime(limit)}`
    const hint =
      time < 720 && time + 720 > limit
        ? `If ${clockTime(time)} is on the 12-hour clock, write ${clockTime(time + 720)}`
        : 'Correct one of the two'
    findings.push({ kind: 'order', line, day, column: columnOf(name), message: `${said}. ${hint}.` })
  }
  return findings
}

/** Asr by the other school lies between Dhuhr and Maghrib as the first one does. */
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

function readRow({ line, cells }: GridRow, missing: ReadonlySet<Column>, problems: Finding[]): ReadRow {
  const date = missing.has('day') ? undefined : readDay(cells.day)
  const day = date && 'value' in date ? date.value : undefined
  if (date && 'problem' in date) problems.push({ kind: 'date', line, column: 'day', message: date.problem })

  const time = (column: Column): number | undefined => {
    if (missing.has(column)) return undefined
    const read = readTime(cells[column])
    if ('value' in read) return read.value
    problems.push({ kind: 'time', line, column, day, message: read.problem })
    return undefined
  }
  const begins: Begins = { sunrise: time('sunrise') }
  const jamaat: Partial<Record<Prayer, number>> = {}
  for (const prayer of prayers) {
    begins[prayer] = time(columnsOf[prayer].begins)
    jamaat[prayer] = cells[columnsOf[prayer].jamaat] === '' ? undefined : time(columnsOf[prayer].jamaat)
  }
  // A cell that is left empty has nothing to say, as with a jamaat.
  const otherAsr = cells[otherAsrColumn] === '' ? undefined : time(otherAsrColumn)
  problems.push(...checkOrder(line, day, begins))
  if (otherAsr !== undefined) problems.push(...checkOther(line, day, otherAsr, begins))

  const { sunrise, fajr, dhuhr, asr, maghrib, isha } = begins
  const known = [sunrise, fajr, dhuhr, asr, maghrib, isha]
  if (day === undefined || known.includes(undefined)) return { line, date: day }
  const times = (prayer: Prayer) => {
    const both = { begins: begins[prayer] ?? 0 }
    return jamaat[prayer] === undefined ? both : { ...both, jamaat: jamaat[prayer] }
  }
  const row: TimetableDay = {
    date: day,
    sunrise: sunrise ?? 0,
    fajr: times('fajr'),
    dhuhr: times('dhuhr'),
    asr: times('asr'),
    maghrib: times('maghrib'),
    isha: times('isha'),
    ...(otherAsr === undefined ? {} : { otherAsr }),
  }
  return { line, date: day, row }
}

/** Reads every line's cells and their order; problems of all lines, not the first. */
export function readRows({ rows, missing }: Grid): { rows: ReadRow[]; problems: Finding[] } {
  const problems: Finding[] = []
  return { rows: rows.map((row) => readRow(row, missing, problems)), problems }
}
