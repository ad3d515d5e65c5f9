import type { Call } from '@minaret/foundation/operations'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as maktabMessages } from './messages.gen.ts'

type Child = Call<'maktabRegister'>['body']['children'][number]

/** The evening school is for children: nobody who is this old. */
const grown = 19

/** The same day so many years before, by its date alone; 29 February becomes a date between 28 February and 1 March. */
const yearsBefore = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`

/**
 * What is wrong with dates of birth, by field: `children.1.dateOfBirth`.
 * @param today the date in the tenant's zone
 */
export function birthErrors(children: readonly Child[], today: string): Record<string, LocalizedText> {
  return Object.fromEntries(
    children.flatMap(({ dateOfBirth }, at) => {
      const field = `children.${at}.dateOfBirth`
      if (dateOfBirth >= today) return [[field, maktabMessages.futureBirth]]
      if (dateOfBirth <= yearsBefore(today, grown)) return [[field, maktabMessages.grown({ years: grown })]]
      return []
    }),
  )
}
