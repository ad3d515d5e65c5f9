import { daysOfMonth } from '@minaret/timetable'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { chooseCalculation, openMosqueDays, readToday } from './today.ts'

/** `GET /api/prayer-time/today` and `POST /api/prayer-time`. */
export const prayerOperations = {
  async prayerToday({ tenant, db, now }) {
    return done(await db((tx) => readToday(tx, tenant, now)))
  },

  async prayerMonth({ tenant, db, body: { month, year } }) {
    const dates = daysOfMonth(year, month)
    const mosque = await db((tx) => openMosqueDays(tx, tenant, dates[0] ?? '', dates.at(-1) ?? ''))
    const days = dates.map(mosque.days.day)
    return done({
      month,
      year,
      timeZone: mosque.setting.place.timeZone,
      version: mosque.version,
      ...chooseCalculation(days, mosque.setting),
      days,
    })
  },
} satisfies Operations<'prayerToday' | 'prayerMonth'>
