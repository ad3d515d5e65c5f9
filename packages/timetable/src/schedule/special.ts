import { minuteMs } from '../calendar.ts'
import type { ClockFace } from '../clockFace.ts'
import { jamaatOf, type RuleCalendar, weekdayOfDate } from '../jamaat/jamaatOf.ts'
import type { RawDay } from '../raw.ts'
import type { Eid, Gathering, HijriDate, PrayerDay, PrayerMoments } from '../types.ts'
import type { Schedule } from './types.ts'

/** The month of fasting. */
export const isRamadan = ({ month }: HijriDate): boolean => month === 9

/** Which Eid a Hijri date is: 1 Shawwal, 10 Dhu al-Hijjah. */
function eidOf({ month, day }: HijriDate): Eid | undefined {
  if (month === 10 && day === 1) return 'fitr'
  return month === 12 && day === 10 ? 'adha' : undefined
}

/** The Jumu'ahs of a date, in the mosque's order; none on other days. */
export function jumuahOn(date: string, { jumuah }: Schedule, days: RuleCalendar, face: ClockFace): Gathering[] {
  if (weekdayOfDate(date) !== 5) return []
  return jumuah.flatMap(({ rules, from = '', until = '9999', ...details }) => {
    if (date < from || date > until) return []
    const minutes = jamaatOf('dhuhr', days(date), { dhuhr: rules }, days)?.minutes
    return minutes === undefined ? [] : [{ ...details, at: face.onDay(date, minutes) }]
  })
}

/** The Eid of a date with the mosque's prayers for it; the day is an Eid also where none are known. */
export function eidOn(date: string, hijri: HijriDate, { eid }: Schedule, face: ClockFace): PrayerDay['eid'] {
  const which = eidOf(hijri)
  if (!which) return undefined
  const held = eid.filter((one) => one.eid === which && (one.year === undefined || one.year === hijri.year))
  const prayers = held.map(({ at, name, venue, language, khatib }) => ({
    at: face.onDay(date, at),
    ...(name === undefined ? {} : { name }),
    ...(venue === undefined ? {} : { venue }),
    ...(language === undefined ? {} : { language }),
    ...(khatib === undefined ? {} : { khatib }),
  }))
  return { which, prayers }
}

/** What fasting people want to know of a day of Ramadan. */
export function fastingOn(
  { date, begins }: RawDay,
  isha: Pick<PrayerMoments, 'begins' | 'jamaat'>,
  { ramadan: { imsak, taraweeh } }: Schedule,
  face: ClockFace,
): NonNullable<PrayerDay['fasting']> {
  const prayed = Date.parse((isha.jamaat ?? isha.begins).at)
  return {
    imsak: face.at(begins.fajr.at - imsak * minuteMs),
    iftar: face.at(begins.maghrib.at),
    ...(taraweeh?.kind === 'fixed' ? { taraweeh: face.onDay(date, taraweeh.at) } : {}),
    ...(taraweeh?.kind === 'after' ? { taraweeh: face.at(prayed + taraweeh.minutes * minuteMs) } : {}),
  }
}
