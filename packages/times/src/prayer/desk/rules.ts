import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { DeskRules, PrayerRule, RulesEffect, RulesRequest } from '@minaret/contract/desk'
import { jamaatRules, type Tx } from '@minaret/foundation/db'
import { readLastChange } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import {
  addDays,
  findUnusedRules,
  type JamaatRules,
  openDays,
  type PrayerDay,
  readJamaat,
  readPrayerRules,
  type UnusedRule,
  wallClock,
} from '@minaret/timetable'
import { readPrayerSettings } from '../prayerSettings.ts'
import { ScheduleError } from '../ScheduleError.ts'
import { loadSchedule } from '../schedule.ts'
import { loadTimetable } from '../store.ts'
import { toPhrase, toRuleTime } from './ruleTime.ts'

type Prayer = DeskRules['prayer']

/** The rules of a prayer by when they hold, in the words in which they are stored. */
export type WrittenPrayerRules = Record<string, string>

/** Weeks whose times are shown before rules are saved. */
const weeks = 8
const week = 7
/** Rules are compared with a year of the timetable. */
const year = 366

/** The subject of the log's entries about a prayer's rules. */
export const rulesSubject = (prayer: Prayer): string => `rules ${prayer}`

/** A prayer's rules as they are stored. */
export async function readWrittenRules(tx: Tx, prayer: Prayer): Promise<WrittenPrayerRules> {
  const rows = await tx
    .select()
    .from(jamaatRules)
    .where(eq(jamaatRules.prayer, prayer))
    .orderBy(asc(jamaatRules.whenHeld))
  return Object.fromEntries(rows.map(({ whenHeld, rule }) => [whenHeld, rule]))
}

/** Changes with a prayer's rules, and with nothing else. */
export const versionOfRules = (rules: WrittenPrayerRules): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 16)

const order = ['always', 'summer', 'from', 'ramadan']
const placeOf = (when: string) => {
  const at = order.findIndex((word) => when.startsWith(word))
  return at < 0 ? order.length : at
}

/**
 * Rules that the timetable leaves no day for.
 * @param jamaat rules in place of the stored ones, by prayer
 */
export async function readUnusedRules(
  tx: Tx,
  tenant: Tenant,
  now: Date,
  jamaat: JamaatRules = {},
): Promise<UnusedRule[]> {
  const { date: today } = wallClock(now, tenant.config.timeZone)
  const { rows } = await loadTimetable(tx, addDays(today, -week), addDays(today, year + week))
  const { schedule } = await loadSchedule(tx, tenant)
  const rules = { ...schedule, jamaat: { ...schedule.jamaat, ...jamaat } }
  return findUnusedRules({ ...readPrayerSettings(tenant), rows, schedule: rules }, today)
}

/** A prayer's rules as the contract has them, with who changed them last. */
export async function readDeskRules(tx: Tx, prayer: Prayer): Promise<DeskRules> {
  const written = await readWrittenRules(tx, prayer)
  const changed = await readLastChange(tx, rulesSubject(prayer))
  const rules = Object.entries(written)
    .flatMap(([when, text]): PrayerRule[] => {
      const read = readJamaat(text, prayer)
      return 'time' in read ? [{ when, time: toRuleTime(read.time) }] : []
    })
    .toSorted((a, b) => placeOf(a.when) - placeOf(b.when) || (a.when < b.when ? -1 : 1))
  return {
    prayer,
    version: versionOfRules(written),
    rules,
    ...(changed ? { changed } : {}),
  }
}

/**
 * The rules somebody wants, in the words in which they are stored.
 * @throws ScheduleError
 */
export function writeRules({ prayer, rules }: RulesRequest): WrittenPrayerRules {
  const written = writeWhens(rules)
  const [problem] = readPrayerRules(prayer, written).problems
  if (problem) throw new ScheduleError({ code: 'rule', reason: problem.reason })
  return written
}

/**
 * Rules by when they hold, in the words in which they are stored.
 * @throws ScheduleError when two hold at the same time, or one is not complete
 */
export function writeWhens(rules: readonly PrayerRule[]): WrittenPrayerRules {
  const twice = rules.find(({ when }, at) => rules.findIndex((other) => other.when === when) !== at)
  if (twice) throw new ScheduleError({ code: 'ruleTwice' })
  return Object.fromEntries(rules.map(({ when, time }) => [when, toPhrase(time)]))
}

/** What other rules of a prayer do to the coming weeks. */
export async function previewRules(tx: Tx, tenant: Tenant, wanted: RulesRequest, now: Date): Promise<RulesEffect> {
  const { prayer } = wanted
  const written = writeRules(wanted)
  const { rules } = readPrayerRules(prayer, written)
  const setting = readPrayerSettings(tenant)
  const { date: today } = wallClock(now, tenant.config.timeZone)
  const dated = Object.keys(written).flatMap((when) => {
    const from = when.replace('from ', '')
    return when.startsWith('from ') && from >= today ? [from] : []
  })
  const dates = Array.from({ length: weeks * week }, (_, at) => addDays(today, at))
  const last = [dates.at(-1) ?? today, ...dated].toSorted().at(-1) ?? today
  const { rows } = await loadTimetable(tx, addDays(today, -week), addDays(last, week))
  const { schedule } = await loadSchedule(tx, tenant)
  const current = openDays({ ...setting, rows, schedule })
  const then = openDays({
    ...setting,
    rows,
    schedule: { ...schedule, jamaat: { ...schedule.jamaat, [prayer]: rules } },
  })
  const momentOf = (day: PrayerDay) => day.prayers.find((one) => one.prayer === prayer)
  const timeOf = (day: PrayerDay) => momentOf(day)?.jamaat?.time
  const samples = [...new Set([...dates.filter((_, at) => at % week === 0), ...dated])].toSorted()
  return {
    days: dates.length,
    changed: dates.filter((date) => timeOf(current.day(date)) !== timeOf(then.day(date))).length,
    byTimetable: dates.filter((date) => ['table', 'override'].includes(momentOf(then.day(date))?.jamaatBy ?? ''))
      .length,
    unused: (await readUnusedRules(tx, tenant, now, { [prayer]: rules })).filter((rule) => rule.prayer === prayer),
    samples: samples.map((day) => {
      const [before, after] = [timeOf(current.day(day)), timeOf(then.day(day))]
      return { day, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
    }),
  }
}
