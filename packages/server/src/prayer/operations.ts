import {
  addDays,
  daysOfMonth,
  describeCalculation,
  resolveMonth,
  resolveToday,
  wallClock,
  type PrayerDay,
} from '@minaret/timetable'
import { done, type Operations } from '../http/operation.ts'
import { prayerSetting, type PrayerSetting } from './place.ts'
import { loadTimetable } from './store.ts'

/** What goes beside days of which some were calculated, and nothing where all stand in the mosque's table. */
function howMade(days: readonly PrayerDay[], { place }: PrayerSetting) {
  if (days.every(({ source }) => source === 'table')) return {}
  const { method, madhab, highLatitudeRule } = place
  return { notice: describeCalculation(place), calculation: { method, madhab, highLatitudeRule } }
}

/** `GET /api/prayer-time/today` and `POST /api/prayer-time`: the mosque's own table first, calculation where it has no row. */
export const prayerOperations = {
  async prayerToday({ tenant, db, now }) {
    const setting = prayerSetting(tenant)
    const { date } = wallClock(now, setting.place.timeZone)
    const { rows, version } = await db((tx) => loadTimetable(tx, addDays(date, -1), addDays(date, 1)))
    const days = resolveToday(now, { ...setting, rows })
    return done({
      timeZone: setting.place.timeZone,
      version: `${version}-${setting.digest}`,
      ...howMade([days.today, days.tomorrow], setting),
      ...days,
    })
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
