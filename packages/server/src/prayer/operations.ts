import { daysOfMonth, resolveMonth } from '@minaret/timetable'
import { done, type Operations } from '../http/operation.ts'
import { prayerSetting } from './place.ts'
import { loadTimetable } from './store.ts'
import { howMade, readToday } from './today.ts'

/** `GET /api/prayer-time/today` and `POST /api/prayer-time`. */
export const prayerOperations = {
  async prayerToday({ tenant, db, now }) {
    return done(await db((tx) => readToday(tx, tenant, now)))
  },

  async prayerMonth({ tenant, db, body: { month, year } }) {
    const setting = prayerSetting(tenant)
    const dates = daysOfMonth(year, month)
    const { rows, version } = await db((tx) => loadTimetable(tx, dates[0] ?? '', dates.at(-1) ?? ''))
    const days = resolveMonth(year, month, { ...setting, rows })
    return done({
      month,
      year,
      timeZone: setting.place.timeZone,
      version: `${version}-${setting.digest}`,
      ...howMade(days, setting),
      days,
    })
  },
} satisfies Operations<'prayerToday' | 'prayerMonth'>
