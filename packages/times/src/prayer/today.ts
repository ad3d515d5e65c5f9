import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Calculation, PrayerToday } from '@minaret/contract'
import {
  addDays,
  appliedHighLatitudeRule,
  changesAhead,
  type Days,
  describeCalculation,
  openDays,
  type PrayerDay,
  type Schedule,
  type Sky,
  skyOf,
  wallClock,
} from '@minaret/timetable'
import { hijriAt } from '@minaret/timetable/now'
import type { Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { readPrayerSettings, type PrayerSettings } from './prayerSettings.ts'
import { loadSchedule } from './schedule.ts'
import { loadTimetable } from './store.ts'
import { readTimesFingerprint } from './fingerprint.ts'

/** The notice and calculation details for days, or an empty object if none were calculated. */
export function chooseCalculation(days: readonly PrayerDay[], { place, city }: PrayerSettings) {
  const calculatedDays = days.filter(({ source }) => source === 'calculated')
  if (calculatedDays.length === 0) return {}
  const { method, madhab } = place
  const hasJamaat = calculatedDays.some(({ prayers }) => prayers.some(({ jamaat }) => jamaat))
  const latitudes = calculatedDays.flatMap(({ latitude }) => latitude ?? [])
  return {
    notice: describeCalculation(place, { hasJamaat, city, latitudes }),
    calculation: {
      method,
      madhab,
      highLatitudeRule: appliedHighLatitudeRule(place),
      ...(city === undefined ? {} : { city }),
    },
  }
}

/** A mosque’s days, which all outputs use. */
export type MosqueDays = {
  days: Days
  schedule: Schedule
  setting: PrayerSettings
  /** Changes whenever a time could have changed; the same in all outputs. */
  version: string
}

/** Weekly rules need the rows of the whole week, so that this many adjacent days are read too. */
const daysPerWeek = 7

/** Cached days, keyed by all the data they depend on. A month takes about 60 kB. */
const cachedDays = new LRUCache<string, MosqueDays>({ max: 300 })

/** Loads the days from one date to another, inclusive, from the mosque’s timetable, settings, rules and overrides. */
export async function openMosqueDays(tx: Tx, tenant: Tenant, from: string, to: string): Promise<MosqueDays> {
  const [first, last] = [addDays(from, -daysPerWeek), addDays(to, daysPerWeek)]
  const readKey = async () =>
    [tenant.id, tenant.revision, first, last, await readTimesFingerprint(tx, first, last)].join(' ')
  const key = await readKey()
  const cachedMosqueDays = cachedDays.get(key)
  if (cachedMosqueDays) return cachedMosqueDays
  const setting = readPrayerSettings(tenant)
  const { rows, version } = await loadTimetable(tx, first, last)
  const { schedule, text } = await loadSchedule(tx, tenant)
  const mosqueDays = {
    days: openDays({ ...setting, rows, schedule }),
    schedule,
    setting,
    version: createHash('sha256').update(`${version} ${setting.digest} ${text}`).digest('hex').slice(0, 16),
  }
  // Not cached if the data changed while it was being read.
  if ((await readKey()) === key) cachedDays.set(key, mosqueDays)
  return mosqueDays
}

/** The sky events of one of the loaded days. */
export const skyFor = (date: string, { days, schedule, setting }: MosqueDays): Sky =>
  skyOf(date, days, { timeZone: setting.place.timeZone, forbidden: schedule.forbidden })

/** The number of days in which to look for a Jumu'ah, since one Friday may have none. */
const maxDaysAhead = 14

/** The next day with a Jumu'ah. */
function findNextJumuah(date: string, days: Days): Pick<PrayerToday, 'friday'> {
  const nextDates = Array.from({ length: maxDaysAhead }, (_, offset) => addDays(date, offset))
  for (const day of nextDates.map(days.day))
    if (day.jumuah?.length) return { friday: { date: day.date, jumuah: day.jumuah } }
  return {}
}

function createToday(date: string, mosque: MosqueDays): PrayerToday {
  const { days, setting, version } = mosque
  const [yesterday, today, tomorrow] = [addDays(date, -1), date, addDays(date, 1)].map(days.day)
  if (!yesterday || !today || !tomorrow) throw new Error('The adjacent days are missing.')
  return {
    timeZone: setting.place.timeZone,
    version,
    ...chooseCalculation([today, tomorrow], setting),
    yesterday,
    today,
    tomorrow,
    sky: { today: skyFor(today.date, mosque), tomorrow: skyFor(tomorrow.date, mosque) },
    ...findNextJumuah(date, days),
    changes: changesAhead(date, days),
  }
}

/** Each range of days belongs to one current date. */
const cachedToday = new WeakMap<MosqueDays, PrayerToday>()

/** Reads the current day in the tenant’s time zone, the adjacent days and coming changes. */
export async function readToday(
  tx: Tx,
  tenant: Tenant,
  now: Date,
): Promise<PrayerToday & Required<Pick<PrayerToday, 'hijri'>>> {
  const { date } = wallClock(now, tenant.config.timeZone)
  const mosque = await openMosqueDays(tx, tenant, addDays(date, -daysPerWeek), addDays(date, 3 * daysPerWeek))
  const today = cachedToday.get(mosque) ?? createToday(date, mosque)
  cachedToday.set(mosque, today)
  return { ...today, hijri: hijriAt(today, now.getTime()) }
}

/** Reads consecutive days as {@link readToday} does, with their sky events. */
export async function readDays(
  tx: Tx,
  tenant: Tenant,
  from: string,
  count: number,
): Promise<{ days: PrayerDay[]; sky: Sky[]; version: string; calculation?: Calculation }> {
  const dates = Array.from({ length: count }, (_, offset) => addDays(from, offset))
  const mosque = await openMosqueDays(tx, tenant, from, dates.at(-1) ?? from)
  const days = dates.map(mosque.days.day)
  const { calculation } = chooseCalculation(days, mosque.setting)
  return {
    days,
    sky: dates.map((date) => skyFor(date, mosque)),
    version: mosque.version,
    ...(calculation ? { calculation } : {}),
  }
}
