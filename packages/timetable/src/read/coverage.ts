import { dayNumber } from '../base/calendar.ts'
import type { Finding } from './findings.ts'

/** The share of past days from which a file needs a warning. */
const mostlyPast = 0.75

/** What is needed to check whether a file covers the coming days. */
export type Coverage = {
  /** `YYYY-MM-DD` at the mosque. */
  today: string
  /** How many days between today and the file's next day the mosque's table already has. */
  had: number
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A date in English: `31 December 2025`. @param day `YYYY-MM-DD` */
export const dateInWords = (day: string): string => longDate.format(new Date(`${day}T12:00:00Z`))

/** The first of these days that is not past. @param dates in order */
export const nextDay = (dates: readonly string[], today: string): string | undefined =>
  dates.find((date) => date >= today)

/**
 * Warns if all or most days of a file are past, or if its next day is later than today and days until then are not in the
 * mosque's table.
 * @param dates in order
 */
export function findCoverageGaps(dates: readonly string[], { today, had }: Coverage): Finding[] {
  const last = dates.at(-1)
  if (last === undefined) return []
  const of = dates.length
  const days = dates.filter((date) => date < today).length
  const end = `the last is ${dateInWords(last)}`
  if (days === of) {
    const message =
      of === 1
        ? `The only day of this file is past: ${dateInWords(last)}.`
        : `All ${of} days of this file are past: ${end}.`
    return [{ kind: 'past', line: 1, day: last, days, of, message }]
  }
  if (days >= of * mostlyPast) {
    const message = `${days} of the ${of} days of this file are past: ${end}.`
    return [{ kind: 'mostly-past', line: 1, day: last, days, of, message }]
  }
  const next = nextDay(dates, today) ?? last
  const gap = dayNumber(next) - dayNumber(today) - had
  if (gap <= 0) return []
  const [are, them] = gap === 1 ? ['day until then is', 'that day'] : ['days until then are', 'those days']
  const message = `The next day in this file is ${dateInWords(next)}. From today on, ${gap} ${are} not in your timetable: the times of ${them} are calculated.`
  return [{ kind: 'starts-later', line: 1, day: next, days: gap, message }]
}
