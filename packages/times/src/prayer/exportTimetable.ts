import { daysOfMonth, type PrayerDay, type TimetableDay, writeSalahApi, writeTimetable } from '@minaret/timetable'
import type { Database } from '@minaret/foundation/db'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { lossesOfCsv, originsOfCells } from './csvLosses.ts'
import { loadTimetable } from './store.ts'
import { type MosqueDays, openMosqueDays } from './today.ts'
import { unreadableDays } from './unreadableDays.ts'

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A day as it is shown, as a row of a table: the cells hold what the clocks show. */
function toRow({ date, sunrise, prayers, otherAsr }: PrayerDay): TimetableDay {
  const cellsOf = (name: (typeof prayers)[number]['prayer']) => {
    const found = prayers.find(({ prayer }) => prayer === name)
    if (!found) throw new Error(`${date} has no ${name}.`)
    const begins = minutes(found.begins.time)
    return found.jamaat ? { begins, jamaat: minutes(found.jamaat.time) } : { begins }
  }
  return {
    date,
    sunrise: minutes(sunrise.time),
    fajr: cellsOf('fajr'),
    dhuhr: cellsOf('dhuhr'),
    asr: cellsOf('asr'),
    maghrib: cellsOf('maghrib'),
    isha: cellsOf('isha'),
    ...(otherAsr ? { otherAsr: minutes(otherAsr.time) } : {}),
  }
}

/** The forms a mosque's times leave in: a CSV that can be imported again, or a SalahAPI 1.0 document of its rules. */
export type ExportFormat = 'csv' | 'salahapi'

/** What to write. */
export type ExportRequest = {
  year: number
  format: ExportFormat
  /** In a CSV, write what people see also where the mosque's own table leaves a cell empty, or a single day differs. */
  filled?: boolean
}

/**
 * A file; in a few words each what its form has no place for; and in sentences what to know of where its times come from.
 */
export type Exported = { text: string; lost: string[]; notes: string[] }

const datesOf = (year: number) => Array.from({ length: 12 }, (_, month) => daysOfMonth(year, month + 1)).flat()

function toCsv(
  year: number,
  { days, setting }: MosqueDays,
  rows: ReadonlyMap<string, TimetableDay>,
  filled: boolean,
): Exported {
  const shown = datesOf(year).map(days.day)
  const written = shown.map((day) => (filled ? undefined : rows.get(day.date)) ?? toRow(day))
  const text = writeTimetable(written)
  const { timeZone } = setting.place
  return {
    text,
    lost: lossesOfCsv(shown),
    notes: [
      ...originsOfCells(shown, { filled }),
      ...unreadableDays(text, { name: `${year}.csv`, timeZone }, (date) => days.raw(date)),
    ],
  }
}

/**
 * A year of times, or the rules they come from. A year of the mosque's own table comes back byte for byte as it was
 * imported; days it does not hold are as people see them.
 * @param directory knows the tenant's settings
 */
export async function exportTimetable(
  { database, directory }: { database: Database; directory: Pick<Directory, 'byId'> },
  tenantId: string,
  { year, format, filled = false }: ExportRequest,
): Promise<Exported> {
  const tenant: Tenant | undefined = await directory.byId(tenantId)
  if (!tenant) throw new Error('The mosque no longer exists.')
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return database.forTenant(tenantId)(async (tx) => {
    const mosque = await openMosqueDays(tx, tenant, first, last)
    const { rows } = await loadTimetable(tx, first, last)
    if (format === 'csv') return toCsv(year, mosque, rows, filled)
    const { document, lost } = writeSalahApi({
      title: tenant.config.websiteName,
      version: mosque.version,
      place: mosque.setting.place,
      schedule: mosque.schedule,
      hijriOffset: mosque.setting.hijriOffset,
      monthStarts: mosque.setting.monthStarts,
      tableDays: rows.size,
    })
    return { text: `${JSON.stringify(document, undefined, 2)}\n`, lost, notes: [] }
  })
}
