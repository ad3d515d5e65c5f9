export { addDays, daysOfMonth } from './calendar.ts'
export { calculateDay } from './calculate.ts'
export type { CalculatedDay } from './calculate.ts'
export { hijriOf } from './hijri.ts'
export {
  calculationMethods,
  describeCalculation,
  highLatitudeRules,
  isHighLatitudeRule,
  isMadhab,
  isMethod,
  madhabs,
} from './place.ts'
export type { Adjustments, HighLatitudeRuleName, MadhabName, MethodName, Place } from './place.ts'
export { summariseFindings } from './read/findings.ts'
export type { Finding, FindingKind, FindingSummary } from './read/findings.ts'
export { readTimetable } from './read/index.ts'
export type { ReadOptions, ReadTimetable } from './read/index.ts'
export { resolveDay, resolveMonth, resolveToday, rowsByDate } from './resolve.ts'
export type { TimetableSource } from './resolve.ts'
export { prayers } from './types.ts'
export type {
  HijriDate,
  Moment,
  Prayer,
  PrayerDay,
  PrayerMoments,
  ThreeDays,
  TimetableDay,
  TimetableTimes,
} from './types.ts'
export { wallClock, zonedInstant } from './zoned.ts'
export type { WallClock } from './zoned.ts'
export { writeTimetable } from './write.ts'
