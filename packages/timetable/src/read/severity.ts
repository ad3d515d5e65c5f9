import type { FindingKind } from './findings.ts'
import { lateIsha } from './jamaatSwaps.ts'

/** Whether a warning must be read before a timetable is used, or is for information only. */
export type Severity = 'serious' | 'minor'

/** Every kind of warning, in the order in which they are shown; kinds that reject a file come last. */
export const severityOf = {
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
} as const satisfies Record<FindingKind, Severity>

/** Columns in which a kind is more or less serious than usual. */
type Exception = {
  kind: FindingKind
  columns: readonly string[]
  /** Only if the first of a finding's times is at least this, in minutes of its night. */
  minMinutes?: number
  severity: Severity
}

/** The first match applies. */
export const severityExceptions: readonly Exception[] = [
  // Many northern mosques pray a late Isha before it begins.
  { kind: 'jamaat-early', columns: ['isha_iqama'], minMinutes: lateIsha, severity: 'minor' },
  // The sun does not jump. A jamaat can, and so can Fajr and Isha when twilight starts or stops lasting all night.
  { kind: 'jump', columns: ['sunrise', 'dhuhr_athan', 'asr_athan', 'maghrib_athan'], severity: 'serious' },
]
