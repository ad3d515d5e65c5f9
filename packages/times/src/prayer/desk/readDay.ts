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
import { readUnusedRules, readWrittenRules, type WrittenPrayerRules } from './rules.ts'
import { toRuleTime } from './ruleTime.ts'

/** A day without an entry of its own. */
const noEntry: OwnDay = { jamaat: {} }

/** What a day says for itself. */
export async function readOwnDay(tx: Tx, day: string): Promise<OwnDay> {
  const [row] = await tx.select().from(dayOverrides).where(eq(dayOverrides.day, day))
  if (!row) return noEntry
  return { jamaat: row.jamaat, ...(row.note === null ? {} : { note: row.note }) }
}

/** Changes with what a day says for itself, and with nothing else. */
export function versionOf({ jamaat, note }: OwnDay): string {
  const entries = Object.entries(jamaat).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, note ?? '']))
    .digest('base64url')
    .slice(0, 16)
}

/** A weekly rule looks at its whole week. */
const week = 7

/** Who reads a day, and when. */
type DayReader = { tx: Tx; tenant: Tenant; now: Date }

/** Where the times of a day come from: as shown, as they would be without an entry of the day, and who made that entry and the rules. */
type DaySources = {
  shown: Days
  usual: Days
  whoSet: Awaited<ReturnType<typeof readDayHistory>>
  whoMadeRule: Awaited<ReturnType<typeof readRuleHistory>>
  overruled: (prayer: Prayer) => TimeReason['overruled']
}

/**
 * Which rule of certain days a table's jamaat leaves unused on a day, and on how many days in all where it is used on none.
 */
async function readOverruled(
  { tx, tenant, now }: DayReader,
  day: string,
  source: TimetableSource,
): Promise<DaySources['overruled']> {
  const byRules = openRuleDays(source)
  const ruleOf = (prayer: Prayer) => {
    const rule = byRules.congregation(prayer, day)
    const isTable = source.rows.get(day)?.[prayer].jamaat !== undefined
    return isTable && rule && rule.source !== 'ordinary' ? rule : undefined
  }
  if (!prayers.some(ruleOf)) return () => undefined
  const unused = await readUnusedRules(tx, tenant, now)
  const rulesOf = new Map<Prayer, WrittenPrayerRules>()
  for (const prayer of prayers) rulesOf.set(prayer, await readWrittenRules(tx, prayer))
  return (prayer) => {
    const rule = ruleOf(prayer)
    if (!rule) return undefined
    const when = keyOfRule(rule.source, day, rulesOf.get(prayer) ?? {})
    const all = unused.find((each) => each.prayer === prayer && each.when === when)
    return { source: rule.source, ...(all && all.days === all.of ? { days: all.days } : {}) }
  }
}

/** Why each of the five jamaats is what it is. */
const prayerReasons = (day: string, { shown, usual, whoSet, whoMadeRule, overruled }: DaySources): TimeReason[] =>
  shown.day(day).prayers.map(({ prayer, begins, jamaat, jamaatBy }) => {
    const without = usual.day(day).prayers.find((one) => one.prayer === prayer)
    const rule = usual.congregation(prayer, day)?.rule
    const changed = jamaatBy === 'override' ? whoSet(prayer) : undefined
    const ruleChanged = rule && whoMadeRule(prayer, without?.jamaatBy)
    const rulesOut = overruled(prayer)
    return {
      prayer,
      begins,
      ...(jamaat ? { jamaat } : {}),
      ...(jamaatBy ? { source: jamaatBy } : {}),
      ...(changed ? { changed } : {}),
      ...(without?.jamaat ? { usual: without.jamaat } : {}),
      ...(without?.jamaatBy ? { usualSource: without.jamaatBy } : {}),
      ...(rule ? { rule: toRuleTime(rule.time) } : {}),
      ...(ruleChanged ? { ruleChanged } : {}),
      ...(rulesOut ? { overruled: rulesOut } : {}),
    }
  })

