import type { Event } from '@minaret/contract'
import { dateIn } from '@minaret/domain'
import { createFormat } from '../app/format.ts'
import type { Messages } from '../app/MessagesProvider.tsx'

/** The dates and times of an event as text, in its own time zone. */
export type EventDates = {
  /** Its first day, `YYYY-MM-DD`. */
  first: string
  /** The full text: `Friday 4 December 2026, 19:00 to 21:00`. */
  text: string
  /** The hours alone, for use beside the date; the full text for an event of several days. */
  hours: string
}

type EventTimes = Pick<Event, 'starts' | 'ends' | 'allDay' | 'timeZone'>

/** The assumed duration without an end, by the server's rule: two hours, or a day if all-day. */
const defaultDuration = ({ allDay }: EventTimes) => (allDay ? 24 : 2) * 3_600_000

/** When an event is over, in milliseconds. */
export const endOf = (event: EventTimes): number =>
  event.ends === undefined ? Date.parse(event.starts) + defaultDuration(event) : Date.parse(event.ends)

/** Formats the dates and times of an event. */
export function formatEventDates(
  event: EventTimes,
  { t, format }: Pick<Messages<'events'>, 't' | 'format'>,
): EventDates {
  const { starts, ends, allDay, timeZone } = event
  const texts = t.events
  const { instant } = createFormat(format.locale, { timeZone })
  const first = dateIn(timeZone, Date.parse(starts))
  const end = ends !== undefined && Date.parse(ends) > Date.parse(starts) ? ends : undefined
  // An end at midnight belongs to the day before.
  const lastDay = end === undefined ? first : dateIn(timeZone, Date.parse(end) - 1)
  const formatDay = (date: string) => t.prayer.date(format.day(date))
  const formatTime = (value: string) => instant(value).time
  if (allDay)
    return lastDay === first
      ? { first, text: texts.at({ day: formatDay(first), hours: texts.allDay }), hours: texts.allDay }
      : multiDay(texts.span({ first: formatDay(first), last: formatDay(lastDay) }))
  if (end !== undefined && lastDay !== first)
    return multiDay(
      texts.span({
        first: texts.at({ day: formatDay(first), hours: formatTime(starts) }),
        last: texts.at({ day: formatDay(lastDay), hours: formatTime(end) }),
      }),
    )
  const hours = end === undefined ? formatTime(starts) : texts.hours({ from: formatTime(starts), to: formatTime(end) })
  return { first, text: texts.at({ day: formatDay(first), hours }), hours }

  function multiDay(text: string): EventDates {
    return { first, text, hours: text }
  }
}
