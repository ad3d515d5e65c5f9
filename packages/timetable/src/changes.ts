import { addDays, clockTime, isFriday } from './base/calendar.ts'
import { describeJamaat } from './jamaat/phrase.ts'
import type { Congregation, Days } from './resolve.ts'
import { prayers } from './base/types.ts'
import type { Moment, Prayer } from './base/types.ts'

/** The contract's `JamaatChange`: from some day on, a congregation has another time. */
export type JamaatChange = {
  prayer: Prayer | 'jumuah'
  /** The Jumu'ah's name, if it has one. */
  name?: string
  /** The first day of the new time. */
  date: string
  /** Missing if there is no congregation from then on. */
  jamaat?: Moment
  /** The old time, `HH:MM`; missing if there was none. */
  before?: string
}

/** A congregation on a day that is not an exception. */
type Ordinary = { date: string; congregation: Congregation | undefined; begins: number; ends: number }

/** In minutes. The sun moves by less in a day, so that a table or a limit that moves by this much has changed. */
const minStep = 5

/** How many earlier days show whether a table's column follows the sun. */
const lookBack = 10

/** How many days back to search for an ordinary Friday. */
const fridaysBack = 14

const isTable = (one: Ordinary) => one.congregation?.source === 'table'

/** Whether a table has a different time on this day only, between two days that agree: a printed exception. */
function isPrintedException(day: Ordinary, at: number, all: readonly Ordinary[]): boolean {
  const [before, after] = [all[at - 1], all[at + 1]]
  if (!before || !after || ![before, day, after].every(isTable)) return false
  const [oldMinutes, is] = [before.congregation?.minutes, day.congregation?.minutes]
  return oldMinutes !== is && oldMinutes === after.congregation?.minutes
}

/** How many of these days have a different value from the day before. */
const countChanges = (days: readonly Ordinary[], of: (day: Ordinary) => number) =>
  days.filter((day, at) => at > 0 && of(day) !== of(days[at - 1] ?? day)).length

/** Whether a table's column follows the sun: it keeps a steadier distance to the prayer's beginning or end. */
function followsSun(before: readonly Ordinary[]): boolean {
  const time = ({ congregation }: Ordinary) => congregation?.minutes ?? 0
  const times = countChanges(before, time)
  return (
    countChanges(before, (day) => time(day) - day.begins) < times ||
    countChanges(before, (day) => day.ends - time(day)) < times
  )
}

/** Whether the difference between the last of these days and the next is worth announcing. */
function isAnnounced(before: readonly Ordinary[], next: Ordinary): boolean {
  const last = before.at(-1)
  if (!last || last.congregation?.minutes === next.congregation?.minutes) return false
  const [from, to] = [last.congregation, next.congregation]
  const isByTable = isTable(last) || isTable(next)
  // An empty cell is no change, and neither is the end of a table.
  if (isByTable && !(from && to)) return false
  if (from?.minutes === undefined || to?.minutes === undefined) return true
  const isStep = Math.abs(to.minutes - from.minutes) >= minStep
  if (isTable(last) && isTable(next)) return isStep && !followsSun(before.filter(isTable))
  if (isByTable || !from.rule || !to.rule) return isStep
  // Fixed times that are postponed to a later beginning both follow the sun.
  if (isPostponed(from.rule) && isPostponed(to.rule)) return false
  if (describeJamaat(from.rule.time) !== describeJamaat(to.rule.time)) return true
  if (from.rule.isFixed && to.rule.isFixed) return true
  return isStep && (from.rule.isFixed || to.rule.isFixed)
}

const isPostponed = ({ time, isFixed }: NonNullable<Congregation['rule']>) => time.kind === 'fixed' && !isFixed

/** Joins the end of a Jumu'ah and the start of another with the same name into one change of its time. */
function joinMoves(changes: readonly JamaatChange[]): JamaatChange[] {
  const [ending, others] = [changes.filter(({ jamaat }) => !jamaat), changes.filter(({ jamaat }) => jamaat)]
  const unexplained = others.map((change): JamaatChange => {
    if (change.before !== undefined) return change
    const at = ending.findIndex(({ name }) => name === change.name)
    const [ended] = at < 0 ? [] : ending.splice(at, 1)
    return ended?.before === undefined ? change : { ...change, before: ended.before }
  })
  return [...unexplained, ...ending].filter(({ jamaat, before }) => jamaat?.time !== before)
}

/** Jumu'ahs that move to a new time, comparing each Friday with the last one that was not an exception. */
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
      const [oldMinutes, is] = [last.slots, slots].map((all) => all.find((slot) => slot.place === place))
      const ordinary = (congregation: Congregation | undefined): Ordinary => ({
        date,
        congregation,
        begins: 0,
        ends: 0,
      })
      if (!isAnnounced([ordinary(oldMinutes?.jamaat)], ordinary(is?.jamaat))) return []
      const change: JamaatChange = { prayer: 'jumuah', date }
      const name = is?.name ?? oldMinutes?.name
      if (name !== undefined) change.name = name
      if (is) change.jamaat = is.at
      if (oldMinutes?.jamaat.minutes !== undefined) change.before = clockTime(oldMinutes.jamaat.minutes)
      return [change]
    })
    return joinMoves(changes)
  })
}

/**
 * Congregations that move to a new time in the coming days, for "from Friday Asr 17:30".
 *
 * It includes changes that the mosque has made, which nobody could foresee from the sun:
 * - another rule starts to apply (from its date, with Ramadan, with summer time) and gives another time;
 * - a rule that changes weekly or rounds its times gives another clock time than the day before, also on the day of a
 *   clock change; or a rule's earliest or latest time changes its result by five minutes or more;
 * - a congregation starts or stops being held;
 * - a table's column changes by five minutes or more, and did not follow its prayer's beginning or end until then;
 * - a Jumu'ah changes in any of these ways from one Friday to the next.
 *
 * It leaves out times that follow the sun from day to day, even when they move an hour at a clock change, and exceptions:
 * single days, days of the week with their own rule, Friday's Dhuhr replaced by a Jumu'ah or a table, and a single
 * different day in a table. Each day is compared with the last one that is not an exception, so that today's times and
 * every announced change together always give the right fixed times.
 * @param today changes are included from the day after it
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
    const ordinary = candidates.filter((day, at) => !isPrintedException(day, at, candidates))
    return ordinary.flatMap((next, at): JamaatChange[] => {
      const before = ordinary.slice(Math.max(0, at - lookBack), at)
      if (next.date <= today || next.date > until || !isAnnounced(before, next)) return []
      const oldMinutes = before.at(-1)?.congregation?.minutes
      const jamaat = days.day(next.date).prayers.find((one) => one.prayer === prayer)?.jamaat
      const change: JamaatChange = { prayer, date: next.date }
      if (jamaat) change.jamaat = jamaat
      if (oldMinutes !== undefined) change.before = clockTime(oldMinutes % 1440)
      return [change]
    })
  })
  const sortKey = ({ date, jamaat }: JamaatChange) => jamaat?.at ?? date
  return [...changes, ...jumuahChanges(today, days, ahead)].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}
