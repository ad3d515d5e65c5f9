import { DomainError, type NoValues } from '@minaret/foundation/base'
import type { WordsProblem } from '@minaret/staff/configuration'

/** Why something cannot be announced. */
export type AnnouncementCodes = {
  title: { problem: WordsProblem }
  /** It has no text. */
  empty: NoValues
  long: { length: number; most: number }
  endsBefore: NoValues
  over: NoValues
}

/** Something cannot be announced. */
export class AnnouncementError extends DomainError<AnnouncementCodes> {}
