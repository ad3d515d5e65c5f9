import type { NowState, PrayerDay, ThreeDays } from '@minaret/timetable/now'
import type { Today } from '../feed/days.ts'
import type { Feed } from '../feed/feed.ts'
import { congregationsOf } from '../times/congregations.ts'
import { clockOn } from '../words/clock.ts'
import type { BoardWords } from '../words/words.ts'
import type { Forbidden, TimesBoard } from './types.ts'

const minute = 60_000
const hour = 60 * minute

/** When one does not pray today. */
export const forbiddenAt = ({ sky }: Pick<Today, 'sky'>, now: number, { format }: BoardWords): Forbidden[] =>
  (sky ? sky.forbidden : []).map(({ why, from, until }) => ({
    why,
    from: clockOn(format, from.time),
    until: clockOn(format, until.time),
    isNow: Date.parse(from.at) <= now && now < Date.parse(until.at),
    isPast: Date.parse(until.at) <= now,
  }))

/** The congregation that prays just now, where the mosque wants the screen dark for it. */
export function prayingAt(
  { yesterday, today }: ThreeDays,
  { settings: { prayerMinutes } }: Pick<Feed, 'settings'>,
  now: number,
  { t, format }: BoardWords,
): TimesBoard['praying'] {
  const yesterdays = congregationsOf(yesterday)
    .concat(congregationsOf(today))
    .filter(({ id, at }) => at <= now && now < at + prayerMinutes[id] * minute)
    .sort((one, other) => other.at - one.at)[0]
  if (!yesterdays) return undefined
  const { names, jumuah, taraweeh, eid } = t.prayer
  const which = today.eid || yesterday.eid
  const special = { jumuah, taraweeh, eid: which ? eid[which.which] : '' }
  const name =
    yesterdays.id === 'jumuah' || yesterdays.id === 'taraweeh' || yesterdays.id === 'eid'
      ? special[yesterdays.id]
      : names[yesterdays.id]
  return { name, since: clockOn(format, yesterdays.time) }
}

/** From an hour after the night's last prayer until half an hour before Fajr, unless somebody prays within the hour. */
export function isNight({ yesterday, today, tomorrow }: ThreeDays, { nextJamaat }: NowState, now: number): boolean {
  if (nextJamaat && nextJamaat.at.getTime() - now < 40 * minute) return false
  const last = ({ prayers, taraweeh }: PrayerDay) => {
    const isha = prayers[4]
    const ends = [isha && isha.begins, isha && isha.jamaat, taraweeh].map((each) => (each ? Date.parse(each.at) : 0))
    return Math.max(...ends) + (taraweeh ? 2 : 1) * hour
  }
  const first = ({ prayers }: PrayerDay) => (prayers[0] ? Date.parse(prayers[0].begins.at) : 0) - 30 * minute
  return (now >= last(yesterday) && now < first(today)) || (now >= last(today) && now < first(tomorrow))
}
