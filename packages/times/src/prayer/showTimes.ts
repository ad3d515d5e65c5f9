import { addDays, daysOfMonth, findUnusedRules, type PrayerDay, type UnusedRule } from '@minaret/timetable'
import type { Database, Tx } from '@minaret/foundation/db'
import type { Directory } from '@minaret/foundation/tenancy'
import { type DaySource, openDaySources } from './daySource.ts'
import { loadTimetable } from './store.ts'
import { chooseCalculation, type MosqueDays, openMosqueDays } from './today.ts'

/** Effective days with their version, notice and sources. */
export type EffectiveTimes = {
  timeZone: string
  version: string
  notice?: string
  days: PrayerDay[]
  /** The sources of days in the mosque’s timetable, by date. */
  sources: Record<string, Omit<DaySource, 'version'>>
  /** For a single day, the rules for certain days that would apply but that the timetable overrides on all their days. */
  unusedRules: UnusedRule[]
}

/** Weekly rules need the rows of the whole week; rules are compared with a year of days. */
const [daysPerWeek, comparedDays] = [7, 366]

/** Finds rules for certain days that would apply to a day, but that the timetable overrides from then on. */
async function readUnusedOn(tx: Tx, day: string, { setting, schedule }: MosqueDays): Promise<UnusedRule[]> {
  const { rows } = await loadTimetable(tx, addDays(day, -daysPerWeek), addDays(day, comparedDays + daysPerWeek))
  return findUnusedRules({ ...setting, rows, schedule }, day).filter(
    ({ when, from }) => when !== 'always' && from === day,
  )
}

/**
 * Reads the effective days for the command line.
 * @param period `YYYY-MM-DD`, or `YYYY-MM` for a month
 */
export async function showTimes(
  { database, directory }: { database: Database; directory: Pick<Directory, 'byId'> },
  tenantId: string,
  period: string,
): Promise<EffectiveTimes> {
  const tenant = await directory.byId(tenantId)
  if (!tenant) throw new Error('The mosque no longer exists.')
  const [year, month] = period.split('-').map(Number)
  const dates = period.length === 7 ? daysOfMonth(year ?? 0, month ?? 0) : [period]
  const [mosque, sourceOf, unusedRules] = await database.forTenant(tenantId)(async (tx) => {
    const mosqueDays = await openMosqueDays(tx, tenant, dates[0] ?? period, dates.at(-1) ?? period)
    return [
      mosqueDays,
      await openDaySources(tx),
      dates.length === 1 ? await readUnusedOn(tx, period, mosqueDays) : [],
    ] as const
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
