import { DomainError } from '@minaret/foundation/base'
import type { TextProblem } from '@minaret/staff/configuration'

/** Why a display’s name is invalid. */
export type DisplayCodes = {
  name: { problem: TextProblem }
  taken: { name: string }
}

/** A display’s name is invalid. */
export class DisplayError extends DomainError<DisplayCodes> {}
