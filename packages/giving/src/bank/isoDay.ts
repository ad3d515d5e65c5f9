import { isCalendarDay } from '@minaret/timetable'

/** The earliest plausible day of a statement. */
const minDay = '1990-01-01'

/** Returns the day of an OFX or ISO 20022 date or timestamp, in the bank's time zone; undefined if there is no such day. */
export function isoDayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})/.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDay(date) && date >= minDay ? date : undefined
}
