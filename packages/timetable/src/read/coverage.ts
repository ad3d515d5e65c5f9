import { dayNumber } from '../base/calendar.ts'
import type { Finding } from './findings.ts'

/** The minimum share of past days for a warning. */
const mostlyPast = 0.75

/** The context for checking whether a file covers the coming days. */
export type Coverage = {
  /** `YYYY-MM-DD` in the mosque's time zone. */
  today: string
  /** The number of days between today and the file's next day that are already in the mosque's table. */
  had: number
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A date in English: `31 December 2025`. @param day `YYYY-MM-DD` */
export const dateInWords = (day: string): string => longDate.format(new Date(`${day}T12:00:00Z`))

/** The first day that is not past; undefined if none. @param dates in order */
export const nextDay = (dates: readonly string[], today: string): string | undefined =>
  dates.find((date) => date >= today)

/**
 * Warns if all or most days of a file are past, or if its next day is later than today and days until then are not in the
 * mosque's table.
 * @param dates in order
 */
export function findCoverageGaps(dates: readonly string[], { today, had: existingDays }: Coverage): Finding[] {
  const last = dates.at(-1)
  if (last === undefined) return []
  const total = dates.length
  const pastDays = dates.filter((date) => date < today).length
  const endText = `the last is ${dateInWords(last)}`
  if (pastDays === total) {
    const message =
      total === 1
        ? `The only day of this file is past: ${dateInWords(last)}.`
        : `All ${total} days of this file are past: ${endText}.`
    return [{ kind: 'past', line: 1, day: last, days: pastDays, of: total, message }]
  }
  if (pastDays >= total * mostlyPast) {
    const message = `${pastDays} of the ${total} days of this file are past: ${endText}.`
    return [{ kind: 'mostly-past', line: 1, day: last, days: pastDays, of: total, message }]
  }
  const next = nextDay(dates, today) ?? last
  const gap = dayNumber(next) - dayNumber(today) - existingDays
  if (gap <= 0) return []
  const [dayPhrase, dayReference] =
    gap === 1 ? ['day until then is', 'that day'] : ['days until then are', 'those days']
  const message = `The next day in this file is ${dateInWords(next)}. From today on, ${gap} ${dayPhrase} not in your timetable: the times of ${dayReference} are calculated.`
  return [{ kind: 'starts-later', line: 1, day: next, days: gap, message }]
}
