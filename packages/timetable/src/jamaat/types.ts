import type { Prayer } from '../base/types.ts'

/** ISO 8601: 1 is Monday, 5 is Friday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/**
 * How the time of a congregation is found. Clock times are minutes after midnight on the mosque's wall clock; a step
 * keeps its time for a day, or from one weekday to the day before the next.
 */
export type JamaatTime =
  | { kind: 'none' }
  | { kind: 'fixed'; at: number }
  | ({ kind: 'after' | 'before-end'; minutes: number } & Steps)

/** What makes a time that follows the sun easy to remember. */
export type Steps = {
  /** The day a new time takes effect; missing, it may change every day. */
  changesOn?: Weekday
  /** The time is moved to a whole multiple of so many minutes: later for `after`, earlier for `before-end`. */
  roundTo?: number
  notBefore?: number
  notAfter?: number
}

/** A time with the first day it holds; until the next dated one. */
export type Dated = { from: string; time: JamaatTime }

/**
 * One prayer's rules. What holds on a day is the first of: the day's own value (an override, then the mosque's table),
 * its weekday, Ramadan, the latest dated rule that has begun, summer time, the ordinary rule.
 */
export type PrayerRules = {
  weekdays?: Partial<Record<Weekday, JamaatTime>>
  ramadan?: JamaatTime
  /** In the order of their days. */
  dated?: readonly Dated[]
  /** While the clocks are ahead of the zone's own time. */
  summer?: JamaatTime
  ordinary?: JamaatTime
}

/** A mosque's rules. A prayer without any has no jamaat but what its table says. */
export type JamaatRules = Partial<Record<Prayer, PrayerRules>>
