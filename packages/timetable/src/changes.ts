import { addDays, clockTime, isFriday } from './base/calendar.ts'
import { describeJamaat } from './jamaat/phrase.ts'
import type { Congregation, Days } from './resolve.ts'
import { prayers } from './base/types.ts'
import type { Moment, Prayer } from './base/types.ts'

/** The contract's `JamaatChange`: from a day on, a congregation stands at another time. */
export type JamaatChange = {
  prayer: Prayer | 'jumuah'
  /** Which Jumu'ah, where the mosque has named it. */
  name?: string
  /** The first day of the new time. */
  date: string
  /** Missing: there is none from then on. */
  jamaat?: Moment
  /** `HH:MM` until then; missing: there was none. */
  before?: string
}

/** A congregation on one of the days that are not exceptions. */
type Ordinary = { date: string; congregation: Congregation | undefined; begins: number; ends: number }

/** In minutes: less than this the sun itself moves in a day; a table or a clamp that moves by more has stepped. */
const leap = 5

/** How far back a table is looked at, to see whether a column follows the sun. */
const lookBack = 10

/** How far back an ordinary Friday is looked for, in days. */
const fridaysBack = 14

const isTable = (one: Ordinary) => one.congregation?.source === 'table'

/** A table's time of one day, between two that have another time in common: an exception that was printed. */
function isAlone(day: Ordinary, at: number, all: readonly Ordinary[]): boolean {
  const [before, after] = [all[at - 1], all[at + 1]]
  if (!before || !after || ![before, day, after].every(isTable)) return false
  const [was, is] = [before.congregation?.minutes, day.congregation?.minutes]
  return was !== is && was === after.congregation?.minutes
}

/** How many of these days have another value than the day before. */
const moved = (days: readonly Ordinary[], of: (day: Ordinary) => number) =>
  days.filter((day, at) => at > 0 && of(day) !== of(days[at - 1] ?? day)).length

/** A table gives no rule, only times: a column that keeps its distance to the prayer's begin or end follows the sun. */
function followsSun(before: readonly Ordinary[]): boolean {
  const time = ({ congregation }: Ordinary) => congregation?.minutes ?? 0
  const times = moved(before, time)
  return moved(before, (day) => time(day) - day.begins) < times || moved(before, (day) => day.ends - time(day)) < times
}

/** Whether what holds from the last of these days to the next is something to tell people. */
function isAnnounced(before: readonly Ordinary[], next: Ordinary): boolean {
  const last = before.at(-1)
  if (!last || last.congregation?.minutes === next.congregation?.minutes) return false
  const [from, to] = [last.congregation, next.congregation]
  const isByTable = isTable(last) || isTable(next)
  // An empty cell says nothing, and neither does a table that has ended.
  if (isByTable && !(from && to)) return false
  if (from?.minutes === undefined || to?.minutes === undefined) return true
  const leaps = Math.abs(to.minutes - from.minutes) >= leap
  if (isTable(last) && isTable(next)) return leaps && !followsSun(before.filter(isTable))
  if (isByTable || !from.rule || !to.rule) return leaps
  // Fixed times that give way to a later beginning follow the sun, whichever of them it is.
  if (givesWay(from.rule) && givesWay(to.rule)) return false
  if (describeJamaat(from.rule.time) !== describeJamaat(to.rule.time)) return true
  if (from.rule.stands && to.rule.stands) return true
  return leaps && (from.rule.stands || to.rule.stands)
}

const givesWay = ({ time, stands }: NonNullable<Congregation['rule']>) => time.kind === 'fixed' && !stands

/** A Jumu'ah of one name that ends as another begins has moved, whichever slots they were. */
function joined(changes: readonly JamaatChange[]): JamaatChange[] {
  const [ending, others] = [changes.filter(({ jamaat }) => !jamaat), changes.filter(({ jamaat }) => jamaat)]
  const unexplained = others.map((change): JamaatChange => {
    if (change.before !== undefined) return change
    const at = ending.findIndex(({ name }) => name === change.name)
    const [ended] = at < 0 ? [] : ending.splice(at, 1)
    return ended?.before === undefined ? change : { ...change, before: ended.before }
  })
  return [...unexplained, ...ending].filter(({ jamaat, before }) => jamaat?.time !== before)
}

