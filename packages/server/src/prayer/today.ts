import type { PrayerToday } from '@minaret/contract'
import { addDays, describeCalculation, openDays, resolveToday, wallClock, type PrayerDay } from '@minaret/timetable'
import type { Tx } from '../db/database.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { prayerSetting, type PrayerSetting } from './place.ts'
import { loadTimetable } from './store.ts'

/** What goes beside days of which some were calculated, and nothing where all stand in the mosque's table. */
export function howMade(days: readonly PrayerDay[], { place }: PrayerSetting) {
  if (days.every(({ source }) => source === 'table')) return {}
  const { method, madhab, highLatitudeRule } = place
  return { notice: describeCalculation(place), calculation: { method, madhab, highLatitudeRule } }
}

/** The day of the tenant's zone with the days beside it: the mosque's own table first, calculation where it has no row. */
export async function readToday(tx: Tx, tenant: Tenant, now: Date): Promise<PrayerToday> {
  const setting = prayerSetting(tenant)
  const { date } = wallClock(now, setting.place.timeZone)
  const { rows, version } = await loadTimetable(tx, addDays(date, -1), addDays(date, 1))
  const days = resolveToday(now, { ...setting, rows })
  return {
    timeZone: setting.place.timeZone,
    version: `${version}-${setting.digest}`,
    ...howMade([days.today, days.tomorrow], setting),
    ...days,
  }
}

/** Days in a row, from a date of the tenant's zone on, as {@link readToday} would tell each. */
export async function readDays(tx: Tx, tenant: Tenant, from: string, many: number): Promise<PrayerDay[]> {
  const setting = prayerSetting(tenant)
  const dates = Array.from({ length: many }, (_, ahead) => addDays(from, ahead))
  const { rows } = await loadTimetable(tx, from, dates.at(-1) ?? from)
  const days = openDays({ ...setting, rows })
  return dates.map((date) => days.day(date))
}
