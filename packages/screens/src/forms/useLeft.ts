import { useWords } from '../app/WordsProvider.tsx'

/** The count of a long text shows when its end comes near. */
const countFrom = 100

/** Says how much may still be written, for the `remaining` of a `TextArea`. */
export function useLeft(): (remaining: number) => string | null {
  const { t, format } = useWords('forms')
  return (remaining) => {
    if (remaining > countFrom) return null
    const figure = format.number(Math.abs(remaining))
    return remaining < 0 ? t.forms.over({ count: -remaining, figure }) : t.forms.left({ count: remaining, figure })
  }
}
