import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DeskDay, OwnDay, TimeReason } from '@minaret/contract/desk'
import { dayOverrides, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import {
  addDays,
  type Days,
  openDays,
  openRuleDays,
  type Prayer,
  prayers,
  type TimetableSource,
} from '@minaret/timetable'
import { readPrayerSettings } from '../prayerSettings.ts'
import { loadSchedule } from '../schedule.ts'
import { loadTimetable } from '../store.ts'
import { chooseCalculation } from '../today.ts'
import { readDayFile, readDayHistory } from './dayHistory.ts'
import { keyOfRule, readRuleHistory } from './ruleHistory.ts'
import { readUnusedRules, readWrittenRules, type StoredPrayerRules } from './rules.ts'
import { toRuleTime } from './ruleTime.ts'

/** An empty override. */
const noOverride: OwnDay = { jamaat: {} }

/** Reads a day’s override. */
export async function readOwnDay(tx: Tx, day: string): Promise<OwnDay> {
  const [row] = await tx.select().from(dayOverrides).where(eq(dayOverrides.day, day))
  if (!row) return noOverride
  return { jamaat: row.jamaat, ...(row.note === null ? {} : { note: row.note }) }
}

/** Identifies a version of a day’s override. */
export function versionOf({ jamaat, note }: OwnDay): string {
  const entries = Object.entries(jamaat).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, note ?? '']))
    .digest('base64url')
    .slice(0, 16)
}

/** Weekly rules need the rows of the whole week. */
const daysPerWeek = 7

/** The context for reading a day. */
type DayReader = { tx: Tx; tenant: Tenant; now: Date }

/** The sources of a day’s times: the days with and without the override, and who changed the override and the rules. */
type DaySources = {
  current: Days
  usual: Days
  findChange: Awaited<ReturnType<typeof readDayHistory>>
  findRuleChange: Awaited<ReturnType<typeof readRuleHistory>>
  overruled: (prayer: Prayer) => TimeReason['overruled']
}

/**
 * Finds the rule for certain days that the timetable overrides on a day, with its number of days if it is never used.
 */
async function readOverruled(
  { tx, tenant, now }: DayReader,
  day: string,
  source: TimetableSource,
): Promise<DaySources['overruled']> {
  const ruleDays = openRuleDays(source)
  const ruleOf = (prayer: Prayer) => {
    const rule = ruleDays.congregation(prayer, day)
    const isTable = source.rows.get(day)?.[prayer].jamaat !== undefined
    return isTable && rule && rule.source !== 'ordinary' ? rule : undefined
  }
  if (!prayers.some(ruleOf)) return () => undefined
  const unusedRules = await readUnusedRules(tx, tenant, now)
  const rulesOf = new Map<Prayer, StoredPrayerRules>()
  for (const prayer of prayers) rulesOf.set(prayer, await readWrittenRules(tx, prayer))
  return (prayer) => {
    const rule = ruleOf(prayer)
    if (!rule) return undefined
    const when = keyOfRule(rule.source, day, rulesOf.get(prayer) ?? {})
    const unusedRule = unusedRules.find((candidate) => candidate.prayer === prayer && candidate.when === when)
    const isNeverUsed = unusedRule && unusedRule.days === unusedRule.of
    return { source: rule.source, ...(isNeverUsed ? { days: unusedRule.days } : {}) }
  }
}

/** The reasons for the times of the five jamaats. */
const prayerReasons = (
  day: string,
  { current, usual, findChange, findRuleChange, overruled }: DaySources,
): TimeReason[] =>
  current.day(day).prayers.map(({ prayer, begins, jamaat, jamaatBy }) => {
    const usualTime = usual.day(day).prayers.find((time) => time.prayer === prayer)
    const rule = usual.congregation(prayer, day)?.rule
    const lastChange = jamaatBy === 'override' ? findChange(prayer) : undefined
    const ruleChanged = rule && findRuleChange(prayer, usualTime?.jamaatBy)
    const overruledRule = overruled(prayer)
    return {
      prayer,
      begins,
      ...(jamaat ? { jamaat } : {}),
      ...(jamaatBy ? { source: jamaatBy } : {}),
      ...(lastChange ? { changed: lastChange } : {}),
      ...(usualTime?.jamaat ? { usual: usualTime.jamaat } : {}),
      ...(usualTime?.jamaatBy ? { usualSource: usualTime.jamaatBy } : {}),
      ...(rule ? { rule: toRuleTime(rule.time) } : {}),
      ...(ruleChanged ? { ruleChanged } : {}),
      ...(overruledRule ? { overruled: overruledRule } : {}),
    }
  })

