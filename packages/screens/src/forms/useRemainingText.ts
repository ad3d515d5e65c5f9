import { useMessages } from '../app/MessagesProvider.tsx'

/** The number of remaining characters from which the count is shown. */
const countFrom = 100

/** Returns a function that formats the remaining characters, for the `remaining` of a `TextArea`. */
export function useRemainingText(): (remaining: number) => string | null {
  const { t, format } = useMessages('forms')
  return (remaining) => {
    if (remaining > countFrom) return null
    const countText = format.number(Math.abs(remaining))
    return remaining < 0
      ? t.forms.over({ count: -remaining, figure: countText })
      : t.forms.left({ count: remaining, figure: countText })
  }
}
