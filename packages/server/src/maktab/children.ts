import type { Call } from '@minaret/foundation/operations'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as maktabMessages } from './messages.gen.ts'

type Child = Call<'maktabRegister'>['body']['children'][number]

/** Age in years from which a child is too old for the maktab. */
const maxAge = 19

/** Returns the same day some years earlier. 29 February stays as it is, and sorts between 28 February and 1 March. */
const yearsBefore = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`

/**
 * Validates dates of birth.
 * @param today the date in the tenant's time zone
 * @returns errors by field, such as `children.1.dateOfBirth`
 */
export function birthErrors(children: readonly Child[], today: string): Record<string, LocalizedText> {
  return Object.fromEntries(
    children.flatMap(({ dateOfBirth }, index) => {
      const field = `children.${index}.dateOfBirth`
      if (dateOfBirth >= today) return [[field, maktabMessages.futureBirth]]
      if (dateOfBirth <= yearsBefore(today, maxAge)) return [[field, maktabMessages.tooOld({ years: maxAge })]]
      return []
    }),
  )
}
