import type { NowState, Prayer, PrayerDay, ThreeDays } from '@minaret/timetable/now'
import { type Clock, clockOn } from '../words/clock.ts'
import type { BoardWords } from '../words/words.ts'
import { congregationsOf, shownAfterStart } from './congregations.ts'

/** A prayer on the board: today's, or from when it has been prayed the next day's. */
export type BoardRow = {
  id: string
  name: string
  /** The calendar day it is on. */
  date: string
  begins: Clock
  jamaat?: Clock
  /** Where there are several Jumu'ahs, those to come: they take the place of both times. */
  slots?: Clock[]
  /** `next`: its congregation stands up next. */
  state?: 'next' | 'now'
  /** What holds for it, in a word: tomorrow, now. */
  mark?: string
}

/** The congregations of one prayer: on a day with a Jumu'ah, Dhuhr's are those. */
const congregationsFor = (day: PrayerDay, prayer: Prayer) =>
  congregationsOf(day).filter(({ id }) => id === prayer || (prayer === 'dhuhr' && id === 'jumuah'))

const ahead = <T extends { at: number }>(congregations: readonly T[], now: number): T[] =>
  congregations.filter(({ at }) => at + shownAfterStart > now)

/** When a prayer's row turns to the next day: after its last congregation, or without one when its time is over. */
function overAt(day: PrayerDay, at: number, following: PrayerDay | undefined): number {
  const own = day.prayers[at]
  if (!own) return 0
  const congregations = congregationsFor(day, own.prayer)
  if (congregations.length > 0) return Math.max(...congregations.map((each) => each.at)) + shownAfterStart
  const end = at === 0 ? day.sunrise : (day.prayers[at + 1] ?? following?.prayers[0])?.begins
  return end ? Date.parse(end.at) : Infinity
}

/** The five prayers, each of the first day it has not been prayed on. */
export function boardRows(
  { yesterday, today, tomorrow }: ThreeDays,
  { current, nextJamaat }: NowState,
  now: number,
  { t, format }: BoardWords,
): BoardRow[] {
  const days = [yesterday, today, tomorrow]
  return today.prayers.map(({ prayer }, at): BoardRow => {
    const index = days.findIndex((day, place) => overAt(day, at, days[place + 1]) > now)
    const day = days[index] ?? tomorrow
    const own = day.prayers[at] ?? { prayer, begins: day.sunrise }
    const congregations = congregationsFor(day, own.prayer)
    const [jamaat] = ahead(congregations, now)
    const isNext = nextJamaat?.prayer === prayer && nextJamaat.date === day.date
    const isNow = !isNext && current?.prayer === prayer && current.date === day.date
    const isLater = day.date > today.date
    return {
      id: prayer,
      name: prayer === 'dhuhr' && day.jumuah?.length ? t.prayer.jumuah : t.prayer.names[prayer],
      date: day.date,
      begins: clockOn(format, own.begins.time),
      ...(congregations.length > 1 && {
        slots: ahead(congregations, now)
          .slice(0, 3)
          .map(({ time }) => clockOn(format, time)),
      }),
      ...(jamaat && { jamaat: clockOn(format, jamaat.time) }),
      ...(isNext ? { state: 'next' } : isNow ? { state: 'now' } : {}),
      ...(isLater ? { mark: t.tvPlain.tomorrow } : isNow ? { mark: t.prayer.now } : {}),
    }
  })
}

/** The Jumu'ahs of a day to come: their times, and the day where its name says more than the prayer's. */
export type BoardJumuah = { day?: string; times: Clock[] }

/** The next Friday's Jumu'ahs, where the mosque holds any and the board does not name them already. */
export function boardJumuah(
  days: readonly PrayerDay[],
  rows: readonly BoardRow[],
  today: string,
  now: number,
  { t, format }: BoardWords,
): BoardJumuah | undefined {
  for (const each of days) {
    const { date } = each
    const coming = ahead(
      congregationsOf(each).filter(({ id }) => id === 'jumuah'),
      now,
    )
    if (date < today || coming.length === 0) continue
    if (rows.some((row) => row.id === 'dhuhr' && row.date === date)) return undefined
    const day = format.day(date).weekday
    return {
      ...(day === t.prayer.jumuah ? {} : { day }),
      times: coming.slice(0, 3).map(({ time }) => clockOn(format, time)),
    }
  }
  return undefined
}
