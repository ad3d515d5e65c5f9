import { isCalendarDay } from '@minaret/timetable'

/** The first day anybody's statements are of. */
const earliest = '1990-01-01'

/** The day of a date or moment of OFX or ISO 20022, which is the bank's own; undefined if there is no such day. */
export function isoDayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})/.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDay(date) && date >= earliest ? date : undefined
}
