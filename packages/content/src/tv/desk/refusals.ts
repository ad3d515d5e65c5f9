import { resultOrRefusal, type Wording } from '@minaret/foundation/base'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { mostName } from '../admin.ts'
import { type DisplayCodes, DisplayError } from '../DisplayError.ts'
import { messages as texts } from './messages.gen.ts'

const refuseName = (why: LocalizedText): Refusal => refuse(422, why, { name: why })

/** What the desk answers where a display cannot be named so. */
export const displayWording: Wording<DisplayCodes, Refusal> = {
  name: ({ problem }) => refuseName(problem.code === 'empty' ? texts.nameNeeded : texts.nameForm({ most: mostName })),
  taken: ({ name }) => refuseName(texts.nameTaken({ name })),
}

/** Runs what names a display. @returns its answer, or the refusal of the {@link DisplayError} it threw */
export const orRefusal = <T>(work: () => Promise<T>): Promise<T | Refusal> =>
  resultOrRefusal(DisplayError, displayWording, work)
