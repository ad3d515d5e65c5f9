import { hijriAt, type ThreeDays } from '@minaret/timetable/now'
import { daysBetween } from '../feed/days.ts'
import type { BoardWords } from './words.ts'

/** What stands between two parts of a line. */
export const between = ' · '

/** Today, tomorrow, `Friday 27`, or the whole date where a week has more than one such day. */
export function dayWord(date: string, today: string, { t, format }: BoardWords): string {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return t.tvPlain.today
  if (ahead === 1) return t.tvPlain.tomorrow
  return ahead < 7 ? t.tvPlain.day(format.day(date)) : t.prayer.date(format.day(date))
}

/** The day at the head of a board, in both calendars. @param now in milliseconds: the Hijri date turns at Maghrib */
export function datesAt(days: ThreeDays, now: number, { t, format }: BoardWords): { date: string; hijri: string } {
  const { day, month, year } = hijriAt(days, now)
  return {
    date: t.prayer.date(format.day(days.today.date)),
    hijri: t.prayer.hijri({
      day: format.number(day),
      month: t.prayer.hijriMonth({ month, usual: format.hijriMonth(month) }),
      year: format.number(year),
    }),
  }
}
