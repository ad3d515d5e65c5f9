import { DomainError } from '@minaret/foundation/base'
import type { WordsProblem } from '@minaret/staff/configuration'

/** Why a display cannot be named so. */
export type DisplayCodes = {
  name: { problem: WordsProblem }
  taken: { name: string }
}

/** A display cannot be named so. */
export class DisplayError extends DomainError<DisplayCodes> {}
