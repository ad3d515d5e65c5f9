import { useMessages } from '../app/MessagesProvider.tsx'
import { type Check, textOf } from '../forms/index.ts'

const minLength = 8
const maxLength = 128

/** Validation of passwords. The server, which has the list of common ones, rejects guessable passwords. */
export function usePasswordRules(): { required: Check; newPassword: Check } {
  const { t } = useMessages('account')
  const { empty, choose, short, long } = t.account.problems
  return {
    required: (value) => (textOf(value) ? undefined : empty),
    newPassword(value) {
      const { length } = Array.from(textOf(value))
      if (length === 0) return choose
      if (length < minLength) return short
      return length > maxLength ? long : undefined
    },
  }
}
