import type { NowState, PrayerDay, ThreeDays } from '@minaret/timetable/now'
import type { FeedDays } from '../feed/days.ts'
import type { Feed } from '../feed/feed.ts'
import { congregationsOf } from '../times/congregations.ts'
import { formatClock } from '../words/clock.ts'
import type { BoardMessages } from '../words/words.ts'
import type { ForbiddenPeriod, TimesBoard } from './types.ts'

const minute = 60_000
const hour = 60 * minute

/** Returns today's forbidden prayer times. */
export const forbiddenAt = (
  { sky }: Pick<FeedDays, 'sky'>,
  now: number,
  { format }: BoardMessages,
): ForbiddenPeriod[] =>
  (sky ? sky.forbidden : []).map(({ why, from, until }) => ({
    cause: why,
    from: formatClock(format, from.time),
    until: formatClock(format, until.time),
    isNow: Date.parse(from.at) <= now && now < Date.parse(until.at),
    isPast: Date.parse(until.at) <= now,
  }))

/** Returns the congregation in progress, if the mosque darkens the screen during it. */
export function prayingAt(
  { yesterday, today }: ThreeDays,
  { settings: { prayerMinutes } }: Pick<Feed, 'settings'>,
  now: number,
  { t, format }: BoardMessages,
): TimesBoard['inProgress'] {
  const latestCongregation = congregationsOf(yesterday)
    .concat(congregationsOf(today))
    .filter(({ id, at }) => at <= now && now < at + prayerMinutes[id] * minute)
    .sort((a, b) => b.at - a.at)[0]
  if (!latestCongregation) return undefined
  const { names, jumuah, taraweeh, eid } = t.prayer
  const eidDay = today.eid || yesterday.eid
  const specialNames = { jumuah, taraweeh, eid: eidDay ? eid[eidDay.which] : '' }
  const name =
    latestCongregation.id === 'jumuah' || latestCongregation.id === 'taraweeh' || latestCongregation.id === 'eid'
      ? specialNames[latestCongregation.id]
      : names[latestCongregation.id]
  return { name, since: formatClock(format, latestCongregation.time) }
}

/** Whether it is night: from an hour after the last prayer until half an hour before Fajr, unless a jamaat is near. */
export function isNight({ yesterday, today, tomorrow }: ThreeDays, { nextJamaat }: NowState, now: number): boolean {
  if (nextJamaat && nextJamaat.at.getTime() - now < 40 * minute) return false
  const nightStart = ({ prayers, taraweeh }: PrayerDay) => {
    const isha = prayers[4]
    const ends = [isha && isha.begins, isha && isha.jamaat, taraweeh].map((moment) =>
      moment ? Date.parse(moment.at) : 0,
    )
    return Math.max(...ends) + (taraweeh ? 2 : 1) * hour
  }
  const nightEnd = ({ prayers }: PrayerDay) => (prayers[0] ? Date.parse(prayers[0].begins.at) : 0) - 30 * minute
  return (
    (now >= nightStart(yesterday) && now < nightEnd(today)) || (now >= nightStart(today) && now < nightEnd(tomorrow))
  )
}
