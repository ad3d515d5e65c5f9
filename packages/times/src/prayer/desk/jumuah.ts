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
import { writeWhens } from './rules.ts'
import { toRuleTime } from './ruleTime.ts'

/** The subject of log entries about the weekly Jumu'ahs. */
export const jumuahSubject = 'jumuah'

/** How many coming Fridays are listed. */
const fridayCount = 4
const week = 7

const text = z.string().nullable()

/** A stored weekly Jumu'ah. */
const storedForm = z.object({
  name: text,
  venue: text,
  language: text,
  khatib: text,
  rules: z.record(z.string(), z.string()),
  fromDay: text,
  untilDay: text,
})
export type StoredJumuah = z.infer<typeof storedForm>

/** Parses weekly Jumu'ahs from a log entry. */
export const readLoggedJumuah = (value: unknown): StoredJumuah[] => z.array(storedForm).parse(value ?? [])

/** Reads the weekly Jumu'ahs in order. */
export async function readStoredJumuah(tx: Tx): Promise<StoredJumuah[]> {
  const rows = await tx.select().from(jumuahSlots).orderBy(asc(jumuahSlots.position))
  return readLoggedJumuah(rows)
}

const inOrder = (rules: Record<string, string>) => Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Identifies a version of the weekly Jumu'ahs. */
export const versionOfJumuah = (stored: readonly StoredJumuah[]): string =>
  createHash('sha256')
    .update(JSON.stringify(stored.map(({ rules, ...details }) => [details, inOrder(rules)])))
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
    rules: Object.entries(rules).flatMap(([when, written]): PrayerRule[] => {
      const read = readJamaat(written, 'jumuah')
      return 'time' in read ? [{ when, time: toRuleTime(read.time) }] : []
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
    const written = writeWhens(rules)
    const [problem] = readPrayerRules('jumuah', written).problems
    if (problem) throw new ScheduleError({ code: 'rule', reason: problem.reason })
    const textOf = (value: string | undefined) => value?.trim() || null
    return {
      name: textOf(name),
      venue: textOf(venue),
      language: textOf(language),
      khatib: textOf(khatib),
      rules: written,
      fromDay: from ?? null,
      untilDay: until ?? null,
    }
  })

/** The next Fridays from today, with their times. */
async function readFridays(tx: Tx, tenant: Tenant, now: Date): Promise<DeskJumuah['fridays']> {
  const { date: today } = wallClock(now, tenant.config.timeZone)
  const next = Array.from({ length: week }, (_, at) => addDays(today, at)).find(isFriday) ?? today
  const fridays = Array.from({ length: fridayCount }, (_, at) => addDays(next, at * week))
  const { rows } = await loadTimetable(tx, next, addDays(next, fridayCount * week))
  const { schedule } = await loadSchedule(tx, tenant)
  const days = openDays({ ...readPrayerSettings(tenant), rows, schedule })
  return fridays.map((day) => ({
    day,
    times: (days.day(day).jumuah ?? []).map(({ at }) => at.time),
    own: schedule.overrides.get(day)?.jumuah !== undefined,
  }))
}

/** The weekly Jumu'ahs for the API, with the last change. */
export async function readDeskJumuah(tx: Tx, tenant: Tenant, now: Date): Promise<DeskJumuah> {
  const stored = await readStoredJumuah(tx)
  const changed = await readLastChange(tx, jumuahSubject)
  return {
    version: versionOfJumuah(stored),
    prayers: stored.map(toWeekly),
    fridays: await readFridays(tx, tenant, now),
    ...(changed ? { changed } : {}),
  }
}
