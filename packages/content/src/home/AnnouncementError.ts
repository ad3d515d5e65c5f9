import { DomainError, type NoValues } from '@minaret/foundation/base'
import type { TextProblem } from '@minaret/staff/configuration'

/** The reasons why an announcement is invalid. */
export type AnnouncementCodes = {
  title: { problem: TextProblem }
  /** It has no text. */
  empty: NoValues
  long: { length: number; most: number }
  endsBefore: NoValues
  over: NoValues
}

/** Thrown if an announcement is invalid. */
export class AnnouncementError extends DomainError<AnnouncementCodes> {}
