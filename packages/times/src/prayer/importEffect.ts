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

/** What the days of an import mean for people and for the mosque's rules, before they are stored. */
export type ImportEffect = {
  /** `YYYY-MM-DD` at the mosque. */
  today: string
  /** Days that nobody will see. */
  warnings: Finding[]
  soon: SoonDay[]
  /** Rules of certain days that have none left with this import; a rule for always is expected to give way. */
  unusedRules: UnusedRule[]
}

/** A weekly rule looks at its whole week; rules are compared with a year of days. */
const [week, year] = [7, 366]

async function countDays(tx: Tx, from: string, before: string): Promise<number> {
  const [row] = await tx
    .select({ days: count() })
    .from(timetableDays)
    .where(and(gte(timetableDays.day, from), lt(timetableDays.day, before)))
  return row?.days ?? 0
}

/**
 * What an import will do; the database is only read.
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
  const { rows } = await loadTimetable(tx, addDays(today, -week), addDays(today, year + week))
  const { schedule } = await loadSchedule(tx, tenant)
  const newRows = new Map([...rows, ...days.map((day) => [day.date, day] as const)])
  const [before, after] = [openDays({ ...setting, rows, schedule }), openDays({ ...setting, rows: newRows, schedule })]
  const unused = findUnusedRules({ ...setting, rows: newRows, schedule }, today)
  return {
    today,
    warnings: findCoverageGaps(dates, { today, had: await countDays(tx, today, nextDay(dates, today) ?? today) }),
    soon: compareSoonDays(today, new Set(dates), { before, after }),
    unusedRules: unused.filter(
      ({ when, from, to }) => when !== 'always' && dates.some((date) => from <= date && date <= to),
    ),
  }
}