/** Jumu'ahs that move to a new time, each Friday held against the last one that was no exception. */
function jumuahChanges(today: string, days: Days, ahead: number): JamaatChange[] {
  const fridays = Array.from({ length: fridaysBack + ahead + 1 }, (_, at) => addDays(today, at - fridaysBack)).flatMap(
    (date) => {
      const slots = days.slots(date)
      return slots ? [{ date, slots }] : []
    },
  )
  return fridays.flatMap(({ date, slots }, at) => {
    const last = fridays[at - 1]
    if (!last || date <= today) return []
    const places = new Set([...last.slots, ...slots].map(({ place }) => place))
    const changes = [...places].flatMap((place): JamaatChange[] => {
      const [was, is] = [last.slots, slots].map((all) => all.find((slot) => slot.place === place))
      const ordinary = (congregation: Congregation | undefined): Ordinary => ({
        date,
        congregation,
        begins: 0,
        ends: 0,
      })
      if (!isAnnounced([ordinary(was?.jamaat)], ordinary(is?.jamaat))) return []
      const change: JamaatChange = { prayer: 'jumuah', date }
      const name = is?.name ?? was?.name
      if (name !== undefined) change.name = name
      if (is) change.jamaat = is.at
      if (was?.jamaat.minutes !== undefined) change.before = clockTime(was.jamaat.minutes)
      return [change]
    })
    return joined(changes)
  })
}

/**
 * Congregations that move to a new time in the days ahead, for "from Friday Asr 17:30".
 *
 * Told is a change the mosque has made and nobody can see coming in the sky:
 * - another rule begins to hold (from its date, with Ramadan, with summer time) and gives another time;
 * - a rule steps: one that changes weekly or rounds its times, wherever the clock on the wall shows another time than the
 *   day before, the day of a clock change among them; and a clamp that takes or lets go by five minutes or more;
 * - a congregation begins or ceases to be held;
 * - a table's column steps by five minutes or more, and did not until then keep its distance to where its prayer begins
 *   or ends;
 * - a Jumu'ah does any of these from one Friday to the next.
 *
 * Not told is what follows the sun day by day, also where the clocks change and it moves an hour; and what is the
 * exception of its day: single days, days of the week with a rule of their own, Fridays' Dhuhr where a Jumu'ah or a table
 * takes its place, one day alone in a table. Each day is held against the last one that is no exception, so whoever knows
 * today's times and hears every change is never wrong about a time that stands.
 * @param today the first change told is on the day after
 * @param ahead how many days to look forward
 */
export function changesAhead(today: string, days: Days, ahead = 7): JamaatChange[] {
  const dates = Array.from({ length: lookBack + ahead + 3 }, (_, at) => addDays(today, at - lookBack))
  const until = addDays(today, ahead)

  function ordinaryDay(prayer: Prayer, date: string): Ordinary[] {
    const congregation = days.congregation(prayer, date)
    if (congregation?.source === 'override' || congregation?.source === 'weekday') return []
    if (prayer === 'dhuhr' && isFriday(date) && (congregation?.source === 'table' || days.day(date).jumuah)) return []
    const { begins, sunrise } = days.raw(date)
    const following = { fajr: sunrise, dhuhr: begins.asr, asr: begins.maghrib, maghrib: begins.isha, isha: begins.isha }
    return [{ date, congregation, begins: begins[prayer].minutes, ends: following[prayer].minutes }]
  }

  const changes = prayers.flatMap((prayer) => {
    const candidates = dates.flatMap((date) => ordinaryDay(prayer, date))
    const ordinary = candidates.filter((day, at) => !isAlone(day, at, candidates))
    return ordinary.flatMap((next, at): JamaatChange[] => {
      const before = ordinary.slice(Math.max(0, at - lookBack), at)
      if (next.date <= today || next.date > until || !isAnnounced(before, next)) return []
      const was = before.at(-1)?.congregation?.minutes
      const jamaat = days.day(next.date).prayers.find((one) => one.prayer === prayer)?.jamaat
      const change: JamaatChange = { prayer, date: next.date }
      if (jamaat) change.jamaat = jamaat
      if (was !== undefined) change.before = clockTime(was % 1440)
      return [change]
    })
  })
  const place = ({ date, jamaat }: JamaatChange) => jamaat?.at ?? date
  return [...changes, ...jumuahChanges(today, days, ahead)].toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}