/** The reasons for the times of a Friday’s Jumu'ahs. Overrides replace the usual ones in order. */
function jumuahReasons(day: string, { current, usual, findChange }: DaySources): TimeReason[] {
  const { prayers: dailyPrayers, jumuah: gatherings = [] } = current.day(day)
  const begins = dailyPrayers.find(({ prayer }) => prayer === 'dhuhr')?.begins
  const slots = usual.slots(day)
  if (!begins || !slots) return []
  const isOwn = current.slots(day) === undefined
  const lastChange = isOwn ? findChange('jumuah') : undefined
  return Array.from({ length: Math.max(gatherings.length, isOwn && slots.length > 0 ? 1 : 0) }, (_, index) => {
    const [gathering, slot] = [gatherings[index], slots[index]]
    return {
      prayer: 'jumuah' as const,
      ...(gathering?.name === undefined ? {} : { name: gathering.name }),
      begins,
      ...(gathering ? { jamaat: gathering.at } : {}),
      ...(isOwn ? { source: 'override' as const } : slot ? { source: slot.jamaat.source } : {}),
      ...(lastChange ? { changed: lastChange } : {}),
      ...(slot ? { usual: slot.at, usualSource: slot.jamaat.source } : {}),
      ...(slot?.jamaat.rule ? { rule: toRuleTime(slot.jamaat.rule.time) } : {}),
    }
  })
}

/**
 * Reads a day with its override and the reasons for each jamaat: the start of the prayer and its source, the timetable or
 * the rule, the override and its author, and the time without the override.
 * @param day `YYYY-MM-DD`
 */
export async function readDeskDay(reader: DayReader, day: string): Promise<DeskDay> {
  const { tx, tenant } = reader
  const setting = readPrayerSettings(tenant)
  const { rows } = await loadTimetable(tx, addDays(day, -daysPerWeek), addDays(day, daysPerWeek))
  const { schedule } = await loadSchedule(tx, tenant)
  const override = await readOwnDay(tx, day)
  const overrides = new Map(schedule.overrides)
  overrides.delete(day)
  const current = openDays({ ...setting, rows, schedule })
  const usual = openDays({ ...setting, rows, schedule: { ...schedule, overrides } })
  const sources: DaySources = {
    current,
    usual,
    findChange: await readDayHistory(tx, day),
    findRuleChange: await readRuleHistory(tx, day),
    overruled: await readOverruled(reader, day, { ...setting, rows, schedule }),
  }
  const times = current.day(day)
  const { calculation } = chooseCalculation([times], setting)
  const timetable = times.source === 'table' ? await readDayFile(tx, day) : undefined
  const hasOverride = Object.keys(override.jamaat).length > 0 || override.note !== undefined
  return {
    day,
    version: versionOf(override),
    times,
    ...(hasOverride ? { own: override } : {}),
    usual: extraTimes(usual.day(day)),
    ...(calculation ? { calculation } : {}),
    ...(timetable ? { timetable } : {}),
    reasons: [...prayerReasons(day, sources), ...jumuahReasons(day, sources)],
  }
}

/** The times of prayers besides the five, as `HH:MM`, separated by commas. */
function extraTimes({ jumuah = [], taraweeh, eid }: DeskDay['times']): NonNullable<DeskDay['usual']> {
  const joinTimes = (times: readonly { at: { time: string } }[]) => times.map(({ at }) => at.time).join(', ')
  const eids = eid?.prayers ?? []
  return {
    ...(jumuah.length > 0 ? { jumuah: joinTimes(jumuah) } : {}),
    ...(taraweeh ? { taraweeh: taraweeh.time } : {}),
    ...(eids.length > 0 ? { eid: joinTimes(eids) } : {}),
  }
}

/** The jamaat of every prayer on a day, as `HH:MM`, or null for one of the five without a jamaat. */
export const jamaatTimes = ({ times }: Pick<DeskDay, 'times'>): Record<string, string | null> => ({
  ...Object.fromEntries(
    prayers.map((prayer) => [prayer, times.prayers.find((time) => time.prayer === prayer)?.jamaat?.time ?? null]),
  ),
  ...extraTimes(times),
})
