import { clockTime, nightEndMinute, toNightMinutes } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Prayer, TimetableDay } from '../base/types.ts'
import { clockShows } from '../base/zoned.ts'
import { columnsOf } from './columns.ts'
import type { CellTime, Finding, FindingKind } from './findings.ts'
import { findJumps } from './jumps.ts'
import type { NumberedRow } from './rows.ts'
import { findJamaatSwaps } from './jamaatSwaps.ts'

const minutesPerDay = 1440

/** The end of a prayer's time within its row; undefined for Isha, which ends in the next row. */
function endOf(row: TimetableDay, prayer: Prayer): { name: string; at: number; column: string } | undefined {
  if (prayer === 'fajr') return { name: 'sunrise', at: row.sunrise, column: 'sunrise' }
  const next = prayers[prayers.indexOf(prayer) + 1]
  return (
    next && {
      name: `${nameOf(next)} begins`,
      at: toNightMinutes(next, row[next].begins),
      column: columnsOf[next].begins,
    }
  )
}

type Warn = (kind: FindingKind, column: string, message: string, times?: readonly CellTime[]) => void

function checkJamaat(row: TimetableDay, prayer: Prayer, warn: Warn) {
  const name = nameOf(prayer)
  const column = columnsOf[prayer].jamaat
  const { begins, jamaat } = row[prayer]
  if (jamaat === undefined) {
    return warn(
      'no-jamaat',
      column,
      `${name} has no jamaat here. It is calculated from the mosque's rules; without a rule none is shown.`,
    )
  }

  const end = endOf(row, prayer)
  const jamaatTime = toNightMinutes(prayer, jamaat)
  const startTime = toNightMinutes(prayer, begins)
  const sentence = `${name} jamaat at ${clockTime(jamaat)}`
  const times = [
    { column: columnsOf[prayer].begins, minutes: begins },
    { column, minutes: jamaat },
  ]
  if (prayer !== 'fajr' && jamaat < 720 && jamaatTime < startTime && jamaat + 720 >= startTime) {
    const guess = `Is it on the 12-hour clock? Then write ${clockTime(jamaat + 720)}`
    return warn(
      'twelve-hours',
      column,
      `${sentence} is before noon and before it begins at ${clockTime(begins)}. ${guess}.`,
      times,
    )
  }
  if (jamaatTime < startTime) {
    const message = `${sentence} is before ${name} begins at ${clockTime(begins)}. It is kept as printed.`
    warn('jamaat-early', column, message, times)
  }
  if (end && jamaatTime >= end.at) {
    warn(
      'jamaat-late',
      column,
      `${sentence} is not before ${end.name} at ${clockTime(end.at % minutesPerDay)}. It is kept as printed.`,
      [
        { column: end.column, minutes: end.at % minutesPerDay },
        { column, minutes: jamaat },
      ],
    )
  }
}

function checkNight(row: TimetableDay, next: TimetableDay | undefined, warn: Warn) {
  const isha = row.isha.begins
  const column = columnsOf.isha.begins
  const cellOf = (prayer: Prayer, minutes = row[prayer].begins): CellTime => ({
    column: columnsOf[prayer].begins,
    minutes,
  })
  if (row.fajr.begins >= row.sunrise) {
    const sentence = `Fajr at ${clockTime(row.fajr.begins)} is not before sunrise at ${clockTime(row.sunrise)}`
    const sunrise = { column: 'sunrise', minutes: row.sunrise }
    warn('fajr-late', columnsOf.fajr.begins, `${sentence}. Correct one of the two.`, [cellOf('fajr'), sunrise])
  }
  const maghrib = toNightMinutes('maghrib', row.maghrib.begins)
  if (maghrib >= minutesPerDay) {
    const message = `Maghrib at ${clockTime(row.maghrib.begins)} is after midnight; it counts as the night after ${row.date}.`
    warn('maghrib-after-midnight', columnsOf.maghrib.begins, message, [cellOf('maghrib')])
  }
  if (isha < nightEndMinute && isha + minutesPerDay > maghrib) {
    const message = `Isha at ${clockTime(isha)} is after midnight; it counts as the night after ${row.date}.`
    warn('isha-after-midnight', column, message, [cellOf('isha')])
  } else if (toNightMinutes('isha', isha) <= maghrib) {
    const hint = isha < 720 ? `If it is on the 12-hour clock, write ${clockTime(isha + 720)}` : 'Correct one of the two'
    const sentence = `Isha at ${clockTime(isha)} is not after Maghrib at ${clockTime(row.maghrib.begins)}`
    warn('isha-early', column, `${sentence}. ${hint}.`, [cellOf('maghrib'), cellOf('isha')])
  }
  if (next && toNightMinutes('isha', isha) >= next.fajr.begins + minutesPerDay) {
    const sentence = `Isha at ${clockTime(isha)} does not begin before the next Fajr at ${clockTime(next.fajr.begins)}`
    const times = [cellOf('isha'), cellOf('fajr', next.fajr.begins)]
    warn('isha-after-fajr', column, `${sentence}; when Fajr begins, Fajr is shown.`, times)
  }
}

