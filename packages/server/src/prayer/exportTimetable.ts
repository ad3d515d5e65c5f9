import { daysOfMonth, type PrayerDay, type TimetableDay, writeSalahApi, writeTimetable } from '@minaret/timetable'
import type { Database } from '../db/database.ts'
import type { Directory } from '../tenants/directory.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { openMosqueDays } from './today.ts'

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A day as it is shown, as a row of a table: the cells hold what the clocks show. */
function toRow({ date, sunrise, prayers }: PrayerDay): TimetableDay {
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
  }
}

/** The forms a mosque's times leave in: a CSV that can be imported again, or a SalahAPI 1.0 document of its rules. */
export type ExportFormat = 'csv' | 'salahapi'

/** A file, and in a few words each what its form has no place for. */
export type Exported = { text: string; lost: string[] }

/**
 * A year of times as people see them, or the rules they come from. An imported year comes back byte for byte.
 * @param directory knows the tenant's settings
 */
export async function exportTimetable(
  { database, directory }: { database: Database; directory: Pick<Directory, 'byId'> },
  tenantId: string,
  { year, format }: { year: number; format: ExportFormat },
): Promise<Exported> {
  const tenant: Tenant | undefined = await directory.byId(tenantId)
  if (!tenant) throw new Error('The mosque is gone.')
  const mosque = await database.forTenant(tenantId)((tx) =>
    openMosqueDays(tx, tenant, `${year}-01-01`, `${year}-12-31`),
  )
  if (format === 'salahapi') {
    const { document, lost } = writeSalahApi({
      title: tenant.config.websiteName,
      version: mosque.version,
      place: mosque.setting.place,
      schedule: mosque.schedule,
    })
    return { text: `${JSON.stringify(document, undefined, 2)}\n`, lost }
  }
  const dates = Array.from({ length: 12 }, (_, month) => daysOfMonth(year, month + 1)).flat()
  return { text: writeTimetable(dates.map((date) => toRow(mosque.days.day(date)))), lost: [] }
}
