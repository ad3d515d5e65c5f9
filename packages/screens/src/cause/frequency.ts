import type { Cause, GiftAttempt, GiftRhythm } from '@minaret/contract'
import { countDays, maxStartDays, addDays, maxDailyCollections } from '@minaret/money'

/** The frequency of a gift. */
export type Frequency = GiftAttempt['kind']

/** The schedule a donor has chosen. */
export type Schedule = {
  often: Frequency
  /** `YYYY-MM-DD`; the next possible day if undefined. For a weekly gift, the Friday shown in the form. */
  startsOn?: string
  /** The last day of a daily gift. */
  until?: string
}

/** Today's date at the mosque, and the first possible collection date of each frequency. */
export type CollectionDates = { date: string; first: Readonly<Record<GiftRhythm, string>> }

const offers = {
  weekly: ({ jummah }) => jummah,
  monthly: ({ monthly }) => monthly,
  daily: ({ daily }) => daily,
} as const satisfies Record<GiftRhythm, (cause: Offered) => boolean>
type Offered = Pick<Cause, 'jummah' | 'monthly' | 'daily'>

const frequencies = ['weekly', 'monthly', 'daily'] as const

/** A cause's frequencies, with the one-off gift first. */
export const frequenciesOf = (cause: Offered): Frequency[] => [
  'once',
  ...frequencies.filter((frequency) => offers[frequency](cause)),
]

/** Parses a frequency from a URL or storage; undefined if the cause does not offer it. */
export const parseFrequency = (text: unknown, cause: Offered): Frequency | undefined =>
  frequenciesOf(cause).find((frequency) => frequency === text)

/**
 * The date of the first collection: the chosen one, or the next possible one. A Friday shown in the form is kept until it
 * has passed: the server checks it and never changes it without asking.
 */
export function firstDay({ often, startsOn }: Schedule, now: CollectionDates): string | undefined {
  if (often === 'once') return undefined
  const isPast = often === 'weekly' && startsOn !== undefined && startsOn < now.date
  return (!isPast && startsOn) || now.first[often]
}

/** The range of dates for the first collection. */
export const startDateRange = (often: GiftRhythm, now: CollectionDates): { min: string; max: string } => ({
  min: now.first[often],
  max: addDays(now.date, maxStartDays),
})

/** Problems with the chosen dates, by field. */
export type ScheduleProblems = { startsOn?: 'early' | 'late'; until?: 'empty' | 'early' | 'late' }

/** Validates the chosen dates; empty if the frequency has none to choose. */
export function scheduleProblems(schedule: Schedule, now: CollectionDates): ScheduleProblems {
  const { often, startsOn, until } = schedule
  if (often === 'once' || often === 'weekly') return {}
  const { min, max } = startDateRange(often, now)
  const problems: ScheduleProblems = {}
  if (startsOn && startsOn < min) problems.startsOn = 'early'
  if (startsOn && startsOn > max) problems.startsOn = 'late'
  if (often === 'monthly') return problems
  const count = until ? countDays(startsOn ?? min, until) : undefined
  if (count === undefined) problems.until = 'empty'
  else if (count < 1) problems.until = 'early'
  else if (count > maxDailyCollections) problems.until = 'late'
  return problems
}

/** The number of collections of a daily gift; undefined if its dates are invalid. */
export function countCollections(schedule: Schedule, now: CollectionDates): number | undefined {
  const first = firstDay(schedule, now)
  if (schedule.often !== 'daily' || !first || !schedule.until) return undefined
  return Object.keys(scheduleProblems(schedule, now)).length === 0 ? countDays(first, schedule.until) : undefined
}
