import { refuseDomainError, type Wording } from '@minaret/foundation/base'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { maxNameLength } from '../admin.ts'
import { type DisplayCodes, DisplayError } from '../DisplayError.ts'
import { messages as texts } from './messages.gen.ts'

const refuseName = (message: LocalizedText): Refusal => refuse(422, message, { name: message })

/** The desk’s messages for invalid display names. */
export const displayWording: Wording<DisplayCodes, Refusal> = {
  name: ({ problem }) =>
    refuseName(problem.code === 'empty' ? texts.nameNeeded : texts.nameForm({ most: maxNameLength })),
  taken: ({ name }) => refuseName(texts.nameTaken({ name })),
}

/** @returns the result of the work, or the refusal for a thrown {@link DisplayError} */
export const orRefusal = <T>(work: () => Promise<T>): Promise<T | Refusal> =>
  refuseDomainError(DisplayError, displayWording, work)
