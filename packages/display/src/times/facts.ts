import type { Moment, PrayerDay, ThreeDays } from '@minaret/timetable/now'
import { type Clock, formatClock } from '../words/clock.ts'
import type { BoardMessages } from '../words/words.ts'

/** A single time other than the prayers. */
export type Fact = { id: 'sunrise' | 'imsak' | 'iftar' | 'taraweeh' | 'asr'; name: string; time: Clock; mark?: string }

/**
 * Returns the times other than the prayers: the start and end of the fast in Ramadan, the other school's Asr if the mosque
 * shows both, and sunrise; each the next one.
 * @param now in milliseconds
 */
export function factsAt({ today, tomorrow }: ThreeDays, now: number, { t, format }: BoardMessages): Fact[] {
  const findFact = (id: Fact['id'], name: string, momentOf: (day: PrayerDay) => Moment | undefined): Fact[] => {
    for (const day of [today, tomorrow]) {
      const moment = momentOf(day)
      if (!moment || Date.parse(moment.at) <= now) continue
      const mark = day === tomorrow ? { mark: t.tvPlain.tomorrow } : {}
      return [{ id, name, time: formatClock(format, moment.time), ...mark }]
    }
    return []
  }
  const { names, imsak, iftar, taraweeh, mithl } = t.prayer
  const ownAsr = today.prayers.filter(({ prayer }) => prayer === 'asr')[0]
  const isSecondMithl = Boolean(ownAsr && today.otherAsr && ownAsr.begins.at <= today.otherAsr.at)
  const todayOnly = (momentOf: (day: PrayerDay) => Moment | undefined) => (day: PrayerDay) =>
    day === today ? momentOf(day) : undefined
  return findFact('imsak', imsak, ({ fasting }) => fasting && fasting.imsak).concat(
    findFact('iftar', iftar, ({ fasting }) => fasting && fasting.iftar),
    findFact(
      'taraweeh',
      taraweeh,
      todayOnly((day) => day.taraweeh),
    ),
    // The table has the mosque's own Asr.
    findFact(
      'asr',
      `${names.asr} ${isSecondMithl ? mithl.second : mithl.first}`,
      todayOnly(({ otherAsr }) => otherAsr),
    ),
    findFact('sunrise', names.sunrise, ({ sunrise }) => sunrise),
  )
}
