import type { Eid, NowState, Prayer } from '@minaret/timetable/now'
import { type Clock, formatClock } from '../words/clock.ts'
import type { BoardMessages } from '../words/words.ts'

/** The next jamaat or prayer. */
export type NextPrayer = {
  /** `prayer` if it has no jamaat time. */
  kind: 'jamaat' | 'prayer'
  id: Prayer | Eid
  /** Next jamaat; next jamaat, tomorrow; ... */
  label: string
  name: string
  time: Clock
  /** The instant, in milliseconds. */
  instant: number
}

/** Returns the next congregation, or the next prayer if none is known. @param today `YYYY-MM-DD` */
export function nextPrayerAt(
  today: string,
  { next, nextJamaat }: Pick<NowState, 'next' | 'nextJamaat'>,
  { t: { prayer: messages }, format }: BoardMessages,
): NextPrayer | undefined {
  if (nextJamaat) {
    const { prayer: id, date, at, time, gathering } = nextJamaat
    return {
      kind: 'jamaat',
      id,
      label: date > today ? messages.nextJamaatTomorrow : messages.nextJamaat,
      name: id === 'fitr' || id === 'adha' ? messages.eid[id] : gathering ? messages.jumuah : messages.names[id],
      time: formatClock(format, time),
      instant: at.getTime(),
    }
  }
  if (!next) return undefined
  const { prayer: id, date, begins } = next
  return {
    kind: 'prayer',
    id,
    label: date > today ? messages.nextPrayerTomorrow : messages.nextPrayer,
    name: messages.names[id],
    time: formatClock(format, begins.time),
    instant: Date.parse(begins.at),
  }
}
