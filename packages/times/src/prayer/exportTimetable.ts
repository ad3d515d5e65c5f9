import { daysOfMonth, type PrayerDay, type TimetableDay, writeSalahApi, writeTimetable } from '@minaret/timetable'
import type { Database } from '@minaret/foundation/db'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { lossesOfCsv, describeCellSources } from './csvLosses.ts'
import { loadTimetable } from './store.ts'
import { type MosqueDays, openMosqueDays } from './today.ts'
import { unreadableDays } from './unreadableDays.ts'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Converts an effective day to a row of local times. */
function toRow({ date, sunrise, prayers, otherAsr }: PrayerDay): TimetableDay {
  const cellsOf = (name: (typeof prayers)[number]['prayer']) => {
    const match = prayers.find(({ prayer }) => prayer === name)
    if (!match) throw new Error(`${date} has no ${name}.`)
    const begins = minutesOf(match.begins.time)
    return match.jamaat ? { begins, jamaat: minutesOf(match.jamaat.time) } : { begins }
  }
  return {
    date,
    sunrise: minutesOf(sunrise.time),
    fajr: cellsOf('fajr'),
    dhuhr: cellsOf('dhuhr'),
    asr: cellsOf('asr'),
    maghrib: cellsOf('maghrib'),
    isha: cellsOf('isha'),
    ...(otherAsr ? { otherAsr: minutesOf(otherAsr.time) } : {}),
  }
}

/** The export formats: a CSV file that can be imported again, or a SalahAPI 1.0 document of the rules. */
export type ExportFormat = 'csv' | 'salahapi'

/** The options of an export. */
export type ExportRequest = {
  year: number
  format: ExportFormat
  /** Whether a CSV file contains the effective times even for empty cells and overrides. */
  filled?: boolean
}

/**
 * An exported file, the content that its format cannot contain, and notes about the sources of its times.
 */
export type TimetableExport = { text: string; lost: string[]; notes: string[] }

const datesOf = (year: number) => Array.from({ length: 12 }, (_, month) => daysOfMonth(year, month + 1)).flat()

function toCsv(
  year: number,
  { days, setting }: MosqueDays,
  rows: ReadonlyMap<string, TimetableDay>,
  isFilled: boolean,
): TimetableExport {
  const effectiveDays = datesOf(year).map(days.day)
  const rowsToWrite = effectiveDays.map((day) => (isFilled ? undefined : rows.get(day.date)) ?? toRow(day))
  const text = writeTimetable(rowsToWrite)
  const { timeZone } = setting.place
  return {
    text,
    lost: lossesOfCsv(effectiveDays),
    notes: [
      ...describeCellSources(effectiveDays, { filled: isFilled }),
      ...unreadableDays(text, { name: `${year}.csv`, timeZone }, (date) => days.raw(date)),
    ],
  }
}

/**
 * Exports a year of times, or the rules. Days of the mosque’s own timetable are exported exactly as they were imported;
 * other days contain the effective times.
 * @param directory provides the tenant’s settings
 */
export async function exportTimetable(
  { database, directory }: { database: Database; directory: Pick<Directory, 'byId'> },
  tenantId: string,
  { year, format, filled = false }: ExportRequest,
): Promise<TimetableExport> {
  const tenant: Tenant | undefined = await directory.byId(tenantId)
  if (!tenant) throw new Error('The mosque no longer exists.')
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return database.forTenant(tenantId)(async (tx) => {
    const mosque = await openMosqueDays(tx, tenant, first, last)
    const { rows } = await loadTimetable(tx, first, last)
    if (format === 'csv') return toCsv(year, mosque, rows, filled)
    const { document, losses } = writeSalahApi({
      title: tenant.config.websiteName,
      version: mosque.version,
      place: mosque.setting.place,
      schedule: mosque.schedule,
      hijriOffset: mosque.setting.hijriOffset,
      monthStarts: mosque.setting.monthStarts,
      tableDays: rows.size,
    })
    return { text: `${JSON.stringify(document, undefined, 2)}\n`, lost: losses, notes: [] }
  })
}
