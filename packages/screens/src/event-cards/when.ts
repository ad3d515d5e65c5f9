import type { Event } from '@minaret/contract'
import { dateIn } from '@minaret/domain'
import { createFormat } from '../app/format.ts'
import type { Words } from '../app/WordsProvider.tsx'

/** When an event is, in words of the page and by the clock of where it is held. */
export type When = {
  /** Its first day, `YYYY-MM-DD`. */
  first: string
  /** All of it: `Friday 4 December 2026, 19:00 to 21:00`. */
  text: string
  /** Its hours alone, for where the day is said beside it; an event of several days says all. */
  hours: string
}

type EventTimes = Pick<Event, 'starts' | 'ends' | 'allDay' | 'timeZone'>

/** Two hours, or a day of an event that lasts all day: as the host counts where no end is known. */
const usual = ({ allDay }: EventTimes) => (allDay ? 24 : 2) * 3_600_000

/** The instant, in milliseconds, at which an event counts as over. */
export const overAt = (event: EventTimes): number =>
  event.ends === undefined ? Date.parse(event.starts) + usual(event) : Date.parse(event.ends)

/** Says when an event is. */
export function whenOf(event: EventTimes, { t, format }: Pick<Words<'events'>, 't' | 'format'>): When {
  const { starts, ends, allDay, timeZone } = event
  const w = t.events
  const { instant } = createFormat(format.locale, { timeZone })
  const first = dateIn(timeZone, Date.parse(starts))
  const end = ends !== undefined && Date.parse(ends) > Date.parse(starts) ? ends : undefined
  // An end at midnight is the end of the day before.
  const last = end === undefined ? first : dateIn(timeZone, Date.parse(end) - 1)
  const day = (date: string) => t.prayer.date(format.day(date))
  const time = (at: string) => instant(at).time
  if (allDay)
    return last === first
      ? { first, text: w.at({ day: day(first), hours: w.allDay }), hours: w.allDay }
      : spanning(w.span({ first: day(first), last: day(last) }))
  if (end !== undefined && last !== first)
    return spanning(
      w.span({
        first: w.at({ day: day(first), hours: time(starts) }),
        last: w.at({ day: day(last), hours: time(end) }),
      }),
    )
  const hours = end === undefined ? time(starts) : w.hours({ from: time(starts), to: time(end) })
  return { first, text: w.at({ day: day(first), hours }), hours }

  function spanning(text: string): When {
    return { first, text, hours: text }
  }
}
