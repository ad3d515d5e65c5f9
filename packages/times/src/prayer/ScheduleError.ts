import { DomainError, type NoValues } from '@minaret/foundation/base'
import type { TimeReason } from '@minaret/timetable'
import type { OverrideProblem } from './writeSchedule.ts'

/** Why a day's own times cannot be stored. */
export type OverrideCodes = { unusable: { problems: readonly OverrideProblem[] } }

/** A day's own times cannot be stored. */
export class OverrideError extends DomainError<OverrideCodes> {}

/** Why a change of several days or of rules is not possible. */
export type ScheduleCodes = {
  /** The last day is before the first. */
  wrongOrder: NoValues
  /** Several days are more than a year. */
  tooManyDays: NoValues
  /** Two rules apply at the same time. */
  ruleTwice: NoValues
  /** Undefined if a part of the rule is missing. */
  rule: { reason?: TimeReason }
}

/** A change of several days or of rules is not possible. */
export class ScheduleError extends DomainError<ScheduleCodes> {}
