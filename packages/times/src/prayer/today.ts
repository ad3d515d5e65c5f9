import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Calculation, PrayerToday } from '@minaret/contract'
import {
  addDays,
  boundOf,
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

/** What goes beside days of which some were calculated, and nothing where all stand in the mosque's table. */
export function chooseCalculation(days: readonly PrayerDay[], { place, city }: PrayerSettings) {
  const calculated = days.filter(({ source }) => source === 'calculated')
  if (calculated.length === 0) return {}
  const { method, madhab } = place
  const hasJamaat = calculated.some(({ prayers }) => prayers.some(({ jamaat }) => jamaat))
  const latitudes = calculated.flatMap(({ latitude }) => latitude ?? [])
  return {
    notice: describeCalculation(place, { hasJamaat, city, latitudes }),
    calculation: { method, madhab, highLatitudeRule: boundOf(place), ...(city === undefined ? {} : { city }) },
  }
}

/** A mosque's days, ready to be asked for; every outlet of its times reads them here. */
export type MosqueDays = {
  days: Days
  schedule: Schedule
  setting: PrayerSettings
  /** Changes whenever any time could have; the same for every outlet. */
  version: string
}

/** A weekly rule looks at its whole week: so many days beside the ones asked for are read as well. */
const week = 7

/** Days that were opened, by all they depend on; a month of times is some 60 kB. */
const cachedDays = new LRUCache<string, MosqueDays>({ max: 300 })

/** Opens the days from one date to another, both included: table, settings, rules and single days of the mosque. */
export async function openMosqueDays(tx: Tx, tenant: Tenant, from: string, to: string): Promise<MosqueDays> {
  const [first, last] = [addDays(from, -week), addDays(to, week)]
  const keyNow = async () =>
    [tenant.id, tenant.revision, first, last, await readTimesFingerprint(tx, first, last)].join(' ')
  const key = await keyNow()
  const found = cachedDays.get(key)
  if (found) return found
  const setting = readPrayerSettings(tenant)
  const { rows, version } = await loadTimetable(tx, first, last)
  const { schedule, said: text } = await loadSchedule(tx, tenant)
  const created = {
    days: openDays({ ...setting, rows, schedule }),
    schedule,
    setting,
    version: createHash('sha256').update(`${version} ${setting.digest} ${text}`).digest('hex').slice(0, 16),
  }
  // What somebody stored while it was read belongs under another key.
  if ((await keyNow()) === key) cachedDays.set(key, created)
  return created
}

/** The sky of one of the days that were opened. */
export const skyFor = (date: string, { days, schedule, setting }: MosqueDays): Sky =>
  skyOf(date, days, { timeZone: setting.place.timeZone, forbidden: schedule.forbidden })

/** How many days ahead a Jumu'ah is looked for: one Friday may have none. */
const fortnight = 14

/** The next day on which a Jumu'ah is held. */
function fridayFrom(date: string, days: Days): Pick<PrayerToday, 'friday'> {
  const ahead = Array.from({ length: fortnight }, (_, by) => addDays(date, by))
  for (const day of ahead.map(days.day))
    if (day.jumuah?.length) return { friday: { date: day.date, jumuah: day.jumuah } }
  return {}
}

function writeToday(date: string, mosque: MosqueDays): PrayerToday {
  const { days, setting, version } = mosque
  const [yesterday, today, tomorrow] = [addDays(date, -1), date, addDays(date, 1)].map(days.day)
  if (!yesterday || !today || !tomorrow) throw new Error('Three days were asked for.')
  return {
    timeZone: setting.place.timeZone,
    version,
    ...chooseCalculation([today, tomorrow], setting),
    yesterday,
    today,
    tomorrow,
    sky: { today: skyFor(today.date, mosque), tomorrow: skyFor(tomorrow.date, mosque) },
    ...fridayFrom(date, days),
    changes: changesAhead(date, days),
  }
}

/** What was told of opened days: the dates they were opened for leave one day that can be today. */
const cachedToday = new WeakMap<MosqueDays, PrayerToday>()

/** The day of the tenant's zone with the days beside it, and what is about to change. */
export async function readToday(
  tx: Tx,
  tenant: Tenant,
  now: Date,
): Promise<PrayerToday & Required<Pick<PrayerToday, 'hijri'>>> {
  const { date } = wallClock(now, tenant.config.timeZone)
  const mosque = await openMosqueDays(tx, tenant, addDays(date, -week), addDays(date, 3 * week))
  const today = cachedToday.get(mosque) ?? writeToday(date, mosque)
  cachedToday.set(mosque, today)
  return { ...today, hijri: hijriAt(today, now.getTime()) }
}

/** Days in a row, from a date of the tenant's zone on, as {@link readToday} would tell each, with their skies. */
export async function readDays(
  tx: Tx,
  tenant: Tenant,
  from: string,
  many: number,
): Promise<{ days: PrayerDay[]; sky: Sky[]; version: string; calculation?: Calculation }> {
  const dates = Array.from({ length: many }, (_, ahead) => addDays(from, ahead))
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
