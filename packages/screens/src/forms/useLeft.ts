import { useWords } from '../app/WordsProvider.tsx'

/** The count of a long text shows when its end comes near. */
const countFrom = 100

/** Says how much may still be written, for the `remaining` of a `TextArea`. */
export function useLeft(): (left: number) => string | null {
  const { t, format } = useWords('forms')
  return (left) => {
    if (left > countFrom) return null
    const figure = format.number(Math.abs(left))
    return left < 0 ? t.forms.over(-left, figure) : t.forms.left(left, figure)
  }
}
