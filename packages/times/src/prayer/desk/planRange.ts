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

/** Longer than any holiday, and as long as a year. */
const maxDailyCollections = 366
/** A weekly rule looks at its whole week. */
const week = 7
/** So many different times are listed; of more, the first and the last. */
const mostListed = 4

const dayPrayers = ['fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha', 'taraweeh', 'eid'] as const

/** What some days say for themselves, by date; null: nothing. */
export type OwnDays = Record<string, OwnDay | null>

/** What a change of several days does, and what it would write. */
export type RangePlan = { effect: RangeEffect; before: OwnDays; after: OwnDays }

/** The days from one to another, both included. */
function datesBetween({ from, to }: Pick<RangeRequest, 'from' | 'to'>): string[] {
  if (to < from) throw new ScheduleError({ code: 'wrongOrder' })
  const dates: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (dates.length === maxDailyCollections) throw new ScheduleError({ code: 'tooManyDays' })
    dates.push(day)
  }
  return dates
}

/** What each of these days says for itself. */
export async function readOwnDays(tx: Tx, from: string, to: string): Promise<ReadonlyMap<string, OwnDay>> {
  const rows = await tx
    .select()
    .from(dayOverrides)
    .where(between(dayOverrides.day, from, to))
    .orderBy(asc(dayOverrides.day))
  return new Map(rows.map(({ day, jamaat, note }) => [day, { jamaat, ...(note === null ? {} : { note }) }]))
}

/** A prayer's time on a day as people see it; null: none. */
function timeOn(day: PrayerDay, prayer: DayPrayer): string | null {
  if (prayer === 'jumuah') return day.jumuah?.map(({ at }) => at.time).join(', ') ?? null
  if (prayer === 'eid') return day.eid?.prayers.map(({ at }) => at.time).join(', ') || null
  if (prayer === 'taraweeh') return day.taraweeh?.time ?? null
  return day.prayers.find((one) => one.prayer === prayer)?.jamaat?.time ?? null
}

/** Whether a day can have a prayer: Jumu'ah is on Fridays, taraweeh in the nights of Ramadan, Eid prayers on an Eid. */
function canHave(day: PrayerDay, next: PrayerDay, prayer: DayPrayer): boolean {
  if (prayer === 'jumuah') return isFriday(day.date)
  if (prayer === 'eid') return day.eid !== undefined
  return prayer !== 'taraweeh' || next.fasting !== undefined
}

/** The days after a change, and nothing where none is changed. */
function changed(
  own: OwnDay | undefined,
  { jamaat = {}, usual = [], note, own: policy }: RangeRequest,
  open: readonly DayPrayer[],
) {
  const free = (prayer: string) =>
    open.some((each) => each === prayer) && !(policy === 'keep' && prayer in (own?.jamaat ?? {}))
  const rest = Object.entries(own?.jamaat ?? {}).filter(
    ([prayer]) => !(policy === 'replace' && usual.some((each) => each === prayer)),
  )
  const set = Object.entries(jamaat).filter(([prayer, time]) => time !== undefined && free(prayer))
  const text = plainLine((note === undefined || (policy === 'keep' && own?.note) ? own?.note : note) ?? '')
  const created = {
    jamaat: { ...Object.fromEntries(rest), ...Object.fromEntries(set) },
    ...(text === '' ? {} : { note: text }),
  }
  return Object.keys(created.jamaat).length === 0 && text === '' ? null : created
}

const distinct = (times: readonly (string | null)[]): (string | null)[] => {
  const all = [...new Set(times)]
  return all.length > mostListed ? [all[0] ?? null, all.at(-1) ?? null] : all
}

/** One prayer's change over the days; nothing where it stays. */
function lineOf(prayer: DayPrayer, days: readonly { before: PrayerDay; after: PrayerDay }[]): RangeLine[] {
  const moved = days
    .map(({ before, after }) => ({ before: timeOn(before, prayer), after: timeOn(after, prayer) }))
    .filter(({ before, after }) => before !== after)
  if (moved.length === 0) return []
  return [
    {
      prayer,
      days: moved.length,
      before: distinct(moved.map(({ before }) => before)),
      after: distinct(moved.map(({ after }) => after)),
    },
  ]
}

/**
 * Works out what a change of several days would do, without doing it.
 * @throws ScheduleError
 * @throws OverrideError when the days cannot have such times
 */
export async function planRange(tx: Tx, tenant: Tenant, request: RangeRequest): Promise<RangePlan> {
  const dates = datesBetween(request)
  const { from, to } = request
  const setting = readPrayerSettings(tenant)
  const { rows } = await loadTimetable(tx, addDays(from, -week), addDays(to, week))
  const { schedule } = await loadSchedule(tx, tenant)
  const owns = await readOwnDays(tx, from, to)
  const current = openDays({ ...setting, rows, schedule })
  const wanted = dayPrayers.filter(
    (prayer) => request.jamaat?.[prayer] !== undefined || request.usual?.includes(prayer),
  )
  const openOn = new Map(
    dates.map((date) => [
      date,
      wanted.filter((prayer) => canHave(current.day(date), current.day(addDays(date, 1)), prayer)),
    ]),
  )
  const [before, after]: [OwnDays, OwnDays] = [{}, {}]
  for (const date of dates) {
    const own = owns.get(date)
    const created = changed(own, request, openOn.get(date) ?? [])
    if (versionOf(own ?? { jamaat: {} }) === versionOf(created ?? { jamaat: {} })) continue
    before[date] = own ?? null
    after[date] = created
  }
  const problems = Object.entries(after).flatMap(([day, own]) => (own ? overrideProblems({ day, ...own }) : []))
  if (problems.length > 0) throw new OverrideError({ code: 'unusable', problems })
  const overrides = new Map(schedule.overrides)
  for (const [day, own] of Object.entries(after))
    if (own) overrides.set(day, readOverride({ jamaat: own.jamaat, note: own.note ?? null }))
    else overrides.delete(day)
  const then = openDays({ ...setting, rows, schedule: { ...schedule, overrides } })
  const both = dates.map((date) => ({ before: current.day(date), after: then.day(date) }))
  const special = (['jumuah', 'taraweeh', 'eid'] as const).filter((prayer) => wanted.includes(prayer))
  return {
    before,
    after,
    effect: {
      version: versionOfDays(owns),
      days: dates.length,
      changed: Object.keys(after).length,
      lines: dayPrayers.flatMap((prayer) => lineOf(prayer, both)),
      own: [...owns].flatMap(([day, own]) =>
        wanted.some((prayer) => prayer in own.jamaat) || (request.note !== undefined && own.note) ? [{ day, own }] : [],
      ),
      skipped: special.flatMap((prayer) => {
        const days = dates.filter((date) => openOn.get(date)?.includes(prayer)).length
        return days < dates.length ? [{ prayer, days }] : []
      }),
    },
  }
}

/** Changes with what any of the days says for itself. */
const versionOfDays = (owns: ReadonlyMap<string, OwnDay>): string =>
  createHash('sha256')
    .update(JSON.stringify([...owns].map(([day, own]) => [day, versionOf(own)])))
    .digest('base64url')
    .slice(0, 16)
