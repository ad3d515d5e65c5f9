import { addDays, clockTime, isFriday } from './base/calendar.ts'
import { describeJamaat } from './jamaat/phrase.ts'
import type { Congregation, Days } from './resolve.ts'
import { prayers } from './base/types.ts'
import type { Moment, Prayer } from './base/types.ts'

/** The contract's `JamaatChange`: a congregation has a different time from a day on. */
export type JamaatChange = {
  prayer: Prayer | 'jumuah'
  /** The Jumu'ah's name, if it has one. */
  name?: string
  /** The first day of the new time. */
  date: string
  /** Undefined if there is no congregation from then on. */
  jamaat?: Moment
  /** The old time, `HH:MM`; undefined if there was none. */
  before?: string
}

/** A congregation on a day that is not an exception. */
type OrdinaryDay = { date: string; congregation: Congregation | undefined; begins: number; ends: number }

/** The minimum change in minutes. The sun moves by less in a day, so a table or limit that moves this much has changed. */
const minStep = 5

/** The number of earlier days used to decide whether a table's column follows the sun. */
const lookBack = 10

/** The number of days to search back for an ordinary Friday. */
const fridaysBack = 14

const isTable = (day: OrdinaryDay) => day.congregation?.source === 'table'

/** Whether a table has a different time on this day only, between two days that agree: a printed exception. */
function isPrintedException(day: OrdinaryDay, index: number, days: readonly OrdinaryDay[]): boolean {
  const [before, after] = [days[index - 1], days[index + 1]]
  if (!before || !after || ![before, day, after].every(isTable)) return false
  const [oldMinutes, newMinutes] = [before.congregation?.minutes, day.congregation?.minutes]
  return oldMinutes !== newMinutes && oldMinutes === after.congregation?.minutes
}

/** Counts the days with a different value from the day before. */
const countChanges = (days: readonly OrdinaryDay[], valueOf: (day: OrdinaryDay) => number) =>
  days.filter((day, index) => index > 0 && valueOf(day) !== valueOf(days[index - 1] ?? day)).length

/** Whether a table's column follows the sun: its distance from the prayer's start or end changes less often. */
function followsSun(days: readonly OrdinaryDay[]): boolean {
  const time = ({ congregation }: OrdinaryDay) => congregation?.minutes ?? 0
  const times = countChanges(days, time)
  return (
    countChanges(days, (day) => time(day) - day.begins) < times ||
    countChanges(days, (day) => day.ends - time(day)) < times
  )
}

/** Whether the difference between the last of these days and the next should be announced. */
function isAnnounced(earlierDays: readonly OrdinaryDay[], next: OrdinaryDay): boolean {
  const last = earlierDays.at(-1)
  if (!last || last.congregation?.minutes === next.congregation?.minutes) return false
  const [from, to] = [last.congregation, next.congregation]
  const isByTable = isTable(last) || isTable(next)
  // Neither an empty cell nor the end of a table is a change.
  if (isByTable && !(from && to)) return false
  if (from?.minutes === undefined || to?.minutes === undefined) return true
  const isStep = Math.abs(to.minutes - from.minutes) >= minStep
  if (isTable(last) && isTable(next)) return isStep && !followsSun(earlierDays.filter(isTable))
  if (isByTable || !from.rule || !to.rule) return isStep
  // Fixed times that are postponed to a later start time both follow the sun.
  if (isPostponed(from.rule) && isPostponed(to.rule)) return false
  if (describeJamaat(from.rule.time) !== describeJamaat(to.rule.time)) return true
  if (from.rule.isFixed && to.rule.isFixed) return true
  return isStep && (from.rule.isFixed || to.rule.isFixed)
}

const isPostponed = ({ time, isFixed }: NonNullable<Congregation['rule']>) => time.kind === 'fixed' && !isFixed

/** Joins the end of a Jumu'ah and the start of another with the same name into one change of its time. */
function joinMoves(changes: readonly JamaatChange[]): JamaatChange[] {
  const [endings, others] = [changes.filter(({ jamaat }) => !jamaat), changes.filter(({ jamaat }) => jamaat)]
  const joinedChanges = others.map((change): JamaatChange => {
    if (change.before !== undefined) return change
    const index = endings.findIndex(({ name }) => name === change.name)
    const [ending] = index < 0 ? [] : endings.splice(index, 1)
    return ending?.before === undefined ? change : { ...change, before: ending.before }
  })
  return [...joinedChanges, ...endings].filter(({ jamaat, before }) => jamaat?.time !== before)
}

