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
/** A collection is begun at least so long ahead, so that there is time to pay and to change one's mind. */
const leastAhead = hourMs
/** So long ahead a day is still taken that a page has shown while there was time. */
const shownAhead = 600_000

/** How far ahead the first day may be chosen, and how many days a daily gift may last. */
const limits = { startsWithin: 60, dailyDays: 366, endsWithin: 5 * 366 } as const

/** By which clocks days are counted. */
export type GivingClock = CollectionClock

/** What a donor asks of the days of a regular gift. */
export type RequestedDays = { rhythm: GiftRhythm; startsOn?: string; until?: string }

/** When a regular gift is collected. */
export type CollectionDays = {
  /** The first collection, and its day at the mosque. */
  startsAt: Date
  startsOn: string
  /** After the last collection, and before the one that would follow it. */
  endsAt?: Date
  until?: string
}

/** The day of an instant where the mosque is, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, instant: Date): string => wallClock(instant, timeZone).date

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** How many days lie between two days: negative when the second is the earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/**
 * When a regular gift falls due on one of its days. A provider counts from the first collection in whole days of UTC,
 * whatever the clocks at the mosque do.
 */
export const dueAt = ({ startsAt, startsOn }: Pick<CollectionDays, 'startsAt' | 'startsOn'>, day: string): Date =>
  new Date(startsAt.getTime() + daysBetween(startsOn, day) * dayMs)

const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  const days = daysOfMonth(Math.floor(count / 12), (count % 12) + 1)
  // The 31st of a month that has none is its last day, and the 31st again in the next: as providers count.
  return days[Math.min(dayOfMonth, days.length) - 1] ?? day
}

const steps: Record<GiftRhythm, { nth: (first: string, n: number) => string; longest: number; half: number }> = {
  weekly: { nth: (first, n) => addDays(first, 7 * n), longest: 7, half: 3.5 * dayMs },
  monthly: { nth: monthsAfter, longest: 31, half: 14 * dayMs },
  daily: { nth: addDays, longest: 1, half: dayMs / 2 },
}

/**
 * Days of a regular gift from a day on, itself included, the earliest first.
 * @returns as many as were asked for; fewer when it ends before
 */
export function comingDays(
  { rhythm, startsOn, until }: { rhythm: GiftRhythm; startsOn: string; until?: string | null },
  from: string,
  count: number,
): string[] {
  const { nth, longest } = steps[rhythm]
  const days: string[] = []
  for (let n = Math.max(0, Math.floor(daysBetween(startsOn, from) / longest)); days.length < count; n += 1) {
    const day = nth(startsOn, n)
    if (until && day > until) break
    if (day >= from) days.push(day)
  }
  return days
}

/** What is wrong with the days, by field; and, where a day that was shown has gone by, the first that can be had. */
type DayErrors = { errors: Record<string, LocalizedText>; firstDay?: string }

/** The Friday a page has shown, as long as there is any time left before its hour; else what the first is now. */
function shownFriday(shown: string | undefined, clock: GivingClock): FirstCollection | DayErrors {
  const friday = firstCollection('weekly', clock)
  if (shown === undefined || shown === friday.on) return friday
  const before = firstCollection('weekly', { ...clock, now: new Date(clock.now.getTime() - leastAhead + shownAhead) })
  if (shown === before.on) return before
  const sentence = regularMessages.firstFriday({ day: friday.on })
  return { errors: { startsOn: sentence }, firstDay: friday.on }
}

function firstDay({ rhythm, startsOn }: RequestedDays, clock: GivingClock): FirstCollection | DayErrors {
  const { timeZone, now } = clock
  const wrong = (sentence: LocalizedText) => ({ errors: { startsOn: sentence } })
  if (rhythm === 'weekly') return shownFriday(startsOn, clock)
  const today = dayIn(timeZone, now)
  const ahead = collectionOn(today, clock).getTime() - now.getTime()
  const soonest = firstCollection(rhythm, clock).on
  const latest = addDays(today, limits.startsWithin)
  const on = startsOn ?? soonest
  const isStillOffered = on === today && ahead >= shownAhead
  if (on < soonest && !isStillOffered)
    return { ...wrong(regularMessages.startsEarliest({ day: soonest })), firstDay: soonest }
  if (on > latest) return wrong(regularMessages.startsLatest({ day: latest }))
  return { at: collectionOn(on, clock), on }
}

function untilError({ rhythm, until }: RequestedDays, on: string): LocalizedText | undefined {
  if (until === undefined) return rhythm === 'daily' ? regularMessages.needsEnd : undefined
  if (until < on) return regularMessages.endBeforeStart({ day: on })
  const latest = addDays(on, rhythm === 'daily' ? limits.dailyDays - 1 : limits.endsWithin)
  return until > latest ? regularMessages.endsLatest({ day: latest }) : undefined
}

/** After the last collection of a regular gift, and before the one that would follow it; nothing where no end is set. */
export function endOf(days: {
  rhythm: GiftRhythm
  startsAt: Date
  startsOn: string
  until?: string | null
}): Date | undefined {
  const { rhythm, startsOn, until } = days
  if (!until) return undefined
  const last = comingDays({ rhythm, startsOn, until }, startsOn, limits.endsWithin + 1).at(-1) ?? startsOn
  return new Date(dueAt(days, last).getTime() + steps[rhythm].half)
}

/** Reads the days a donor asks for: when it is first collected and when last, or what cannot be, by field. */
export function readDays(wanted: RequestedDays, clock: GivingClock): { days: CollectionDays } | DayErrors {
  const { rhythm, startsOn, until } = wanted
  for (const [field, day] of Object.entries({ startsOn, until }))
    if (day !== undefined && !isCalendarDay(day)) return { errors: { [field]: regularMessages.noSuchDay } }
  const first = firstDay(wanted, clock)
  if ('errors' in first) return first
  const untilWrong = untilError(wanted, first.on)
  if (untilWrong) return { errors: { until: untilWrong } }
  const days = { startsAt: first.at, startsOn: first.on, ...(until === undefined ? {} : { until }) }
  return { days: { ...days, endsAt: endOf({ rhythm, ...days }) } }
}
