import { dayNumber, ofNight } from '../base/calendar.ts'
import type { JamaatSource, Prayer } from '../base/types.ts'
import type { JamaatTime, PrayerRules, Weekday } from './types.ts'

/** What a jamaat rule must know of a day. Minutes count from the day's midnight; past 1440 they are the next date's. */
export type RuleDay = {
  date: string
  /** Days since 1970-01-01. */
  number: number
  weekday: Weekday
  begins: Readonly<Record<Prayer, number>>
  /** When each prayer's time is over: sunrise, Asr, Maghrib, Isha, and the middle of the night for Isha. */
  ends: Readonly<Record<Prayer, number>>
  /** Whether the day is one of fasting. */
  isRamadan: boolean
  /** Whether the night that follows is one of Ramadan's: it begins and ends an evening before the days. */
  isRamadanNight: boolean
  /** Whether Isha was calculated by a method that has it later on the days of Ramadan. */
  isIshaLate: boolean
  /** Whether the clocks are ahead of the zone's own time. */
  isSummer: boolean
  /** Minutes the clocks are ahead of UTC at noon: a week of steps ends where it changes. */
  offset: number
}

/** Where days come from, by their number; asked for the days of a week where a rule changes weekly. */
export type RuleCalendar = (number: number) => RuleDay

/** A prayer that has rules: one of the five, or a Jumu'ah, whose time is that of Dhuhr. */
export type Ruled = Prayer | 'jumuah'

/** The jamaat of a prayer on a day: minutes as in `RuleDay`, or none, and which rule said so. */
export type Jamaat = {
  minutes?: number
  source: JamaatSource
  time: JamaatTime
  /** Whether it is a clock time people can learn: it stays until the rule steps. Else it moves with the sun every day. */
  stands: boolean
}

type JamaatMinutes = Pick<Jamaat, 'minutes' | 'stands'>

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** ISO weekday of a day number; 1970-01-01 was a Thursday. */
export const weekdayOfNumber = (day: number): Weekday => weekdays[(((day + 3) % 7) + 7) % 7] ?? 1

/** ISO weekday of a plain date. */
export const weekdayOfDate = (date: string): Weekday => weekdayOfNumber(dayNumber(date))

/**
 * Where a rule names a clock time, these may stand before their prayer begins: Isha, which many pray together earlier in
 * the short nights of the north, and Jumu'ah, whose time is often that of its talk.
 */
const mayBeEarly = (prayer: Ruled) => prayer === 'isha' || prayer === 'jumuah'

/** A time for one day, or one that serves all the days given. */
function stepped(
  prayer: Ruled,
  time: Extract<JamaatTime, { minutes: number }>,
  days: readonly RuleDay[],
): JamaatMinutes {
  const { kind, minutes, roundTo = 1, changesOn, notBefore, notAfter } = time
  const sun = prayer === 'jumuah' ? 'dhuhr' : prayer
  let begins = -Infinity
  let ends = Infinity
  for (const day of days) {
    begins = Math.max(begins, day.begins[sun])
    ends = Math.min(ends, day.ends[sun])
  }
  const later = (exact: number) => Math.ceil(exact / roundTo) * roundTo
  const wanted = kind === 'after' ? later(begins + minutes) : Math.floor((ends - minutes) / roundTo) * roundTo
  // A prayer may be shorter than the minutes before its end.
  const bySun = wanted < begins ? later(begins) : wanted
  const low = notBefore === undefined ? -Infinity : ofNight(sun, notBefore)
  const high = notAfter === undefined ? Infinity : ofNight(sun, notAfter)
  const clamped = Math.min(Math.max(bySun, low), high)
  const jamaatMinutes = clamped < begins && !mayBeEarly(prayer) ? begins : clamped
  const isHeld = jamaatMinutes === clamped && clamped !== bySun
  return {
    minutes: jamaatMinutes,
    stands: isHeld || changesOn !== undefined || (roundTo > 1 && jamaatMinutes === clamped),
  }
}

