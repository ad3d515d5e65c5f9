import type { FindingKind } from './findings.ts'
import { lateIsha } from './jamaatSwaps.ts'

/** Whether a warning has to be seen before a timetable is used, or is only good to know. */
export type Seriousness = 'serious' | 'minor'

/** Every kind of warning in the order in which a person should read them; kinds that refuse a file come last. */
export const seriousnessOf = {
  past: 'serious',
  'mostly-past': 'serious',
  'starts-later': 'serious',
  swap: 'serious',
  weekday: 'serious',
  date: 'serious',
  'clock-change': 'serious',
  'isha-early': 'serious',
  'fajr-late': 'serious',
  'jamaat-early': 'serious',
  'jamaat-late': 'serious',
  'twelve-hours': 'serious',
  edge: 'minor',
  column: 'minor',
  jump: 'minor',
  'no-jamaat': 'minor',
  'row-order': 'minor',
  'isha-after-fajr': 'minor',
  'isha-after-midnight': 'minor',
  'maghrib-after-midnight': 'minor',
  file: 'serious',
  time: 'serious',
  'missing-day': 'serious',
  'doubled-day': 'serious',
  order: 'serious',
} as const satisfies Record<FindingKind, Seriousness>

/** Where a column makes a kind more or less serious than it is. */
type Exception = {
  kind: FindingKind
  columns: readonly string[]
  /** Only where the first of a finding's times is at least this; minutes of its night. */
  from?: number
  is: Seriousness
}

/** The first that fits counts. */
export const exceptions: readonly Exception[] = [
  // Many mosques of the north pray a late Isha together before it begins.
  { kind: 'jamaat-early', columns: ['isha_iqama'], from: lateIsha, is: 'minor' },
  // The sun doesn't jump; people move a jamaat, and twilight may begin or end to last all night.
  { kind: 'jump', columns: ['sunrise', 'dhuhr_athan', 'asr_athan', 'maghrib_athan'], is: 'serious' },
]
