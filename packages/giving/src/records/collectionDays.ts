import { addDays, daysOfMonth, isCalendarDay, wallClock } from '@minaret/timetable'
import {
  type CollectionClock,
  collectionOn,
  firstCollection,
  type FirstCollection,
} from '@minaret/timetable/collections'
import type { GiftRhythm } from '@minaret/contract'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The minimum time before the first collection, so that donors have time to pay and to change their minds. */
const minAheadMs = hourMs
/** The minimum time for a day that a page showed earlier. */
const displayedDayMinAheadMs = 600_000

/** Limits of the first day, of a daily gift's length and of the end, in days. */
const limits = { startsWithin: 60, dailyDays: 366, endsWithin: 5 * 366 } as const

/** The clock for counting days. */
export type GivingClock = CollectionClock

/** The days requested by a donor. */
export type RequestedDays = { rhythm: GiftRhythm; startsOn?: string; until?: string }

/** The collection days of a regular gift. */
export type CollectionDays = {
  /** The first collection, and its day at the mosque. */
  startsAt: Date
  startsOn: string
  /** A time between the last collection and the one that would follow. */
  endsAt?: Date
  until?: string
}

/** Returns the day of an instant in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, instant: Date): string => wallClock(instant, timeZone).date

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** The number of days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/**
 * The due time of a regular gift on one of its days. Providers count whole UTC days from the first collection,
 * regardless of local clock changes.
 */
export const dueAt = ({ startsAt, startsOn }: Pick<CollectionDays, 'startsAt' | 'startsOn'>, day: string): Date =>
  new Date(startsAt.getTime() + daysBetween(startsOn, day) * dayMs)

const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  const days = daysOfMonth(Math.floor(count / 12), (count % 12) + 1)
  // In a short month the 31st becomes the last day, and in the next month the 31st again, as providers do.
  return days[Math.min(dayOfMonth, days.length) - 1] ?? day
}

const rhythmSteps: Record<
  GiftRhythm,
  { dayAt: (startsOn: string, n: number) => string; maxDays: number; halfMs: number }
> = {
  weekly: { dayAt: (startsOn, n) => addDays(startsOn, 7 * n), maxDays: 7, halfMs: 3.5 * dayMs },
  monthly: { dayAt: addMonths, maxDays: 31, halfMs: 14 * dayMs },
  daily: { dayAt: addDays, maxDays: 1, halfMs: dayMs / 2 },
}

/**
 * Lists a regular gift's days from a day (inclusive), earliest first.
 * @returns the requested number, or fewer if it ends before
 */
export function comingDays(
  { rhythm, startsOn, until }: { rhythm: GiftRhythm; startsOn: string; until?: string | null },
  from: string,
  count: number,
): string[] {
  const { dayAt, maxDays } = rhythmSteps[rhythm]
  const days: string[] = []
  for (let n = Math.max(0, Math.floor(daysBetween(startsOn, from) / maxDays)); days.length < count; n += 1) {
    const day = dayAt(startsOn, n)
    if (until && day > until) break
    if (day >= from) days.push(day)
  }
  return days
}

/** Errors in the days, by field, and the first available day if a displayed one has passed. */
type DayErrors = { errors: Record<string, LocalizedText>; firstDay?: string }

/** Returns the Friday that a page showed if there is still time, or else the first available one. */
function findDisplayedFriday(displayedDay: string | undefined, clock: GivingClock): FirstCollection | DayErrors {
  const friday = firstCollection('weekly', clock)
  if (displayedDay === undefined || displayedDay === friday.on) return friday
  const earlierFriday = firstCollection('weekly', {
    ...clock,
    now: new Date(clock.now.getTime() - minAheadMs + displayedDayMinAheadMs),
  })
  if (displayedDay === earlierFriday.on) return earlierFriday
  const message = regularMessages.firstFriday({ day: friday.on })
  return { errors: { startsOn: message }, firstDay: friday.on }
}

function findFirstDay({ rhythm, startsOn }: RequestedDays, clock: GivingClock): FirstCollection | DayErrors {
  const { timeZone, now } = clock
  const errorFor = (message: LocalizedText) => ({ errors: { startsOn: message } })
  if (rhythm === 'weekly') return findDisplayedFriday(startsOn, clock)
  const today = dayIn(timeZone, now)
  const ahead = collectionOn(today, clock).getTime() - now.getTime()
  const soonestDay = firstCollection(rhythm, clock).on
  const latestDay = addDays(today, limits.startsWithin)
  const startDay = startsOn ?? soonestDay
  const isStillOffered = startDay === today && ahead >= displayedDayMinAheadMs
  if (startDay < soonestDay && !isStillOffered)
    return { ...errorFor(regularMessages.startsEarliest({ day: soonestDay })), firstDay: soonestDay }
  if (startDay > latestDay) return errorFor(regularMessages.startsLatest({ day: latestDay }))
  return { at: collectionOn(startDay, clock), on: startDay }
}

function findEndError({ rhythm, until }: RequestedDays, startDay: string): LocalizedText | undefined {
  if (until === undefined) return rhythm === 'daily' ? regularMessages.needsEnd : undefined
  if (until < startDay) return regularMessages.endBeforeStart({ day: startDay })
  const latestDay = addDays(startDay, rhythm === 'daily' ? limits.dailyDays - 1 : limits.endsWithin)
  return until > latestDay ? regularMessages.endsLatest({ day: latestDay }) : undefined
}

/** Returns a time between the last collection and the one that would follow, or undefined without an end. */
export function endAtOf(days: {
  rhythm: GiftRhythm
  startsAt: Date
  startsOn: string
  until?: string | null
}): Date | undefined {
  const { rhythm, startsOn, until } = days
  if (!until) return undefined
  const lastDay = comingDays({ rhythm, startsOn, until }, startsOn, limits.endsWithin + 1).at(-1) ?? startsOn
  return new Date(dueAt(days, lastDay).getTime() + rhythmSteps[rhythm].halfMs)
}

/** Validates the requested days and returns the collection days, or errors by field. */
export function readDays(request: RequestedDays, clock: GivingClock): { days: CollectionDays } | DayErrors {
  const { rhythm, startsOn, until } = request
  for (const [field, day] of Object.entries({ startsOn, until }))
    if (day !== undefined && !isCalendarDay(day)) return { errors: { [field]: regularMessages.noSuchDay } }
  const firstDay = findFirstDay(request, clock)
  if ('errors' in firstDay) return firstDay
  const untilProblem = findEndError(request, firstDay.on)
  if (untilProblem) return { errors: { until: untilProblem } }
  const days = { startsAt: firstDay.at, startsOn: firstDay.on, ...(until === undefined ? {} : { until }) }
  return { days: { ...days, endsAt: endAtOf({ rhythm, ...days }) } }
}
