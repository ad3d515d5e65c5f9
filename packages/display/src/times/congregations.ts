import type { PrayerDay } from '@minaret/timetable/now'
import type { CongregationKind } from '../feed/feed.ts'

/** A congregation; `at` in milliseconds, `time` as `HH:MM`. */
export type Congregation = { id: CongregationKind; at: number; time: string; date: string }

/** The time a congregation stays on the board after its start, in milliseconds. */
export const visibleAfterStartMs = 15 * 60_000

/** Returns a day's congregations. Jumu'ahs replace Dhuhr's. */
export function congregationsOf({ date, prayers, jumuah = [], eid, taraweeh }: PrayerDay): Congregation[] {
  const congregations: Congregation[] = []
  const add = (id: CongregationKind, { time, at }: { time: string; at: string }) =>
    congregations.push({ id, at: Date.parse(at), time, date })
  for (const { prayer, jamaat } of prayers)
    if (jamaat && !(prayer === 'dhuhr' && jumuah.length > 0)) add(prayer, jamaat)
  for (const { at } of jumuah) add('jumuah', at)
  if (eid) for (const { at } of eid.prayers) add('eid', at)
  if (taraweeh) add('taraweeh', taraweeh)
  return congregations
}
