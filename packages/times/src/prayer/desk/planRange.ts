import { asc, between } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { DayPrayer, OwnDay, RangeEffect, RangeLine, RangeRequest } from '@minaret/contract/desk'
import { dayOverrides, type Tx } from '@minaret/foundation/db'
import { plainLine } from '@minaret/foundation/forms'
import type { Tenant } from '@minaret/foundation/tenancy'
import { addDays, isFriday, openDays, type PrayerDay } from '@minaret/timetable'
import { OverrideError, ScheduleError } from '../ScheduleError.ts'
import { readPrayerSettings } from '../prayerSettings.ts'
import { loadSchedule, readOverride } from '../schedule.ts'
import { loadTimetable } from '../store.ts'
import { overrideProblems } from '../writeSchedule.ts'
import { versionOf } from './readDay.ts'

/** The maximum number of days in a range. */
const maxDays = 366
/** Weekly rules need the rows of the whole week. */
const daysPerWeek = 7
/** The maximum number of different times listed; if there are more, only the first and last are listed. */
const maxListedTimes = 4

const dayPrayers = ['fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha', 'taraweeh', 'eid'] as const

/** Overrides by date, null if a day has none. */
export type OwnDays = Record<string, OwnDay | null>

/** The effect of a change to several days, and the overrides before and after it. */
export type RangePlan = { effect: RangeEffect; before: OwnDays; after: OwnDays }

/** The dates of a range, inclusive. */
function datesBetween({ from, to }: Pick<RangeRequest, 'from' | 'to'>): string[] {
  if (to < from) throw new ScheduleError({ code: 'wrongOrder' })
  const dates: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (dates.length === maxDays) throw new ScheduleError({ code: 'tooManyDays' })
    dates.push(day)
  }
  return dates
}

/** Reads the overrides in a range. */
export async function readOwnDays(tx: Tx, from: string, to: string): Promise<ReadonlyMap<string, OwnDay>> {
  const rows = await tx
    .select()
    .from(dayOverrides)
    .where(between(dayOverrides.day, from, to))
    .orderBy(asc(dayOverrides.day))
  return new Map(rows.map(({ day, jamaat, note }) => [day, { jamaat, ...(note === null ? {} : { note }) }]))
}

/** A prayer’s effective time on a day, or null if there is none. */
function timeOn(day: PrayerDay, prayer: DayPrayer): string | null {
  if (prayer === 'jumuah') return day.jumuah?.map(({ at }) => at.time).join(', ') ?? null
  if (prayer === 'eid') return day.eid?.prayers.map(({ at }) => at.time).join(', ') || null
  if (prayer === 'taraweeh') return day.taraweeh?.time ?? null
  return day.prayers.find((time) => time.prayer === prayer)?.jamaat?.time ?? null
}

/** Whether a day can have a prayer: Jumu'ah on Fridays, taraweeh on nights of Ramadan, Eid prayers on Eid. */
function canHave(day: PrayerDay, next: PrayerDay, prayer: DayPrayer): boolean {
  if (prayer === 'jumuah') return isFriday(day.date)
  if (prayer === 'eid') return day.eid !== undefined
  return prayer !== 'taraweeh' || next.fasting !== undefined
}

/** A day’s override after a change, or null if there is none. */
function applyChange(
  override: OwnDay | undefined,
  { jamaat = {}, usual = [], note, own: policy }: RangeRequest,
  allowedPrayers: readonly DayPrayer[],
) {
  const canChange = (prayer: string) =>
    allowedPrayers.some((allowedPrayer) => allowedPrayer === prayer) &&
    !(policy === 'keep' && prayer in (override?.jamaat ?? {}))
  const keptTimes = Object.entries(override?.jamaat ?? {}).filter(
    ([prayer]) => !(policy === 'replace' && usual.some((resetPrayer) => resetPrayer === prayer)),
  )
  const newTimes = Object.entries(jamaat).filter(([prayer, time]) => time !== undefined && canChange(prayer))
  const text = plainLine((note === undefined || (policy === 'keep' && override?.note) ? override?.note : note) ?? '')
  const newOverride = {
    jamaat: { ...Object.fromEntries(keptTimes), ...Object.fromEntries(newTimes) },
    ...(text === '' ? {} : { note: text }),
  }
  return Object.keys(newOverride.jamaat).length === 0 && text === '' ? null : newOverride
}

