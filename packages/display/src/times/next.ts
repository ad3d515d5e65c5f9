import type { Eid, NowState, Prayer } from '@minaret/timetable/now'
import { type Clock, clockOn } from '../words/clock.ts'
import type { BoardWords } from '../words/words.ts'

/** What people wait for. */
export type Awaited = {
  /** `prayer`: no jamaat time is known for it. */
  kind: 'jamaat' | 'prayer'
  id: Prayer | Eid
  /** Next jamaat; next jamaat, tomorrow; ... */
  label: string
  name: string
  at: Clock
  /** The instant, in milliseconds. */
  instant: number
}

/** The congregation that begins next, or without one the prayer that does. @param today `YYYY-MM-DD` */
export function awaitedAt(
  today: string,
  { next, nextJamaat }: Pick<NowState, 'next' | 'nextJamaat'>,
  { t: { prayer: words }, format }: BoardWords,
): Awaited | undefined {
  if (nextJamaat) {
    const { prayer: id, date, at, time, gathering } = nextJamaat
    return {
      kind: 'jamaat',
      id,
      label: date > today ? words.nextJamaatTomorrow : words.nextJamaat,
      name: id === 'fitr' || id === 'adha' ? words.eid[id] : gathering ? words.jumuah : words.names[id],
      at: clockOn(format, time),
      instant: at.getTime(),
    }
  }
  if (!next) return undefined
  const { prayer: id, date, begins } = next
  return {
    kind: 'prayer',
    id,
    label: date > today ? words.nextPrayerTomorrow : words.nextPrayer,
    name: words.names[id],
    at: clockOn(format, begins.time),
    instant: Date.parse(begins.at),
  }
}
