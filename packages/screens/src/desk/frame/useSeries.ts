import { useWords } from '../../app/index.ts'
import { directionOf } from '../../messages/index.ts'

/** How texts are written in a row: with the comma of the language shown, which isn't English's in Arabic and Urdu. */
export function useSeries(): (texts: readonly string[]) => string {
  const { format } = useWords()
  const comma = directionOf(format.locale) === 'rtl' ? '، ' : ', '
  return (texts) => texts.join(comma)
}
