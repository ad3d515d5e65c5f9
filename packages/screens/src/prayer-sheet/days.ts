import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import { addDays, wallClock } from '@minaret/timetable'

type Gathering = NonNullable<PrayerDay['jumuah']>[number]

const dayMinutes = 1440

/** The direction of a clock change between the previous noon and that of a date; undefined if there is none. */
export function clockChangeOn(date: string, timeZone: string): 'forward' | 'back' | undefined {
  const noon = (day: string) => wallClock(new Date(`${day}T12:00:00Z`), timeZone)
  const [before, after] = [noon(addDays(date, -1)), noon(date)]
  const days = (Date.parse(after.date) - Date.parse(before.date)) / 86_400_000
  const shiftMinutes = days * dayMinutes + after.minutes - before.minutes - dayMinutes
  if (shiftMinutes === 0) return undefined
  return shiftMinutes > 0 ? 'forward' : 'back'
}

export const isFriday = (date: string): boolean => new Date(date).getUTCDay() === 5

/** Consecutive days in the same Hijri month. */
export type HijriSpan = { month: number; year: number; first: string; days: number }

/** The Hijri months of some days, in order. */
export function hijriSpans(days: readonly PrayerDay[]): HijriSpan[] {
  const spans: HijriSpan[] = []
  for (const { date, hijri } of days) {
    const last = spans.at(-1)
    if (last?.month === hijri.month && last.year === hijri.year) last.days += 1
    else spans.push({ month: hijri.month, year: hijri.year, first: date, days: 1 })
  }
  return spans
}

/** Consecutive days calculated for latitudes other than the mosque's, with their range. */
export type LatitudeSpan = { first: string; last: string; minLatitude: number; maxLatitude: number }

/** The spans of days calculated for another latitude, because the sun does not rise or set, in order. */
export function latitudeSpans(days: readonly PrayerDay[]): LatitudeSpan[] {
  const spans: LatitudeSpan[] = []
  let previousDate: string | undefined
  for (const { date, latitude } of days) {
    const last = spans.at(-1)
    if (latitude !== undefined && last && last.last === previousDate) {
      last.last = date
      last.minLatitude = Math.min(last.minLatitude, latitude)
      last.maxLatitude = Math.max(last.maxLatitude, latitude)
    } else if (latitude !== undefined)
      spans.push({ first: date, last: date, minLatitude: latitude, maxLatitude: latitude })
    previousDate = date
  }
  return spans
}

/** A Jumu'ah with its Fridays; `always` if they are all the Fridays of the month. */
export type JumuahSlot = Gathering & { dates: string[]; always: boolean }

/** The distinct Jumu'ahs of a month, in the mosque's order. */
export function jumuahSlotsOf(days: readonly PrayerDay[]): JumuahSlot[] {
  const slots = new Map<string, JumuahSlot>()
  for (const { date, jumuah = [] } of days)
    for (const gathering of jumuah) {
      const key = JSON.stringify([
        gathering.at.time,
        gathering.name,
        gathering.venue,
        gathering.language,
        gathering.khatib,
      ])
      const entry = slots.get(key) ?? { ...gathering, dates: [], always: false }
      entry.dates.push(date)
      slots.set(key, entry)
    }
  const fridays = days.filter(({ date }) => isFriday(date)).length
  return [...slots.values()].map((slot) => ({ ...slot, always: slot.dates.length === fridays }))
}

/** A remark on a day, explained in the notes below the table. */
export type Remark =
  | { kind: 'hijri'; date: string; month: number }
  | { kind: 'eid'; date: string; eid: 'fitr' | 'adha'; prayers: Gathering[] }
  | { kind: 'clocks'; date: string; direction: 'forward' | 'back' }
  | { kind: 'note'; date: string; text: string }
  | { kind: 'none'; date: string; prayer: PrayerDay['prayers'][number]['prayer'] }

/** The remarks on individual days, in order. */
export function remarksOf({ days, timeZone }: Pick<PrayerMonth, 'days' | 'timeZone'>): Remark[] {
  return days.flatMap(({ date, hijri, eid, note, prayers }): Remark[] => {
    const direction = clockChangeOn(date, timeZone)
    const cancelledPrayers = prayers.filter(({ jamaat, jamaatBy }) => jamaatBy === 'override' && !jamaat)
    return [
      ...(eid ? [{ kind: 'eid', date, eid: eid.which, prayers: eid.prayers } as const] : []),
      ...(hijri.day === 1 && !eid ? [{ kind: 'hijri', date, month: hijri.month } as const] : []),
      ...(direction ? [{ kind: 'clocks', date, direction } as const] : []),
      ...(note === undefined ? [] : [{ kind: 'note', date, text: note } as const]),
      ...cancelledPrayers.map(({ prayer }) => ({ kind: 'none', date, prayer }) as const),
    ]
  })
}
