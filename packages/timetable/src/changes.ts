import { addDays, isFriday } from './calendar.ts'
import type { Days } from './resolve.ts'
import { prayers } from './types.ts'
import type { Moment, Prayer, PrayerDay } from './types.ts'

/** The contract's `JamaatChange`: from a day on, a congregation stands at another time. */
export type JamaatChange = {
  prayer: Prayer
  /** The first day of the new time. */
  date: string
  jamaat: Moment
  /** `HH:MM` until then. */
  before: string
}

/** A time that has stood still so many days is one people have learnt. */
const learnt = 3

/** A day's ordinary congregation; nothing on a Friday at Dhuhr and on days that are exceptions. */
function ordinary({ date, prayers: times, eid }: PrayerDay, prayer: Prayer): Moment | undefined {
  if (eid || (prayer === 'dhuhr' && isFriday(date))) return undefined
  const found = times.find((one) => one.prayer === prayer)
  return found?.jamaatBy === 'override' || found?.jamaatBy === 'weekday' ? undefined : found?.jamaat
}

/**
 * Congregations that move to a new time in the days ahead, for "from Friday Asr 17:30". Times that follow the sun day by
 * day move all the time and are not told; nor are the exceptions of a single day.
 * @param today the first change told is on the day after
 * @param ahead how many days to look forward
 */
export function changesAhead(today: string, { day }: Days, ahead = 7): JamaatChange[] {
  const found = prayers.flatMap((prayer) => {
    const changes: JamaatChange[] = []
    // Far enough back and forward to see what stands still, Fridays left out.
    const times = Array.from({ length: ahead + 4 * learnt }, (_, at) => addDays(today, at - 2 * learnt)).flatMap(
      (date) => {
        const jamaat = ordinary(day(date), prayer)
        return jamaat ? [{ date, jamaat }] : []
      },
    )
    for (const [at, { date, jamaat }] of times.entries()) {
      const before = times.slice(Math.max(0, at - learnt), at)
      const after = times[at + 1]
      const [last] = before.slice(-1)
      const isNew = last !== undefined && last.jamaat.time !== jamaat.time
      const wasLearnt = before.length === learnt && before.every((one) => one.jamaat.time === last?.jamaat.time)
      const stays = after?.jamaat.time === jamaat.time
      if (isNew && wasLearnt && stays && date > today && date <= addDays(today, ahead))
        changes.push({ prayer, date, jamaat, before: last.jamaat.time })
    }
    return changes
  })
  return found.toSorted((a, b) => (a.jamaat.at < b.jamaat.at ? -1 : 1))
}
