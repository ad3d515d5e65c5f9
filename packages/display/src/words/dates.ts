import { hijriAt, type ThreeDays } from '@minaret/timetable/now'
import { daysBetween } from '../feed/days.ts'
import type { BoardMessages } from './words.ts'

/** The separator between two parts of a line. */
export const separator = ' · '

/** Formats a day: today, tomorrow, `Friday 27`, or the full date from a week ahead. */
export function formatDay(date: string, today: string, { t, format }: BoardMessages): string {
  const daysAhead = daysBetween(today, date)
  if (daysAhead === 0) return t.tvPlain.today
  if (daysAhead === 1) return t.tvPlain.tomorrow
  return daysAhead < 7 ? t.tvPlain.day(format.day(date)) : t.prayer.date(format.day(date))
}

/** Formats the day at the top of a board in both calendars. @param now in milliseconds: the Hijri date changes at Maghrib */
export function datesAt(days: ThreeDays, now: number, { t, format }: BoardMessages): { date: string; hijri: string } {
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
