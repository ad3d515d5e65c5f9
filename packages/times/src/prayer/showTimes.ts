import { addDays, daysOfMonth, findUnusedRules, type PrayerDay, type UnusedRule } from '@minaret/timetable'
import type { Database, Tx } from '@minaret/foundation/db'
import type { Directory } from '@minaret/foundation/tenancy'
import { type DaySource, openDaySources } from './daySource.ts'
import { loadTimetable } from './store.ts'
import { chooseCalculation, type MosqueDays, openMosqueDays } from './today.ts'

/** Days as people see them, with what every outlet says beside them. */
export type ShownTimes = {
  timeZone: string
  version: string
  notice?: string
  days: PrayerDay[]
  /** By date, where each day of the mosque's table comes from. */
  sources: Record<string, Omit<DaySource, 'version'>>
  /** Of a single day: rules of certain days that would give it a jamaat, and that the table leaves no day for. */
  unusedRules: UnusedRule[]
}

/** A weekly rule looks at its whole week; rules are compared with a year of days. */
const [week, horizon] = [7, 366]

/** The rules of certain days that would give a day its jamaats, and that the table leaves no day for from then on. */
async function readUnusedOn(tx: Tx, day: string, { setting, schedule }: MosqueDays): Promise<UnusedRule[]> {
  const { rows } = await loadTimetable(tx, addDays(day, -week), addDays(day, horizon + week))
  return findUnusedRules({ ...setting, rows, schedule }, day).filter(
    ({ when, from }) => when !== 'always' && from === day,
  )
}

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
  const [mosque, sourceOf, unusedRules] = await database.forTenant(tenantId)(async (tx) => {
    const opened = await openMosqueDays(tx, tenant, dates[0] ?? period, dates.at(-1) ?? period)
    return [opened, await openDaySources(tx), dates.length === 1 ? await readUnusedOn(tx, period, opened) : []] as const
  })
  const days = dates.map(mosque.days.day)
  const { notice } = chooseCalculation(days, mosque.setting)
  return {
    timeZone: mosque.setting.place.timeZone,
    version: mosque.version,
    ...(notice === undefined ? {} : { notice }),
    days,
    unusedRules,
    sources: Object.fromEntries(
      days.flatMap(({ date, source }) => {
        const origin = source === 'table' ? sourceOf(date) : undefined
        if (!origin) return []
        const { version: _version, ...file } = origin
        return [[date, file]]
      }),
    ),
  }
}
