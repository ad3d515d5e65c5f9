import { DomainError, type NoValues } from '@minaret/foundation/base'
import type { TimeReason } from '@minaret/timetable'
import type { OverrideProblem } from './writeSchedule.ts'

/** Why an override is invalid. */
export type OverrideCodes = { invalid: { problems: readonly OverrideProblem[] } }

/** An override is invalid. */
export class OverrideError extends DomainError<OverrideCodes> {}

/** Why a change to several days or to rules is invalid. */
export type ScheduleCodes = {
  /** The end is before the start. */
  wrongOrder: NoValues
  /** The range is longer than a year. */
  tooManyDays: NoValues
  /** Two rules apply at the same time. */
  ruleTwice: NoValues
  /** Undefined if part of the rule is missing. */
  rule: { reason?: TimeReason }
}

/** A change to several days or to rules is invalid. */
export class ScheduleError extends DomainError<ScheduleCodes> {}