function checkClocks(row: TimetableDay, timeZone: string, warn: Warn) {
  const cells = [{ column: 'sunrise', minutes: row.sunrise }]
  for (const prayer of prayers) {
    const { begins, jamaat } = row[prayer]
    cells.push({ column: columnsOf[prayer].begins, minutes: toNightMinutes(prayer, begins) })
    if (jamaat !== undefined) cells.push({ column: columnsOf[prayer].jamaat, minutes: toNightMinutes(prayer, jamaat) })
  }
  for (const { column, minutes } of cells.filter((cell) => cell.minutes < minutesPerDay)) {
    if (clockShows(row.date, minutes, timeZone)) continue
    warn(
      'clock-change',
      column,
      `The clocks never show ${clockTime(minutes)} on ${row.date}: it is skipped when they go forward. Check it.`,
      [{ column, minutes }],
    )
  }
}

function rowOrder(rows: readonly NumberedRow[]): Finding[] {
  return rows.flatMap(({ line, row }, index): Finding[] => {
    const previous = rows[index - 1]?.row.date
    if (previous === undefined || previous < row.date) return []
    const message = `${row.date} comes after ${previous}. The days were put in order.`
    return [{ kind: 'row-order', line, column: 'day', day: row.date, message }]
  })
}

/** Warning kinds that are summarised by column. */
const columnKinds: ReadonlySet<FindingKind> = new Set(['no-jamaat', 'jamaat-early', 'jamaat-late', 'twelve-hours'])

/** Finds prayers without any jamaat in the table, which is common but useful to know. */
function findWithoutJamaat(rows: readonly NumberedRow[]): {
  prayersWithoutJamaat: ReadonlySet<Prayer>
  findings: Finding[]
} {
  const prayersWithoutJamaat = new Set(
    prayers.filter((prayer) => rows.every(({ row }) => row[prayer].jamaat === undefined)),
  )
  const [first] = rows
  if (!first || prayersWithoutJamaat.size === 0) return { prayersWithoutJamaat, findings: [] }
  const names = [...prayersWithoutJamaat].map(nameOf).join(', ')
  const message = `The table has no jamaat for ${names}. It is calculated from the mosque's rules; without a rule none is shown.`
  return { prayersWithoutJamaat, findings: [{ kind: 'no-jamaat', line: first.line, message, like: 'column' }] }
}

/**
 * Finds anomalies that do not cause the file to be rejected. Rows must be in the order of the file.
 *
 * @param timeZone IANA name, for the actual clock changes; without it they are inferred
 */
export function findWarnings(rows: readonly NumberedRow[], timeZone?: string): Finding[] {
  const sortedRows = rows.toSorted((a, b) => (a.row.date < b.row.date ? -1 : 1))
  const { prayersWithoutJamaat, findings: jamaatFindings } = findWithoutJamaat(rows)
  const swaps = findJamaatSwaps(sortedRows)
  const skippedPrayers = new Set<Prayer>([...prayersWithoutJamaat, ...swaps.flatMap((swap) => swap.prayers)])
  const findings: Finding[] = [
    ...rowOrder(rows),
    ...jamaatFindings,
    ...swaps.map(({ finding }) => finding),
    ...findJumps(sortedRows, timeZone),
  ]
  for (const [index, { line, row }] of sortedRows.entries()) {
    const warn: Warn = (kind, column, message, times) => {
      const like = columnKinds.has(kind) ? { like: column } : {}
      findings.push({ kind, line, column, day: row.date, message, ...(times ? { times } : {}), ...like })
    }
    for (const prayer of prayers) if (!skippedPrayers.has(prayer)) checkJamaat(row, prayer, warn)
    checkNight(row, sortedRows[index + 1]?.row, warn)
    if (timeZone !== undefined) checkClocks(row, timeZone, warn)
  }
  return findings
}
