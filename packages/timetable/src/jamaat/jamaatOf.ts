import { addDays, dayNumber, ofNight } from '../calendar.ts'
import type { JamaatSource, Prayer } from '../types.ts'
import type { JamaatRules, JamaatTime, PrayerRules, Weekday } from './types.ts'

/** What a jamaat rule must know of a day. Minutes count from the day's midnight; past 1440 they are the next date's. */
export type RuleDay = {
  date: string
  begins: Readonly<Record<Prayer, number>>
  /** When each prayer's time is over: sunrise, Asr, Maghrib, Isha, and the middle of the night for Isha. */
  ends: Readonly<Record<Prayer, number>>
  isRamadan: boolean
  /** Whether the clocks are ahead of the zone's own time. */
  isSummer: boolean
  /** Minutes the clocks are ahead of UTC at noon: a week of steps ends where it changes. */
  offset: number
}

/** Where days come from; asked for the days of a week where a rule changes weekly. */
export type RuleCalendar = (date: string) => RuleDay

/** The jamaat of a prayer on a day: minutes as in `RuleDay`, or none, and which rule said so. */
export type Jamaat = { minutes?: number; source: JamaatSource }

/** ISO weekday of a plain date; 1970-01-01 was a Thursday. */
export const weekdayOfDate = (date: string): Weekday => weekdays[(((dayNumber(date) + 3) % 7) + 7) % 7] ?? 1

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The days from the last change to the next that share this day's clock; the day itself is among them. */
function weekOf(today: RuleDay, changesOn: Weekday, calendar: RuleCalendar): RuleDay[] {
  const since = (weekdayOfDate(today.date) - changesOn + 7) % 7
  const days = Array.from({ length: 7 }, (_, at) => (at === since ? today : calendar(addDays(today.date, at - since))))
  return days.filter(({ offset }) => offset === today.offset)
}

function stepped(prayer: Prayer, time: Extract<JamaatTime, { minutes: number }>, days: readonly RuleDay[]): number {
  const { kind, minutes, roundTo = 1, notBefore, notAfter } = time
  // One time serves the whole week: after the latest beginning, or before the earliest end.
  const raw =
    kind === 'after'
      ? Math.max(...days.map(({ begins }) => begins[prayer])) + minutes
      : Math.min(...days.map(({ ends }) => ends[prayer])) - minutes
  const rounded = (kind === 'after' ? Math.ceil(raw / roundTo) : Math.floor(raw / roundTo)) * roundTo
  const low = notBefore === undefined ? -Infinity : ofNight(prayer, notBefore)
  const high = notAfter === undefined ? Infinity : ofNight(prayer, notAfter)
  return Math.min(Math.max(rounded, low), high)
}

function minutesOf(prayer: Prayer, time: JamaatTime, today: RuleDay, calendar: RuleCalendar): number | undefined {
  if (time.kind === 'none') return undefined
  if (time.kind === 'fixed') return ofNight(prayer, time.at)
  return stepped(prayer, time, time.changesOn === undefined ? [today] : weekOf(today, time.changesOn, calendar))
}

function ruleFor(rules: PrayerRules, today: RuleDay): { time: JamaatTime; source: JamaatSource } | undefined {
  const found: readonly [JamaatSource, JamaatTime | undefined][] = [
    ['weekday', rules.weekdays?.[weekdayOfDate(today.date)]],
    ['ramadan', today.isRamadan ? rules.ramadan : undefined],
    ['dated', rules.dated?.findLast(({ from }) => from <= today.date)?.time],
    ['summer', today.isSummer ? rules.summer : undefined],
    ['ordinary', rules.ordinary],
  ]
  for (const [source, time] of found) if (time) return { time, source }
  return undefined
}

/**
 * When the congregation prays on a day by the mosque's rules (field notes, 4.3): weekday, Ramadan, dated, summer,
 * ordinary; values of the day itself come before, and are the caller's to know.
 *
 * A weekly time is the same from its change to the day before the next, and right for each of those days; where the
 * clocks change in between, the days before and after are reckoned apart.
 * @returns nothing when the prayer has no rule; without `minutes` when its rule says that there is no jamaat
 */
export function jamaatOf(
  prayer: Prayer,
  today: RuleDay,
  rules: JamaatRules,
  calendar: RuleCalendar,
): Jamaat | undefined {
  const rule = ruleFor(rules[prayer] ?? {}, today)
  return rule && { minutes: minutesOf(prayer, rule.time, today, calendar), source: rule.source }
}
