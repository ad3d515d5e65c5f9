import { addDays } from './base/calendar.ts'
import { prayers } from './base/types.ts'
import type { Prayer, TimetableDay } from './base/types.ts'
import { openDays } from './resolve.ts'
import type { TimetableSource } from './resolve.ts'
import type { JamaatTime, PrayerRules } from './jamaat/types.ts'

/** A rule that is not used because the table has a jamaat on each of its days, or on some if it is Ramadan's. */
export type UnusedRule = {
  prayer: Prayer
  /** In the stored format: `always`, `summer`, `ramadan`, a weekday, `from 2026-03-29`. */
  when: string
  /** The number of the rule's days in the coming year on which the table has a jamaat. */
  days: number
  /** The number of the rule's days in the coming year. */
  of: number
  /** The first and the last of the days on which the table has a jamaat. */
  from: string
  to: string
}

/** The number of days to check, which always includes a Ramadan. */
const yearAhead = 366

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Lists a prayer's rules by condition. */
function listRules({
  weekdays: weekdayRules = {},
  ramadan,
  dated = [],
  summer,
  ordinary,
}: PrayerRules): [string, JamaatTime][] {
  const ruleIfSet = (when: string, time: JamaatTime | undefined): [string, JamaatTime][] => (time ? [[when, time]] : [])
  return [
    ...ruleIfSet('always', ordinary),
    ...ruleIfSet('summer', summer),
    ...dated.map(({ from, time }): [string, JamaatTime] => [`from ${from}`, time]),
    ...ruleIfSet('ramadan', ramadan),
    ...Object.entries(weekdayRules).flatMap(([day, time]) => ruleIfSet(weekdays[Number(day) - 1] ?? '', time)),
  ]
}

/** The same rows without jamaats, so that all of them come from the rules. */
const withoutJamaat = (rows: ReadonlyMap<string, TimetableDay>): ReadonlyMap<string, TimetableDay> =>
  new Map(
    [...rows].map(([date, row]) => {
      const withoutJamaats = { ...row }
      for (const prayer of prayers) withoutJamaats[prayer] = { begins: row[prayer].begins }
      return [date, withoutJamaats]
    }),
  )

/** Opens the days with only the rules: without the table's jamaats and changes for single days. */
export const openRuleDays = ({ schedule, ...source }: TimetableSource) =>
  openDays({
    ...source,
    rows: withoutJamaat(source.rows),
    ...(schedule ? { schedule: { ...schedule, overrides: new Map() } } : {}),
  })

/**
 * Finds rules that the table overrides on all of their days in the coming year, and Ramadan's if it overrides some, as a
 * table often ends in the middle of Ramadan. A rule without a day, such as one replaced by a later date, is not listed.
 * @param today `YYYY-MM-DD`; `source.rows` must include the year from this day on
 */
export function findUnusedRules(source: TimetableSource, today: string): UnusedRule[] {
  const ruleDays = openRuleDays(source)
  const dates = Array.from({ length: yearAhead }, (_, index) => addDays(today, index))
  return prayers.flatMap((prayer) => {
    const rules = source.schedule?.jamaat[prayer]
    if (!rules) return []
    const times = dates.map((date) => ({ date, time: ruleDays.congregation(prayer, date)?.rule?.time }))
    return listRules(rules).flatMap(([when, time]): UnusedRule[] => {
      const ruleDates = times.flatMap((each) => (each.time === time ? [each.date] : []))
      const overriddenDates = ruleDates.filter((date) => source.rows.get(date)?.[prayer].jamaat !== undefined)
      const [from, to] = [overriddenDates[0], overriddenDates.at(-1)]
      if (from === undefined || to === undefined) return []
      const isListed = overriddenDates.length === ruleDates.length || when === 'ramadan'
      return isListed ? [{ prayer, when, days: overriddenDates.length, of: ruleDates.length, from, to }] : []
    })
  })
}
