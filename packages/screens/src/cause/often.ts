import type { Cause, GiftAttempt, GiftRhythm } from '@minaret/contract'
import { countOfDays, maxStartDays, addDays, maxDailyCollections } from '@minaret/money'

/** How often one gives. */
export type Often = GiftAttempt['kind']

/** When: what a donor has chosen of it. */
export type Schedule = {
  often: Often
  /** `YYYY-MM-DD`; the next possible day where nothing was chosen. Of a weekly gift the Friday that has been shown. */
  startsOn?: string
  /** The last day of a daily gift. */
  until?: string
}

/** The day it is at the mosque, and the first on which each regular gift can be collected. */
export type Collecting = { date: string; first: Readonly<Record<GiftRhythm, string>> }

const offers = {
  weekly: ({ jummah }) => jummah,
  monthly: ({ monthly }) => monthly,
  daily: ({ daily }) => daily,
} as const satisfies Record<GiftRhythm, (cause: Offered) => boolean>
type Offered = Pick<Cause, 'jummah' | 'monthly' | 'daily'>

const rhythms = ['weekly', 'monthly', 'daily'] as const

/** What a cause offers, the gift of once before all. */
export const oftenOffered = (cause: Offered): Often[] => ['once', ...rhythms.filter((each) => offers[each](cause))]

/** Reads what an address or a storage says, where the cause offers it. */
export const oftenIn = (text: unknown, cause: Offered): Often | undefined =>
  oftenOffered(cause).find((each) => each === text)

/**
 * The first collection of a regular gift: the day chosen, or the next possible one. A Friday that has been shown is kept
 * while it lasts: the host says whether it is still to be had, and never takes another unasked.
 */
export function firstDay({ often, startsOn }: Schedule, now: Collecting): string | undefined {
  if (often === 'once') return undefined
  const isPast = often === 'weekly' && startsOn !== undefined && startsOn < now.date
  return (!isPast && startsOn) || now.first[often]
}

/** The days between which the first collection may be chosen. */
export const startDays = (often: GiftRhythm, now: Collecting): { min: string; max: string } => ({
  min: now.first[often],
  max: addDays(now.date, maxStartDays),
})

/** What is wrong with the days chosen, by field. */
export type ScheduleProblems = { startsOn?: 'early' | 'late'; until?: 'empty' | 'early' | 'late' }

/** What is wrong with the days; nothing where there are none to choose. */
export function scheduleProblems(schedule: Schedule, now: Collecting): ScheduleProblems {
  const { often, startsOn, until } = schedule
  if (often === 'once' || often === 'weekly') return {}
  const { min, max } = startDays(often, now)
  const problems: ScheduleProblems = {}
  if (startsOn && startsOn < min) problems.startsOn = 'early'
  if (startsOn && startsOn > max) problems.startsOn = 'late'
  if (often === 'monthly') return problems
  const count = until ? countOfDays(startsOn ?? min, until) : undefined
  if (count === undefined) problems.until = 'empty'
  else if (count < 1) problems.until = 'early'
  else if (count > maxDailyCollections) problems.until = 'late'
  return problems
}

/** How many collections a daily gift comes to, where its days are chosen rightly. */
export function collections(schedule: Schedule, now: Collecting): number | undefined {
  const first = firstDay(schedule, now)
  if (schedule.often !== 'daily' || !first || !schedule.until) return undefined
  return Object.keys(scheduleProblems(schedule, now)).length === 0 ? countOfDays(first, schedule.until) : undefined
}
