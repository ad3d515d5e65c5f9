import { dayNumber, toNightMinutes } from '../base/calendar.ts'
import type { JamaatSource, Prayer } from '../base/types.ts'
import type { JamaatTime, PrayerRules, Weekday } from './types.ts'

/** The input of jamaat rules for a day. Minutes are from the day's midnight; from 1440 they are on the next date. */
export type RuleDay = {
  date: string
  /** Days since 1970-01-01. */
  number: number
  weekday: Weekday
  begins: Readonly<Record<Prayer, number>>
  /** When each prayer's time ends: sunrise, Asr, Maghrib, Isha, and the middle of the night for Isha. */
  ends: Readonly<Record<Prayer, number>>
  /** Whether it is a day of fasting. */
  isRamadan: boolean
  /** Whether the following night is one of Ramadan; its nights start and end an evening before its days. */
  isRamadanNight: boolean
  /** Whether Isha was calculated by a method in which it is later in Ramadan. */
  isIshaLate: boolean
  /** Whether the clocks are ahead of the zone's standard time. */
  isSummer: boolean
  /** The minutes the clocks are ahead of UTC at noon; a weekly time is recalculated when this changes. */
  offset: number
}

/** Returns the day with the given number; weekly rules need all the days of a week. */
export type RuleCalendar = (number: number) => RuleDay

/** A prayer that has rules: one of the five, or a Jumu'ah, which is in the time of Dhuhr. */
export type RuledPrayer = Prayer | 'jumuah'

/** A prayer's jamaat on a day: minutes as in `RuleDay`, or none, and the rule that applied. */
export type Jamaat = {
  minutes?: number
  source: JamaatSource
  time: JamaatTime
  /** Whether the clock time stays the same until the rule changes it; otherwise it moves with the sun every day. */
  isFixed: boolean
}

type JamaatMinutes = Pick<Jamaat, 'minutes' | 'isFixed'>

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** ISO weekday of a day number; 1970-01-01 was a Thursday. */
export const weekdayOfNumber = (day: number): Weekday => weekdays[(((day + 3) % 7) + 7) % 7] ?? 1

/** ISO weekday of a plain date. */
export const weekdayOfDate = (date: string): Weekday => weekdayOfNumber(dayNumber(date))

/**
 * Whether a rule with a clock time may be before its prayer begins: Isha, which many mosques pray earlier in the short
 * nights of the north, and Jumu'ah, whose time is often that of the talk before it.
 */
const mayBeEarly = (prayer: RuledPrayer) => prayer === 'isha' || prayer === 'jumuah'

/** Returns a time that suits all the given days. */
function timeFor(
  prayer: RuledPrayer,
  time: Extract<JamaatTime, { minutes: number }>,
  days: readonly RuleDay[],
): JamaatMinutes {
  const { kind, minutes, roundTo = 1, changesOn, notBefore, notAfter } = time
  const sunPrayer = prayer === 'jumuah' ? 'dhuhr' : prayer
  let begins = -Infinity
  let ends = Infinity
  for (const day of days) {
    begins = Math.max(begins, day.begins[sunPrayer])
    ends = Math.min(ends, day.ends[sunPrayer])
  }
  const roundUp = (exact: number) => Math.ceil(exact / roundTo) * roundTo
  const minute = kind === 'after' ? roundUp(begins + minutes) : Math.floor((ends - minutes) / roundTo) * roundTo
  // A prayer's time may be shorter than the minutes before its end.
  const sunMinutes = minute < begins ? roundUp(begins) : minute
  const low = notBefore === undefined ? -Infinity : toNightMinutes(sunPrayer, notBefore)
  const high = notAfter === undefined ? Infinity : toNightMinutes(sunPrayer, notAfter)
  const clampedMinutes = Math.min(Math.max(sunMinutes, low), high)
  const jamaatMinutes = clampedMinutes < begins && !mayBeEarly(prayer) ? begins : clampedMinutes
  const isLimited = jamaatMinutes === clampedMinutes && clampedMinutes !== sunMinutes
  return {
    minutes: jamaatMinutes,
    isFixed: isLimited || changesOn !== undefined || (roundTo > 1 && jamaatMinutes === clampedMinutes),
  }
}

