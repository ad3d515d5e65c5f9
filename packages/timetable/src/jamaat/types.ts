import type { Prayer } from '../base/types.ts'

/** ISO 8601: 1 is Monday, 5 is Friday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** How a congregation's time is determined. Clock times are minutes after midnight on the mosque's wall clock. */
export type JamaatTime =
  | { kind: 'none' }
  | { kind: 'fixed'; at: number }
  | ({ kind: 'after' | 'before-end'; minutes: number } & TimeOptions)

/** Options that make a time that follows the sun easier to remember: rounding, weekly changes and limits. */
export type TimeOptions = {
  /** The weekday on which a new time takes effect; if undefined, it may change every day. */
  changesOn?: Weekday
  /** The time is rounded to a multiple of this many minutes: up for `after`, down for `before-end`. */
  roundTo?: number
  notBefore?: number
  notAfter?: number
}

/** A time and the first day it applies; it applies until the next dated one. */
export type DatedRule = { from: string; time: JamaatTime }

/**
 * One prayer's rules. On each day the first of these applies: the day's own value (an override, then the mosque's table),
 * the weekday's rule, Ramadan's, the latest dated rule that has begun, summer's, and the ordinary rule.
 */
export type PrayerRules = {
  weekdays?: Partial<Record<Weekday, JamaatTime>>
  ramadan?: JamaatTime
  /** In order of their dates. */
  dated?: readonly DatedRule[]
  /** Applies while the clocks are ahead of the zone's standard time. */
  summer?: JamaatTime
  ordinary?: JamaatTime
}

/** A mosque's rules. A prayer without rules has only the jamaats of the mosque's table. */
export type JamaatRules = Partial<Record<Prayer, PrayerRules>>
