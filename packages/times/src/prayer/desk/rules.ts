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

/** The stored phrases of a prayer’s rules by condition. */
export type StoredPrayerRules = Record<string, string>

/** The number of weeks in a preview. */
const previewWeeks = 8
const daysPerWeek = 7
/** The number of days of the timetable with which rules are compared. */
const comparedDays = 366

/** The subject of log entries about a prayer’s rules. */
export const rulesSubject = (prayer: Prayer): string => `rules ${prayer}`

/** Reads a prayer’s stored rules. */
export async function readWrittenRules(tx: Tx, prayer: Prayer): Promise<StoredPrayerRules> {
  const rows = await tx
    .select()
    .from(jamaatRules)
    .where(eq(jamaatRules.prayer, prayer))
    .orderBy(asc(jamaatRules.whenHeld))
  return Object.fromEntries(rows.map(({ whenHeld, rule }) => [whenHeld, rule]))
}

/** Identifies a version of a prayer’s rules. */
export const versionOfRules = (rules: StoredPrayerRules): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 16)

const conditionOrder = ['always', 'summer', 'from', 'ramadan']
const rankOf = (when: string) => {
  const index = conditionOrder.findIndex((prefix) => when.startsWith(prefix))
  return index < 0 ? conditionOrder.length : index
}

/**
 * Finds rules that the timetable overrides on all their days.
 * @param jamaat rules by prayer that replace the stored ones
 */
export async function readUnusedRules(
  tx: Tx,
  tenant: Tenant,
  now: Date,
  jamaat: JamaatRules = {},
): Promise<UnusedRule[]> {
  const { date: today } = wallClock(now, tenant.config.timeZone)
  const { rows } = await loadTimetable(tx, addDays(today, -daysPerWeek), addDays(today, comparedDays + daysPerWeek))
  const { schedule } = await loadSchedule(tx, tenant)
  const rules = { ...schedule, jamaat: { ...schedule.jamaat, ...jamaat } }
  return findUnusedRules({ ...readPrayerSettings(tenant), rows, schedule: rules }, today)
}

/** A prayer’s rules in the desk API’s format, with the last change. */
export async function readDeskRules(tx: Tx, prayer: Prayer): Promise<DeskRules> {
  const storedRules = await readWrittenRules(tx, prayer)
  const lastChange = await readLastChange(tx, rulesSubject(prayer))
  const rules = Object.entries(storedRules)
    .flatMap(([when, text]): PrayerRule[] => {
      const result = readJamaat(text, prayer)
      return 'time' in result ? [{ when, time: toRuleTime(result.time) }] : []
    })
    .toSorted((a, b) => rankOf(a.when) - rankOf(b.when) || (a.when < b.when ? -1 : 1))
  return {
    prayer,
    version: versionOfRules(storedRules),
    rules,
    ...(lastChange ? { changed: lastChange } : {}),
  }
}

/**
 * Converts submitted rules for storage.
 * @throws ScheduleError
 */
export function writeRules({ prayer, rules }: RulesRequest): StoredPrayerRules {
  const storedRules = writeConditions(rules)
  const [problem] = readPrayerRules(prayer, storedRules).problems
  if (problem) throw new ScheduleError({ code: 'rule', reason: problem.reason })
  return storedRules
}

/**
 * Converts rules to stored phrases by condition.
 * @throws ScheduleError if two have the same condition, or one is incomplete
 */
export function writeConditions(rules: readonly PrayerRule[]): StoredPrayerRules {
  const duplicate = rules.find(({ when }, index) => rules.findIndex((other) => other.when === when) !== index)
  if (duplicate) throw new ScheduleError({ code: 'ruleTwice' })
  return Object.fromEntries(rules.map(({ when, time }) => [when, toPhrase(time)]))
}

/** Previews the effect of new rules for a prayer on the coming weeks. */
export async function previewRules(tx: Tx, tenant: Tenant, request: RulesRequest, now: Date): Promise<RulesEffect> {
  const { prayer } = request
  const storedRules = writeRules(request)
  const { rules } = readPrayerRules(prayer, storedRules)
  const setting = readPrayerSettings(tenant)
  const { date: today } = wallClock(now, tenant.config.timeZone)
  const startDates = Object.keys(storedRules).flatMap((when) => {
    const from = when.replace('from ', '')
    return when.startsWith('from ') && from >= today ? [from] : []
  })
  const dates = Array.from({ length: previewWeeks * daysPerWeek }, (_, index) => addDays(today, index))
  const lastDate = [dates.at(-1) ?? today, ...startDates].toSorted().at(-1) ?? today
  const { rows } = await loadTimetable(tx, addDays(today, -daysPerWeek), addDays(lastDate, daysPerWeek))
  const { schedule } = await loadSchedule(tx, tenant)
  const currentDays = openDays({ ...setting, rows, schedule })
  const plannedDays = openDays({
    ...setting,
    rows,
    schedule: { ...schedule, jamaat: { ...schedule.jamaat, [prayer]: rules } },
  })
  const prayerOn = (day: PrayerDay) => day.prayers.find((time) => time.prayer === prayer)
  const timeOf = (day: PrayerDay) => prayerOn(day)?.jamaat?.time
  const samples = [...new Set([...dates.filter((_, index) => index % daysPerWeek === 0), ...startDates])].toSorted()
  return {
    days: dates.length,
    changed: dates.filter((date) => timeOf(currentDays.day(date)) !== timeOf(plannedDays.day(date))).length,
    byTimetable: dates.filter((date) => ['table', 'override'].includes(prayerOn(plannedDays.day(date))?.jamaatBy ?? ''))
      .length,
    unused: (await readUnusedRules(tx, tenant, now, { [prayer]: rules })).filter((rule) => rule.prayer === prayer),
    samples: samples.map((day) => {
      const [before, after] = [timeOf(currentDays.day(day)), timeOf(plannedDays.day(day))]
      return { day, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
    }),
  }
}
