import { useWords } from '../app/WordsProvider.tsx'
import { type Check, textOf } from '../forms/index.ts'

const shortest = 8
const longest = 128

/** What is asked of passwords; whether one is too easy to guess the host says, which has the list. */
export function usePasswordRules(): { given: Check; chosen: Check } {
  const { t } = useWords('account')
  const { empty, choose, short, long } = t.account.problems
  return {
    given: (value) => (textOf(value) ? undefined : empty),
    chosen(value) {
      const { length } = Array.from(textOf(value))
      if (length === 0) return choose
      if (length < shortest) return short
      return length > longest ? long : undefined
    },
  }
}