const summariseTimes = (times: readonly (string | null)[]): (string | null)[] => {
  const uniqueTimes = [...new Set(times)]
  return uniqueTimes.length > maxListedTimes ? [uniqueTimes[0] ?? null, uniqueTimes.at(-1) ?? null] : uniqueTimes
}

/** The changes to a prayer over the days, empty if there are none. */
function lineOf(prayer: DayPrayer, days: readonly { before: PrayerDay; after: PrayerDay }[]): RangeLine[] {
  const changes = days
    .map(({ before, after }) => ({ before: timeOn(before, prayer), after: timeOn(after, prayer) }))
    .filter(({ before, after }) => before !== after)
  if (changes.length === 0) return []
  return [
    {
      prayer,
      days: changes.length,
      before: summariseTimes(changes.map(({ before }) => before)),
      after: summariseTimes(changes.map(({ after }) => after)),
    },
  ]
}

/**
 * Calculates the effect of a change to several days, without applying it.
 * @throws ScheduleError
 * @throws OverrideError if a time is invalid
 */
export async function planRange(tx: Tx, tenant: Tenant, request: RangeRequest): Promise<RangePlan> {
  const dates = datesBetween(request)
  const { from, to } = request
  const setting = readPrayerSettings(tenant)
  const { rows } = await loadTimetable(tx, addDays(from, -daysPerWeek), addDays(to, daysPerWeek))
  const { schedule } = await loadSchedule(tx, tenant)
  const overridesByDay = await readOwnDays(tx, from, to)
  const currentDays = openDays({ ...setting, rows, schedule })
  const changedPrayers = dayPrayers.filter(
    (prayer) => request.jamaat?.[prayer] !== undefined || request.usual?.includes(prayer),
  )
  const allowedPrayersByDay = new Map(
    dates.map((date) => [
      date,
      changedPrayers.filter((prayer) => canHave(currentDays.day(date), currentDays.day(addDays(date, 1)), prayer)),
    ]),
  )
  const [before, after]: [OwnDays, OwnDays] = [{}, {}]
  for (const date of dates) {
    const override = overridesByDay.get(date)
    const newOverride = applyChange(override, request, allowedPrayersByDay.get(date) ?? [])
    if (versionOf(override ?? { jamaat: {} }) === versionOf(newOverride ?? { jamaat: {} })) continue
    before[date] = override ?? null
    after[date] = newOverride
  }
  const problems = Object.entries(after).flatMap(([day, override]) =>
    override ? overrideProblems({ day, ...override }) : [],
  )
  if (problems.length > 0) throw new OverrideError({ code: 'invalid', problems })
  const overrides = new Map(schedule.overrides)
  for (const [day, override] of Object.entries(after))
    if (override) overrides.set(day, readOverride({ jamaat: override.jamaat, note: override.note ?? null }))
    else overrides.delete(day)
  const plannedDays = openDays({ ...setting, rows, schedule: { ...schedule, overrides } })
  const comparisons = dates.map((date) => ({ before: currentDays.day(date), after: plannedDays.day(date) }))
  const specialPrayers = (['jumuah', 'taraweeh', 'eid'] as const).filter((prayer) => changedPrayers.includes(prayer))
  return {
    before,
    after,
    effect: {
      version: versionOfDays(overridesByDay),
      days: dates.length,
      changed: Object.keys(after).length,
      lines: dayPrayers.flatMap((prayer) => lineOf(prayer, comparisons)),
      own: [...overridesByDay].flatMap(([day, override]) =>
        changedPrayers.some((prayer) => prayer in override.jamaat) || (request.note !== undefined && override.note)
          ? [{ day, own: override }]
          : [],
      ),
      skipped: specialPrayers.flatMap((prayer) => {
        const days = dates.filter((date) => allowedPrayersByDay.get(date)?.includes(prayer)).length
        return days < dates.length ? [{ prayer, days }] : []
      }),
    },
  }
}

/** Identifies a version of the overrides of several days. */
const versionOfDays = (overridesByDay: ReadonlyMap<string, OwnDay>): string =>
  createHash('sha256')
    .update(JSON.stringify([...overridesByDay].map(([day, override]) => [day, versionOf(override)])))
    .digest('base64url')
    .slice(0, 16)
