import { addDays } from './base/calendar.ts'
import { prayers } from './base/types.ts'
import type { Prayer, TimetableDay } from './base/types.ts'
import { openDays } from './resolve.ts'
import type { TimetableSource } from './resolve.ts'
import type { JamaatTime, PrayerRules } from './jamaat/types.ts'

/** A rule that no day comes to, because the table has a jamaat for each of its days; or a part of Ramadan's. */
export type UnusedRule = {
  prayer: Prayer
  /** As rules are stored: `always`, `summer`, `ramadan`, a weekday, `from 2026-03-29`. */
  when: string
  /** On how many of its days in the year to come the table has a jamaat. */
  days: number
  /** How many days of the year to come are the rule's. */
  of: number
  /** The first and the last of the days the table has. */
  from: string
  to: string
}

/** So many days are looked at: a Ramadan is always among them. */
const yearAhead = 366

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Each rule of a prayer with when it holds. */
function listRules({ weekdays: own = {}, ramadan, dated = [], summer, ordinary }: PrayerRules): [string, JamaatTime][] {
  const one = (when: string, time: JamaatTime | undefined): [string, JamaatTime][] => (time ? [[when, time]] : [])
  return [
    ...one('always', ordinary),
    ...one('summer', summer),
    ...dated.map(({ from, time }): [string, JamaatTime] => [`from ${from}`, time]),
    ...one('ramadan', ramadan),
    ...Object.entries(own).flatMap(([day, time]) => one(weekdays[Number(day) - 1] ?? '', time)),
  ]
}

/** The same rows with every jamaat left to the rules. */
const withoutJamaat = (rows: ReadonlyMap<string, TimetableDay>): ReadonlyMap<string, TimetableDay> =>
  new Map(
    [...rows].map(([date, row]) => {
      const bare = { ...row }
      for (const prayer of prayers) bare[prayer] = { begins: row[prayer].begins }
      return [date, bare]
    }),
  )

/**
 * The days as the rules alone would have them: without the table's jamaats, and without what is set for single days.
 */
export const openRuleDays = ({ schedule, ...source }: TimetableSource) =>
  openDays({
    ...source,
    rows: withoutJamaat(source.rows),
    ...(schedule ? { schedule: { ...schedule, overrides: new Map() } } : {}),
  })

/**
 * Rules that the table overrides on every one of their days in the year to come, and Ramadan's also if it does on some: a
 * table often ends in the middle. A rule that has no day there, such as one whose date another has reached, isn't listed.
 * @param today `YYYY-MM-DD`; `source.rows` must hold the year from it on
 */
export function findUnusedRules(source: TimetableSource, today: string): UnusedRule[] {
  const byRules = openRuleDays(source)
  const dates = Array.from({ length: yearAhead }, (_, at) => addDays(today, at))
  return prayers.flatMap((prayer) => {
    const rules = source.schedule?.jamaat[prayer]
    if (!rules) return []
    const times = dates.map((date) => ({ date, time: byRules.congregation(prayer, date)?.rule?.time }))
    return listRules(rules).flatMap(([when, time]): UnusedRule[] => {
      const all = times.flatMap((each) => (each.time === time ? [each.date] : []))
      const days = all.filter((date) => source.rows.get(date)?.[prayer].jamaat !== undefined)
      const [from, to] = [days[0], days.at(-1)]
      if (from === undefined || to === undefined) return []
      const isListed = days.length === all.length || when === 'ramadan'
      return isListed ? [{ prayer, when, days: days.length, of: all.length, from, to }] : []
    })
  })
}
