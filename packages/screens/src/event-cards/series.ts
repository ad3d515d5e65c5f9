import type { Event } from '@minaret/contract'
import { dateIn } from '@minaret/domain'
import type { Messages } from '../app/MessagesProvider.tsx'

/** A month whose first day is a Monday, for the names of weekdays. */
const monthPrefix = '2026-06-0'

/** Describes an event's series: `Every Tuesday, after Maghrib`; undefined for a one-off event. */
export function seriesText(
  { series, starts, timeZone }: Pick<Event, 'series' | 'starts' | 'timeZone'>,
  { t, format }: Pick<Messages<'events'>, 't' | 'format'>,
): string | undefined {
  if (!series) return undefined
  const texts = t.events.series
  const { repeats, weekdays, prayer, minutesAfter = 0 } = series
  const firstWeekday = format.day(dateIn(timeZone, Date.parse(starts))).weekday
  const joinNames = (names: readonly string[]) => new Intl.ListFormat(format.locale).format(names)
  const days = weekdays?.length ? weekdays.map((day) => format.day(`${monthPrefix}${day}`).weekday) : [firstWeekday]
  const when =
    repeats &&
    (repeats === 'daily' && !weekdays?.length
      ? texts.daily
      : repeats === 'monthly'
        ? texts.monthly({ day: joinNames(days) })
        : texts[repeats === 'daily' ? 'weekly' : repeats]({ days: joinNames(days) }))
  const name = prayer && t.prayer.names[prayer]
  const afterPrayer =
    name &&
    (minutesAfter > 0
      ? texts.minutesAfter({ minutes: format.number(minutesAfter), count: minutesAfter, prayer: name })
      : texts.after({ prayer: name }))
  return [when, afterPrayer].filter(Boolean).join(texts.between)
}
