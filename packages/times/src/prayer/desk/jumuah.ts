import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { z } from 'zod'
import type { DeskJumuah, PrayerRule, WeeklyJumuah } from '@minaret/contract/desk'
import { jumuahSlots, type Tx } from '@minaret/foundation/db'
import { readLastChange } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { addDays, isFriday, openDays, readJamaat, readPrayerRules, wallClock } from '@minaret/timetable'
import { ScheduleError } from '../ScheduleError.ts'
import { readPrayerSettings } from '../prayerSettings.ts'
import { loadSchedule } from '../schedule.ts'
import { loadTimetable } from '../store.ts'
import { writeConditions } from './rules.ts'
import { toRuleTime } from './ruleTime.ts'

/** The subject of log entries about the weekly Jumu'ahs. */
export const jumuahSubject = 'jumuah'

/** The number of upcoming Fridays listed. */
const fridayCount = 4
const daysPerWeek = 7

const nullableText = z.string().nullable()

/** A stored weekly Jumu'ah. */
const slotSchema = z.object({
  name: nullableText,
  venue: nullableText,
  language: nullableText,
  khatib: nullableText,
  rules: z.record(z.string(), z.string()),
  fromDay: nullableText,
  untilDay: nullableText,
})
export type StoredJumuah = z.infer<typeof slotSchema>

/** Parses weekly Jumu'ahs from a log entry. */
export const readLoggedJumuah = (value: unknown): StoredJumuah[] => z.array(slotSchema).parse(value ?? [])

/** Reads the weekly Jumu'ahs in order. */
export async function readStoredJumuah(tx: Tx): Promise<StoredJumuah[]> {
  const rows = await tx.select().from(jumuahSlots).orderBy(asc(jumuahSlots.position))
  return readLoggedJumuah(rows)
}

const sortRules = (rules: Record<string, string>) => Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Identifies a version of the weekly Jumu'ahs. */
export const versionOfJumuah = (storedSlots: readonly StoredJumuah[]): string =>
  createHash('sha256')
    .update(JSON.stringify(storedSlots.map(({ rules, ...details }) => [details, sortRules(rules)])))
    .digest('base64url')
    .slice(0, 16)

function toWeekly({ name, venue, language, khatib, rules, fromDay, untilDay }: StoredJumuah): WeeklyJumuah {
  return {
    ...(name === null ? {} : { name }),
    ...(venue === null ? {} : { venue }),
    ...(language === null ? {} : { language }),
    ...(khatib === null ? {} : { khatib }),
    ...(fromDay === null ? {} : { from: fromDay }),
    ...(untilDay === null ? {} : { until: untilDay }),
    rules: Object.entries(rules).flatMap(([when, text]): PrayerRule[] => {
      const result = readJamaat(text, 'jumuah')
      return 'time' in result ? [{ when, time: toRuleTime(result.time) }] : []
    }),
  }
}

/**
 * Converts submitted Jumu'ahs for storage.
 * @throws ScheduleError
 */
export const toStored = (slots: readonly WeeklyJumuah[]): StoredJumuah[] =>
  slots.map(({ name, venue, language, khatib, from, until, rules }) => {
    if (from !== undefined && until !== undefined && until < from) throw new ScheduleError({ code: 'wrongOrder' })
    const storedRules = writeConditions(rules)
    const [problem] = readPrayerRules('jumuah', storedRules).problems
    if (problem) throw new ScheduleError({ code: 'rule', reason: problem.reason })
    const textOf = (value: string | undefined) => value?.trim() || null
    return {
      name: textOf(name),
      venue: textOf(venue),
      language: textOf(language),
      khatib: textOf(khatib),
      rules: storedRules,
      fromDay: from ?? null,
      untilDay: until ?? null,
    }
  })

/** The next Fridays, including today, with their times. */
async function readFridays(tx: Tx, tenant: Tenant, now: Date): Promise<DeskJumuah['fridays']> {
  const { date: today } = wallClock(now, tenant.config.timeZone)
  const nextFriday = Array.from({ length: daysPerWeek }, (_, index) => addDays(today, index)).find(isFriday) ?? today
  const fridays = Array.from({ length: fridayCount }, (_, index) => addDays(nextFriday, index * daysPerWeek))
  const { rows } = await loadTimetable(tx, nextFriday, addDays(nextFriday, fridayCount * daysPerWeek))
  const { schedule } = await loadSchedule(tx, tenant)
  const days = openDays({ ...readPrayerSettings(tenant), rows, schedule })
  return fridays.map((day) => ({
    day,
    times: (days.day(day).jumuah ?? []).map(({ at }) => at.time),
    own: schedule.overrides.get(day)?.jumuah !== undefined,
  }))
}

/** The weekly Jumu'ahs in the desk API’s format, with the last change. */
export async function readDeskJumuah(tx: Tx, tenant: Tenant, now: Date): Promise<DeskJumuah> {
  const storedSlots = await readStoredJumuah(tx)
  const lastChange = await readLastChange(tx, jumuahSubject)
  return {
    version: versionOfJumuah(storedSlots),
    prayers: storedSlots.map(toWeekly),
    fridays: await readFridays(tx, tenant, now),
    ...(lastChange ? { changed: lastChange } : {}),
  }
}