function fixedMinutes(prayer: RuledPrayer, at: number, { begins }: RuleDay): JamaatMinutes {
  if (prayer === 'jumuah') return { minutes: at, isFixed: true }
  const minutes = toNightMinutes(prayer, at)
  return minutes < begins[prayer] && !mayBeEarly(prayer)
    ? { minutes: begins[prayer], isFixed: false }
    : { minutes, isFixed: true }
}

/** Whether Isha is later than on the days around it because of Ramadan, so that the same time would not suit both. */
const isRamadanIsha = (prayer: RuledPrayer, day: RuleDay) => prayer === 'isha' && day.isIshaLate

/** The days from the last weekly change to the next, including this day, that share its clock and kind of Isha. */
const weekOf = (prayer: RuledPrayer, today: RuleDay, first: number, calendar: RuleCalendar): RuleDay[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((offset) => calendar(first + offset))
    .filter((day) => day.offset === today.offset && isRamadanIsha(prayer, day) === isRamadanIsha(prayer, today))

type Rule = { time: JamaatTime; source: JamaatSource }

function ruleFor(prayer: RuledPrayer, rules: PrayerRules, today: RuleDay): Rule | undefined {
  const weekday = rules.weekdays?.[today.weekday]
  if (weekday) return { time: weekday, source: 'weekday' }
  if (rules.ramadan && (prayer === 'isha' ? today.isRamadanNight : today.isRamadan))
    return { time: rules.ramadan, source: 'ramadan' }
  const datedRule = rules.dated?.findLast(({ from }) => from <= today.date)
  if (datedRule) return { time: datedRule.time, source: 'dated' }
  if (rules.summer && today.isSummer) return { time: rules.summer, source: 'summer' }
  return rules.ordinary && { time: rules.ordinary, source: 'ordinary' }
}

/**
 * Opens the rules for a mosque's days. The returned function finds the time of a prayer's congregation on a day, by
 * weekday, Ramadan, dated, summer and ordinary rules in that order (field notes, 4.3). The day's own values take precedence
 * and are the caller's responsibility. It returns undefined if the prayer has no rule, and no `minutes` if the rule says
 * that there is no jamaat.
 *
 * Ramadan's rule for Isha applies to its nights, from the evening before the first day to the evening before the last; for
 * all other prayers it applies to days of fasting. A weekly time is the same from one change until the next, and suits each
 * of those days; if the clocks change in between, or a calculated Isha moves with Ramadan, the days before and after have
 * separate times. No rule puts a congregation before its prayer begins, except a clock time for Isha or Jumu'ah.
 */
export function openRules(
  calendar: RuleCalendar,
): (prayer: RuledPrayer, today: RuleDay, rules: PrayerRules) => Jamaat | undefined {
  /** The times of weekly rules, by rule and week. */
  const weeks = new Map<JamaatTime, Map<string, JamaatMinutes>>()

  function weeklyMinutes(
    prayer: RuledPrayer,
    time: Extract<JamaatTime, { minutes: number }>,
    today: RuleDay,
    changesOn: Weekday,
  ) {
    let timesByWeek = weeks.get(time)
    if (!timesByWeek) weeks.set(time, (timesByWeek = new Map<string, JamaatMinutes>()))
    const first = today.number - ((today.weekday - changesOn + 7) % 7)
    const key = `${first} ${today.offset} ${prayer} ${isRamadanIsha(prayer, today)}`
    const cached = timesByWeek.get(key)
    if (cached) return cached
    const result = timeFor(prayer, time, weekOf(prayer, today, first, calendar))
    timesByWeek.set(key, result)
    return result
  }

  function findMinutes(prayer: RuledPrayer, time: JamaatTime, today: RuleDay): JamaatMinutes {
    if (time.kind === 'none') return { isFixed: true }
    if (time.kind === 'fixed') return fixedMinutes(prayer, time.at, today)
    const { changesOn } = time
    return changesOn === undefined ? timeFor(prayer, time, [today]) : weeklyMinutes(prayer, time, today, changesOn)
  }

  return (prayer, today, rules) => {
    const rule = ruleFor(prayer, rules, today)
    if (!rule) return undefined
    const { minutes, isFixed } = findMinutes(prayer, rule.time, today)
    return { minutes, isFixed, time: rule.time, source: rule.source }
  }
}
