import { dayMs, dayNumber } from './calendar.ts'
import type { HijriDate } from './types.ts'

const formatter = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/**
 * The Hijri date of a day's daylight by the Umm al-Qura calendar, which ICU tabulates for 1300 to 1600 AH (1882 to 2174).
 * The evening from Maghrib on belongs to the next date; whoever shows it turns the page.
 *
 * @param offset whole days the mosque's own announcement is ahead of (+) or behind (-) Umm al-Qura
 */
export function hijriOf(date: string, offset = 0): HijriDate {
  const hijri = { year: 0, month: 0, day: 0 }
  for (const { type, value } of formatter.formatToParts((dayNumber(date) + offset) * dayMs)) {
    if (type === 'year' || type === 'month' || type === 'day') hijri[type] = Number(value)
  }
  return hijri
}
