import { dayNumber } from '../base/calendar.ts'
import type { Finding } from './findings.ts'

/** From so much of a file on, the days that are past are worth a warning. */
const mostlyPast = 0.75

/** What a file means for the days people look at now. */
export type Coverage = {
  /** `YYYY-MM-DD` at the mosque. */
  today: string
  /** How many days from today to the file's next the mosque's table has already. */
  had: number
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in English words: `31 December 2025`. @param day `YYYY-MM-DD` */
export const dateInWords = (day: string): string => longDate.format(new Date(`${day}T12:00:00Z`))

/** The first of these days that isn't past. @param dates in order */
export const nextDay = (dates: readonly string[], today: string): string | undefined =>
  dates.find((date) => date >= today)

/**
 * Warns of days that nobody will see: when all or most of them are past, or when today isn't among them and the days until
 * the next one are in no table.
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
