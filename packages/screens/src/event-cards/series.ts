import type { Event } from '@minaret/contract'
import { dateIn } from '@minaret/domain'
import type { Words } from '../app/WordsProvider.tsx'

/** Any week that begins on the first: weekdays have their names from it. */
const week = '2026-06-0'

/** How an event goes on, in words of the page: `Every Tuesday, after Maghrib`. Nothing of one that is held once. */
export function seriesText(
  { series, starts, timeZone }: Pick<Event, 'series' | 'starts' | 'timeZone'>,
  { t, format }: Pick<Words<'events'>, 't' | 'format'>,
): string | undefined {
  if (!series) return undefined
  const say = t.events.series
  const { repeats, weekdays, prayer, minutesAfter = 0 } = series
  const own = format.day(dateIn(timeZone, Date.parse(starts))).weekday
  const list = (names: readonly string[]) => new Intl.ListFormat(format.locale).format(names)
  const days = weekdays?.length ? weekdays.map((day) => format.day(`${week}${day}`).weekday) : [own]
  const when =
    repeats &&
    (repeats === 'daily' && !weekdays?.length
      ? say.daily
      : repeats === 'monthly'
        ? say.monthly({ day: list(days) })
        : say[repeats === 'daily' ? 'weekly' : repeats]({ days: list(days) }))
  const name = prayer && t.prayer.names[prayer]
  const after =
    name &&
    (minutesAfter > 0
      ? say.minutesAfter({ minutes: format.number(minutesAfter), prayer: name })
      : say.after({ prayer: name }))
  return [when, after].filter(Boolean).join(say.between)
}
