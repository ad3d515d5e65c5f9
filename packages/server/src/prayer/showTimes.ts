import { daysOfMonth, type PrayerDay } from '@minaret/timetable'
import type { Database } from '@minaret/foundation/db'
import type { Directory } from '@minaret/foundation/tenancy'
import { chooseCalculation, openMosqueDays } from './today.ts'

/** Days as people see them, with what every outlet says beside them. */
export type ShownTimes = { timeZone: string; version: string; notice?: string; days: PrayerDay[] }

/**
 * Reads days where every outlet does.
 * @param period `YYYY-MM-DD`, or `YYYY-MM` for a month
 */
export async function showTimes(
  { database, directory }: { database: Database; directory: Pick<Directory, 'byId'> },
  tenantId: string,
  period: string,
): Promise<ShownTimes> {
  const tenant = await directory.byId(tenantId)
  if (!tenant) throw new Error('The mosque no longer exists.')
  const [year, month] = period.split('-').map(Number)
  const dates = period.length === 7 ? daysOfMonth(year ?? 0, month ?? 0) : [period]
  const mosque = await database.forTenant(tenantId)((tx) =>
    openMosqueDays(tx, tenant, dates[0] ?? period, dates.at(-1) ?? period),
  )
  const days = dates.map(mosque.days.day)
  const { notice } = chooseCalculation(days, mosque.setting)
  return {
    timeZone: mosque.setting.place.timeZone,
    version: mosque.version,
    ...(notice === undefined ? {} : { notice }),
    days,
  }
}
