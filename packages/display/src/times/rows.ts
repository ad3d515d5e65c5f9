import type { NowState, Prayer, PrayerDay, ThreeDays } from '@minaret/timetable/now'
import { type Clock, formatClock } from '../words/clock.ts'
import type { BoardMessages } from '../words/words.ts'
import { congregationsOf, visibleAfterStartMs } from './congregations.ts'

/** A prayer's row on the board: today's, or tomorrow's once today's is over. */
export type BoardRow = {
  id: string
  name: string
  /** The prayer's calendar day. */
  date: string
  begins: Clock
  jamaat?: Clock
  /** The upcoming Jumu'ahs if there are several; shown instead of both times. */
  slots?: Clock[]
  /** `next` if its congregation is the next one. */
  state?: 'next' | 'now'
  /** A label: tomorrow or now. */
  mark?: string
}

/** Returns the congregations of one prayer; Jumu'ahs count as Dhuhr's. */
const congregationsFor = (day: PrayerDay, prayer: Prayer) =>
  congregationsOf(day).filter(({ id }) => id === prayer || (prayer === 'dhuhr' && id === 'jumuah'))

const upcomingAt = <T extends { at: number }>(congregations: readonly T[], now: number): T[] =>
  congregations.filter(({ at }) => at + visibleAfterStartMs > now)

/** Returns when a prayer's row moves to the next day: after its last congregation, or else when its time ends. */
function rowEnd(day: PrayerDay, index: number, nextDay: PrayerDay | undefined): number {
  const times = day.prayers[index]
  if (!times) return 0
  const congregations = congregationsFor(day, times.prayer)
  if (congregations.length > 0) return Math.max(...congregations.map(({ at }) => at)) + visibleAfterStartMs
  const end = index === 0 ? day.sunrise : (day.prayers[index + 1] ?? nextDay?.prayers[0])?.begins
  return end ? Date.parse(end.at) : Infinity
}

/** Returns the rows of the five prayers: today's, or tomorrow's once today's is over. */
export function boardRows(
  { yesterday, today, tomorrow }: ThreeDays,
  { current, nextJamaat }: NowState,
  now: number,
  { t, format }: BoardMessages,
): BoardRow[] {
  const days = [yesterday, today, tomorrow]
  return today.prayers.map(({ prayer }, index): BoardRow => {
    const day = days.find((rowDay, dayIndex) => rowEnd(rowDay, index, days[dayIndex + 1]) > now) ?? tomorrow
    const times = day.prayers[index] ?? { prayer, begins: day.sunrise }
    const congregations = congregationsFor(day, times.prayer)
    const [jamaat] = upcomingAt(congregations, now)
    const isNext = nextJamaat?.prayer === prayer && nextJamaat.date === day.date
    const isNow = !isNext && current?.prayer === prayer && current.date === day.date
    const isLater = day.date > today.date
    return {
      id: prayer,
      name: prayer === 'dhuhr' && day.jumuah?.length ? t.prayer.jumuah : t.prayer.names[prayer],
      date: day.date,
      begins: formatClock(format, times.begins.time),
      ...(congregations.length > 1 && {
        slots: upcomingAt(congregations, now)
          .slice(0, 3)
          .map(({ time }) => formatClock(format, time)),
      }),
      ...(jamaat && { jamaat: formatClock(format, jamaat.time) }),
      ...(isNext ? { state: 'next' } : isNow ? { state: 'now' } : {}),
      ...(isLater ? { mark: t.tvPlain.tomorrow } : isNow ? { mark: t.prayer.now } : {}),
    }
  })
}

/** The Jumu'ahs of an upcoming day: their times, and the day's name unless it is also the prayer's. */
export type BoardJumuah = { day?: string; times: Clock[] }

/** Returns the next Friday's Jumu'ahs, unless there are none or the rows already show them. */
export function boardJumuah(
  days: readonly PrayerDay[],
  rows: readonly BoardRow[],
  today: string,
  now: number,
  { t, format }: BoardMessages,
): BoardJumuah | undefined {
  for (const candidate of days) {
    const { date } = candidate
    const jumuahs = upcomingAt(
      congregationsOf(candidate).filter(({ id }) => id === 'jumuah'),
      now,
    )
    if (date < today || jumuahs.length === 0) continue
    if (rows.some((row) => row.id === 'dhuhr' && row.date === date)) return undefined
    const day = format.day(date).weekday
    return {
      ...(day === t.prayer.jumuah ? {} : { day }),
      times: jumuahs.slice(0, 3).map(({ time }) => formatClock(format, time)),
    }
  }
  return undefined
}
