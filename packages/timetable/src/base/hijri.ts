import { dayMs, dayNumber } from './calendar.ts'
import type { HijriDate } from './types.ts'

const formatter = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

const cache = new Map<number, HijriDate>()

/** Some forty years of days; whoever asks for more asks `Intl` again. */
const maxCached = 15_000

function ask(day: number): HijriDate {
  const hijri = { year: 0, month: 0, day: 0 }
  for (const { type, value } of formatter.formatToParts(day * dayMs)) {
    if (type === 'year' || type === 'month' || type === 'day') hijri[type] = Number(value)
  }
  if (cache.size >= maxCached) cache.clear()
  cache.set(day, hijri)
  return hijri
}

/**
 * The Hijri date of a day's daylight by the Umm al-Qura calendar, which ICU tabulates for 1300 to 1600 AH (1882 to 2174).
 * The evening from Maghrib on belongs to the next date; whoever shows it turns the page.
 *
 * @param offset whole days the mosque's own announcement is ahead of (+) or behind (-) Umm al-Qura
 */
export const hijriOf = (date: string, offset = 0): HijriDate => hijriOfDay(dayNumber(date) + offset)

/** The same by the number of the day. */
export const hijriOfDay = (day: number): HijriDate => ({ ...(cache.get(day) ?? ask(day)) })