function fixed(prayer: Ruled, at: number, { begins }: RuleDay): JamaatMinutes {
  if (prayer === 'jumuah') return { minutes: at, stands: true }
  const minutes = ofNight(prayer, at)
  return minutes < begins[prayer] && !mayBeEarly(prayer)
    ? { minutes: begins[prayer], stands: false }
    : { minutes, stands: true }
}

/** Whether an Isha is later than on the days around because of Ramadan: one time would not serve both. */
const isApart = (prayer: Ruled, day: RuleDay) => prayer === 'isha' && day.isIshaLate

/** The days from the last change to the next that share this day's clock and Isha; the day itself is among them. */
const weekOf = (prayer: Ruled, today: RuleDay, first: number, calendar: RuleCalendar): RuleDay[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((at) => calendar(first + at))
    .filter((day) => day.offset === today.offset && isApart(prayer, day) === isApart(prayer, today))

type Rule = { time: JamaatTime; source: JamaatSource }

function ruleFor(prayer: Ruled, rules: PrayerRules, today: RuleDay): Rule | undefined {
  const weekday = rules.weekdays?.[today.weekday]
  if (weekday) return { time: weekday, source: 'weekday' }
  if (rules.ramadan && (prayer === 'isha' ? today.isRamadanNight : today.isRamadan))
    return { time: rules.ramadan, source: 'ramadan' }
  const dated = rules.dated?.findLast(({ from }) => from <= today.date)
  if (dated) return { time: dated.time, source: 'dated' }
  if (rules.summer && today.isSummer) return { time: rules.summer, source: 'summer' }
  return rules.ordinary && { time: rules.ordinary, source: 'ordinary' }
}

/**
 * Opens the rules of a mosque's days: what it gives says when the congregation of a prayer stands on a day, by weekday,
 * Ramadan, dated, summer and ordinary rules in that order (field notes, 4.3). Values of the day itself come before, and
 * are the caller's to know. It answers nothing when the prayer has no rule, and without `minutes` when its rule says that
 * there is no jamaat.
 *
 * Ramadan's rule for Isha goes by the night, from the evening before the first day to the one before the last; for all
 * others it goes by the day that is fasted. A weekly time is the same from its change to the day before the next, and
 * right for each of those days; where the clocks change in between, or a calculated Isha moves with Ramadan, the days before
 * and after are reckoned apart. No rule puts a congregation before its prayer begins, but for Isha and Jumu'ah where it
 * names the clock time.
 */
export function openRules(
  calendar: RuleCalendar,
): (prayer: Ruled, today: RuleDay, rules: PrayerRules) => Jamaat | undefined {
  /** What a weekly rule says, by rule and by the week it serves with one clock. */
  const weeks = new Map<JamaatTime, Map<string, JamaatMinutes>>()

  function weekly(prayer: Ruled, time: Extract<JamaatTime, { minutes: number }>, today: RuleDay, changesOn: Weekday) {
    let served = weeks.get(time)
    if (!served) weeks.set(time, (served = new Map<string, JamaatMinutes>()))
    const first = today.number - ((today.weekday - changesOn + 7) % 7)
    const key = `${first} ${today.offset} ${prayer} ${isApart(prayer, today)}`
    const cached = served.get(key)
    if (cached) return cached
    const created = stepped(prayer, time, weekOf(prayer, today, first, calendar))
    served.set(key, created)
    return created
  }

  function find(prayer: Ruled, time: JamaatTime, today: RuleDay): JamaatMinutes {
    if (time.kind === 'none') return { stands: true }
    if (time.kind === 'fixed') return fixed(prayer, time.at, today)
    const { changesOn } = time
    return changesOn === undefined ? stepped(prayer, time, [today]) : weekly(prayer, time, today, changesOn)
  }

  return (prayer, today, rules) => {
    const rule = ruleFor(prayer, rules, today)
    if (!rule) return undefined
    const { minutes, stands } = find(prayer, rule.time, today)
    return { minutes, stands, time: rule.time, source: rule.source }
  }
}