/** Why each Jumu'ah of a Friday is when it is; a Friday's own times take the places of the usual ones. */
function jumuahReasons(day: string, { shown, usual, whoSet }: DaySources): TimeReason[] {
  const { prayers: five, jumuah: gatherings = [] } = shown.day(day)
  const begins = five.find(({ prayer }) => prayer === 'dhuhr')?.begins
  const slots = usual.slots(day)
  if (!begins || !slots) return []
  const isOwn = shown.slots(day) === undefined
  const changed = isOwn ? whoSet('jumuah') : undefined
  return Array.from({ length: Math.max(gatherings.length, isOwn && slots.length > 0 ? 1 : 0) }, (_, at) => {
    const [gathering, slot] = [gatherings[at], slots[at]]
    return {
      prayer: 'jumuah' as const,
      ...(gathering?.name === undefined ? {} : { name: gathering.name }),
      begins,
      ...(gathering ? { jamaat: gathering.at } : {}),
      ...(isOwn ? { source: 'override' as const } : slot ? { source: slot.jamaat.source } : {}),
      ...(changed ? { changed } : {}),
      ...(slot ? { usual: slot.at, usualSource: slot.jamaat.source } : {}),
      ...(slot?.jamaat.rule ? { rule: toRuleTime(slot.jamaat.rule.time) } : {}),
    }
  })
}

/**
 * One day as it is shown, what it says for itself, and for each jamaat how it came about: when the prayer begins and where
 * that comes from, the timetable or the rule, the day's own entry with who made it, and what it would be without it.
 * @param day `YYYY-MM-DD`
 */
export async function readDeskDay(reader: DayReader, day: string): Promise<DeskDay> {
  const { tx, tenant } = reader
  const setting = readPrayerSettings(tenant)
  const { rows } = await loadTimetable(tx, addDays(day, -week), addDays(day, week))
  const { schedule } = await loadSchedule(tx, tenant)
  const own = await readOwnDay(tx, day)
  const overrides = new Map(schedule.overrides)
  overrides.delete(day)
  const shown = openDays({ ...setting, rows, schedule })
  const usual = openDays({ ...setting, rows, schedule: { ...schedule, overrides } })
  const sources: DaySources = {
    shown,
    usual,
    whoSet: await readDayHistory(tx, day),
    whoMadeRule: await readRuleHistory(tx, day),
    overruled: await readOverruled(reader, day, { ...setting, rows, schedule }),
  }
  const times = shown.day(day)
  const { calculation } = chooseCalculation([times], setting)
  const timetable = times.source === 'table' ? await readDayFile(tx, day) : undefined
  const hasEntry = Object.keys(own.jamaat).length > 0 || own.note !== undefined
  return {
    day,
    version: versionOf(own),
    times,
    ...(hasEntry ? { own } : {}),
    usual: extraTimes(usual.day(day)),
    ...(calculation ? { calculation } : {}),
    ...(timetable ? { timetable } : {}),
    reasons: [...prayerReasons(day, sources), ...jumuahReasons(day, sources)],
  }
}

/** What is held on a day besides the five, as `HH:MM`; several with commas between. */
function extraTimes({ jumuah = [], taraweeh, eid }: DeskDay['times']): NonNullable<DeskDay['usual']> {
  const joined = (all: readonly { at: { time: string } }[]) => all.map(({ at }) => at.time).join(', ')
  const eids = eid?.prayers ?? []
  return {
    ...(jumuah.length > 0 ? { jumuah: joined(jumuah) } : {}),
    ...(taraweeh ? { taraweeh: taraweeh.time } : {}),
    ...(eids.length > 0 ? { eid: joined(eids) } : {}),
  }
}

/** The jamaat of every prayer on a day, as `HH:MM`; null where none of the five is held. */
export const jamaatTimes = ({ times }: Pick<DeskDay, 'times'>): Record<string, string | null> => ({
  ...Object.fromEntries(
    prayers.map((prayer) => [prayer, times.prayers.find((one) => one.prayer === prayer)?.jamaat?.time ?? null]),
  ),
  ...extraTimes(times),
})