/** Finds Jumu'ahs that move to a new time, comparing each Friday with the last one that was not an exception. */
function jumuahChanges(today: string, days: Days, ahead: number): JamaatChange[] {
  const fridays = Array.from({ length: fridaysBack + ahead + 1 }, (_, index) =>
    addDays(today, index - fridaysBack),
  ).flatMap((date) => {
    const slots = days.slots(date)
    return slots ? [{ date, slots }] : []
  })
  return fridays.flatMap(({ date, slots }, index) => {
    const previous = fridays[index - 1]
    if (!previous || date <= today) return []
    const positions = new Set([...previous.slots, ...slots].map(({ place }) => place))
    const changes = [...positions].flatMap((position): JamaatChange[] => {
      const [oldSlot, newSlot] = [previous.slots, slots].map((fridaySlots) =>
        fridaySlots.find((slot) => slot.place === position),
      )
      const ordinaryFriday = (congregation: Congregation | undefined): OrdinaryDay => ({
        date,
        congregation,
        begins: 0,
        ends: 0,
      })
      if (!isAnnounced([ordinaryFriday(oldSlot?.jamaat)], ordinaryFriday(newSlot?.jamaat))) return []
      const change: JamaatChange = { prayer: 'jumuah', date }
      const name = newSlot?.name ?? oldSlot?.name
      if (name !== undefined) change.name = name
      if (newSlot) change.jamaat = newSlot.at
      if (oldSlot?.jamaat.minutes !== undefined) change.before = clockTime(oldSlot.jamaat.minutes)
      return [change]
    })
    return joinMoves(changes)
  })
}

/**
 * Finds congregations that move to a new time in the coming days, for announcements such as "from Friday Asr 17:30".
 *
 * It includes changes made by the mosque, which cannot be predicted from the sun:
 * - a different rule starts to apply (from its date, with Ramadan, with summer time) and gives a different time;
 * - a rule that changes weekly or rounds its times gives a different clock time from the day before, also on the day of a
 *   clock change; or a rule's earliest or latest time changes its result by five minutes or more;
 * - a congregation starts or stops being held;
 * - a table's column changes by five minutes or more, and did not follow its prayer's start or end until then;
 * - a Jumu'ah changes in any of these ways from one Friday to the next.
 *
 * It leaves out times that follow the sun from day to day, even if they move an hour at a clock change, and exceptions:
 * single days, days of the week with their own rule, Friday's Dhuhr replaced by a Jumu'ah or a table, and a single
 * different day in a table. Each day is compared with the last one that is not an exception, so that today's times and
 * every announced change together always give the correct fixed times.
 * @param today changes are included from the day after it
 * @param ahead the number of days to look ahead
 */
export function changesAhead(today: string, days: Days, ahead = 7): JamaatChange[] {
  const dates = Array.from({ length: lookBack + ahead + 3 }, (_, index) => addDays(today, index - lookBack))
  const until = addDays(today, ahead)

  function ordinaryDay(prayer: Prayer, date: string): OrdinaryDay[] {
    const congregation = days.congregation(prayer, date)
    if (congregation?.source === 'override' || congregation?.source === 'weekday') return []
    if (prayer === 'dhuhr' && isFriday(date) && (congregation?.source === 'table' || days.day(date).jumuah)) return []
    const { begins, sunrise } = days.raw(date)
    const endTimes = { fajr: sunrise, dhuhr: begins.asr, asr: begins.maghrib, maghrib: begins.isha, isha: begins.isha }
    return [{ date, congregation, begins: begins[prayer].minutes, ends: endTimes[prayer].minutes }]
  }

  const changes = prayers.flatMap((prayer) => {
    const candidates = dates.flatMap((date) => ordinaryDay(prayer, date))
    const ordinaryDays = candidates.filter((day, index) => !isPrintedException(day, index, candidates))
    return ordinaryDays.flatMap((next, index): JamaatChange[] => {
      const earlierDays = ordinaryDays.slice(Math.max(0, index - lookBack), index)
      if (next.date <= today || next.date > until || !isAnnounced(earlierDays, next)) return []
      const oldMinutes = earlierDays.at(-1)?.congregation?.minutes
      const jamaat = days.day(next.date).prayers.find((moments) => moments.prayer === prayer)?.jamaat
      const change: JamaatChange = { prayer, date: next.date }
      if (jamaat) change.jamaat = jamaat
      if (oldMinutes !== undefined) change.before = clockTime(oldMinutes % 1440)
      return [change]
    })
  })
  const sortKey = ({ date, jamaat }: JamaatChange) => jamaat?.at ?? date
  return [...changes, ...jumuahChanges(today, days, ahead)].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}
