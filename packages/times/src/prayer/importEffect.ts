import { and, count, gte, lt } from 'drizzle-orm'
import type { SoonDay } from '@minaret/contract/desk'
import { timetableDays, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import {
  addDays,
  findCoverageGaps,
  findUnusedRules,
  nextDay,
  type Finding,
  openDays,
  type TimetableDay,
  type UnusedRule,
  wallClock,
} from '@minaret/timetable'
import { readPrayerSettings } from './prayerSettings.ts'
import { loadSchedule } from './schedule.ts'
import { compareSoonDays } from './soonDays.ts'
import { loadTimetable } from './store.ts'

/** The effect of an import on the times and the mosque’s rules, before it is stored. */
export type ImportEffect = {
  /** The date at the mosque, `YYYY-MM-DD`. */
  today: string
  /** Warnings about past days or a late start. */
  warnings: Finding[]
  soon: SoonDay[]
  /** Rules for certain days that this import overrides on all of them; the general rule is expected to be overridden. */
  unusedRules: UnusedRule[]
}

/** Weekly rules need the rows of the whole week; rules are compared with a year of days. */
const [daysPerWeek, comparedDays] = [7, 366]

async function countDays(tx: Tx, from: string, before: string): Promise<number> {
  const [row] = await tx
    .select({ days: count() })
    .from(timetableDays)
    .where(and(gte(timetableDays.day, from), lt(timetableDays.day, before)))
  return row?.days ?? 0
}

/**
 * Calculates the effect of an import, without changing the database.
 * @param days in order
 */
export async function readImportEffect(
  tx: Tx,
  tenant: Pick<Tenant, 'items' | 'config'>,
  days: readonly TimetableDay[],
  now: Date,
): Promise<ImportEffect> {
  const dates = days.map(({ date }) => date)
  const { date: today } = wallClock(now, tenant.config.timeZone)
  const setting = readPrayerSettings(tenant)
  const { rows } = await loadTimetable(tx, addDays(today, -daysPerWeek), addDays(today, comparedDays + daysPerWeek))
  const { schedule } = await loadSchedule(tx, tenant)
  const newRows = new Map([...rows, ...days.map((day) => [day.date, day] as const)])
  const [before, after] = [openDays({ ...setting, rows, schedule }), openDays({ ...setting, rows: newRows, schedule })]
  const allUnusedRules = findUnusedRules({ ...setting, rows: newRows, schedule }, today)
  return {
    today,
    warnings: findCoverageGaps(dates, { today, had: await countDays(tx, today, nextDay(dates, today) ?? today) }),
    soon: compareSoonDays(today, new Set(dates), { before, after }),
    unusedRules: allUnusedRules.filter(
      ({ when, from, to }) => when !== 'always' && dates.some((date) => from <= date && date <= to),
    ),
  }
}
