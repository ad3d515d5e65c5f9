export { addDays, clockTime, daysOfMonth, isCalendarDay, isFriday } from './base/calendar.ts'
export { calculateDay } from './calculation/calculate.ts'
export type { CalculatedDay } from './calculation/calculate.ts'
export { describeDiff, describeRuns, diffTimetables } from './diff.ts'
export type { CellChange, TimetableDiff } from './diff.ts'
export { addMonths, openHijriCalendar } from './base/hijri.ts'
export type { HijriCalendar, HijriMonth, HijriSettings, MonthStart } from './base/hijri.ts'
export {
  announceMonth,
  possibleStarts,
  readHijriMonth,
  readMonthStarts,
  writeHijriMonth,
  writeMonthStarts,
} from './base/monthStarts.ts'
export type { AnnouncementProblem, PossibleStart } from './base/monthStarts.ts'
export {
  calculationMethods,
  describeCalculation,
  appliedHighLatitudeRule,
  highLatitudeRules,
  isHighLatitudeRule,
  isMadhab,
  isMethod,
  madhabs,
  nameOf,
} from './base/place.ts'
export type { Adjustments, HighLatitudeRuleName, MadhabName, MethodName, Place } from './base/place.ts'
export { summariseFindings } from './read/findings.ts'
export type { CellTime, Finding, FindingKind, FindingSummary } from './read/findings.ts'
export { findCoverageGaps, nextDay } from './read/coverage.ts'
export type { Severity } from './read/severity.ts'
export { groupWarnings } from './read/warningGroups.ts'
export type { WarningGroup } from './read/warningGroups.ts'
export { describeWarnings } from './read/warningSentences.ts'
export { decodeFile, isWorkbook } from './read/decode.ts'
export type { DecodedFile } from './read/decode.ts'
export { readJsonTable } from './read/jsonTable.ts'
export { nameOfColumn } from './read/columns.ts'
export { readSheets, readTimetable, splitTimetable } from './read/index.ts'
export type { ReadOptions, ReadTimetable } from './read/index.ts'
export type { Sheet, SheetRow } from './read/sheet.ts'
export { describeInterpretation } from './read/interpretation.ts'
export type { Interpretation } from './read/interpretation.ts'
export { changesAhead } from './changes.ts'
export type { JamaatChange } from './changes.ts'
export type { TimeReason } from './jamaat/halfDay.ts'
export { clockOf, describeJamaat, readClock, readJamaat } from './jamaat/phrase.ts'
export { readJamaatRules, readPrayerRules } from './jamaat/readRules.ts'
export type { RuledPrayer } from './jamaat/jamaatOf.ts'
export type { ReadRules, RuleProblem } from './jamaat/readRules.ts'
export type { JamaatRules, JamaatTime, PrayerRules } from './jamaat/types.ts'
export { findUnusedRules, openRuleDays } from './unusedRules.ts'
export type { UnusedRule } from './unusedRules.ts'
export { openDays, resolveDay, resolveMonth, resolveToday, rowsByDate } from './resolve.ts'
export type { Days, TimetableSource } from './resolve.ts'
export { noSchedule } from './schedule/types.ts'
export type { DayOverride, EidPrayer, JumuahSlot, Schedule } from './schedule/types.ts'
export { mergeRules } from './salah-api/merge.ts'
export type { MergedRules, RuleTexts } from './salah-api/merge.ts'
export { readSalahApi, salahPhrases } from './salah-api/readSalahApi.ts'
export type { SalahApiContents, ReadSalahApi } from './salah-api/readSalahApi.ts'
export { expressibleRules } from './salah-api/expressible.ts'
export { writeSalahApi } from './salah-api/writeSalahApi.ts'
export type { SalahApiInput } from './salah-api/writeSalahApi.ts'
export { skyOf } from './sky.ts'
export type { ForbiddenTime, Sky } from './sky.ts'
export { prayers } from './base/types.ts'
export type {
  Eid,
  Gathering,
  GatheringDetails,
  HijriDate,
  JamaatSource,
  Moment,
  Prayer,
  PrayerDay,
  PrayerMoments,
  ThreeDays,
  TimetableDay,
  TimetableTimes,
} from './base/types.ts'
export { isTimeZone } from './base/zone.ts'
export { offsetsBetween, wallClock, zonedInstant } from './base/zoned.ts'
export type { WallClock, ZoneOffset } from './base/zoned.ts'
export { missingYear } from './watch.ts'
export { writeTimetable } from './write.ts'
