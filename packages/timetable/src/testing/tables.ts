import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from '../base/place.ts'
import { readTimetable } from '../read/index.ts'
import { rowsByDate } from '../resolve.ts'
import type { TimetableSource } from '../resolve.ts'
import type { TimetableDay } from '../base/types.ts'

const inPackage = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The demonstration mosque, as in `bin/fixture.mjs`. */
export const bradford: Place = {
  latitude: 53.795,
  longitude: -1.759,
  timeZone: 'Europe/London',
  method: 'Karachi',
  madhab: 'Hanafi',
  highLatitudeRule: 'MiddleOfTheNight',
}

/** Text of a demonstration year. */
export const fixtureText = (year: 2026 | 2027): string =>
  readFileSync(inPackage(`fixtures/masjid-an-noor-${year}.csv`), 'utf8')

/** A real mosque's year, kept outside the repository; missing on most machines. */
export const realTable = resolve(
  process.env['MINARET_SHARED'] ?? inPackage('../../../shared'),
  'data/madina-masjid-sheffield-2026.csv',
)
export const hasRealTable: boolean = existsSync(realTable)

/** Reads the days of a valid table. */
export function daysOf(text: string): TimetableDay[] {
  const result = readTimetable(text, { fileName: 'table.csv', timeZone: 'Europe/London' })
  if (!result.ok) throw new Error(result.findings.map(({ line, message }) => `${line}: ${message}`).join('\n'))
  return result.days
}

/** Both demonstration years. */
export const demonstration: TimetableSource = {
  rows: rowsByDate([...daysOf(fixtureText(2026)), ...daysOf(fixtureText(2027))]),
  place: bradford,
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The clock time by `Intl`, `YYYY-MM-DD HH:MM:SS`, for tests that must be independent of our own arithmetic. */
export function formatWithIntl(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE-u-ca-gregory-nu-latn', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(instant)
}
