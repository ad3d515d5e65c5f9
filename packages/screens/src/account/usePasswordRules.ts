import { useMessages } from '../app/MessagesProvider.tsx'
import { type Check, textOf } from '../forms/index.ts'

const minLength = 8
const maxLength = 128

/** Validation of passwords. The server, which has the list of common ones, rejects guessable passwords. */
export function usePasswordRules(): { given: Check; chosen: Check } {
  const { t } = useMessages('account')
  const { empty, choose, short, long } = t.account.problems
  return {
    given: (value) => (textOf(value) ? undefined : empty),
    chosen(value) {
      const { length } = Array.from(textOf(value))
      if (length === 0) return choose
      if (length < minLength) return short
      return length > maxLength ? long : undefined
    },
  }
}
