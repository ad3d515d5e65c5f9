import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import { addDays, wallClock } from '@minaret/timetable'

type Gathering = NonNullable<PrayerDay['jumuah']>[number]

const dayMinutes = 1440

/** Which way the clocks of a zone went between the noon before a date and its own. */
export function clockChangeOn(date: string, timeZone: string): 'forward' | 'back' | undefined {
  const noon = (day: string) => wallClock(new Date(`${day}T12:00:00Z`), timeZone)
  const [before, after] = [noon(addDays(date, -1)), noon(date)]
  const days = (Date.parse(after.date) - Date.parse(before.date)) / 86_400_000
  const moved = days * dayMinutes + after.minutes - before.minutes - dayMinutes
  if (moved === 0) return undefined
  return moved > 0 ? 'forward' : 'back'
}

export const isFriday = (date: string): boolean => new Date(date).getUTCDay() === 5

/** Days in a row that share a Hijri month. */
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

/** Days in a row that were calculated for another latitude than the mosque's own, and between which ones. */
export type LatitudeSpan = { first: string; last: string; least: number; most: number }

/** Where the sun does not rise or set: the spans of such days, in order. */
export function latitudeSpans(days: readonly PrayerDay[]): LatitudeSpan[] {
  const spans: LatitudeSpan[] = []
  let before: string | undefined
  for (const { date, latitude } of days) {
    const last = spans.at(-1)
    if (latitude !== undefined && last && last.last === before) {
      last.last = date
      last.least = Math.min(last.least, latitude)
      last.most = Math.max(last.most, latitude)
    } else if (latitude !== undefined) spans.push({ first: date, last: date, least: latitude, most: latitude })
    before = date
  }
  return spans
}

/** A Jumu'ah with the Fridays it is held on; `always` when these are all Fridays of the month. */
export type Slot = Gathering & { dates: string[]; always: boolean }

/** The Jumu'ahs of a month, each once, in the mosque's order. */
export function jumuahSlots(days: readonly PrayerDay[]): Slot[] {
  const slots = new Map<string, Slot>()
  for (const { date, jumuah = [] } of days)
    for (const each of jumuah) {
      const key = JSON.stringify([each.at.time, each.name, each.venue, each.language, each.khatib])
      const entry = slots.get(key) ?? { ...each, dates: [], always: false }
      entry.dates.push(date)
      slots.set(key, entry)
    }
  const fridays = days.filter(({ date }) => isFriday(date)).length
  return [...slots.values()].map((slot) => ({ ...slot, always: slot.dates.length === fridays }))
}

/** What a day of the sheet is marked for; the notes under the table say it in words. */
export type Remark =
  | { kind: 'hijri'; date: string; month: number }
  | { kind: 'eid'; date: string; which: 'fitr' | 'adha'; prayers: Gathering[] }
  | { kind: 'clocks'; date: string; way: 'forward' | 'back' }
  | { kind: 'note'; date: string; text: string }
  | { kind: 'none'; date: string; prayer: PrayerDay['prayers'][number]['prayer'] }

/** Everything there is to say of single days, in their order. */
export function remarksOf({ days, timeZone }: Pick<PrayerMonth, 'days' | 'timeZone'>): Remark[] {
  return days.flatMap(({ date, hijri, eid, note, prayers }): Remark[] => {
    const way = clockChangeOn(date, timeZone)
    const unheld = prayers.filter(({ jamaat, jamaatBy }) => jamaatBy === 'override' && !jamaat)
    return [
      ...(eid ? [{ kind: 'eid', date, ...eid } as const] : []),
      ...(hijri.day === 1 && !eid ? [{ kind: 'hijri', date, month: hijri.month } as const] : []),
      ...(way ? [{ kind: 'clocks', date, way } as const] : []),
      ...(note === undefined ? [] : [{ kind: 'note', date, text: note } as const]),
      ...unheld.map(({ prayer }) => ({ kind: 'none', date, prayer }) as const),
    ]
  })
}
