import { useWords } from '../../app/index.ts'
import { directionOf } from '../../messages/index.ts'

/** Returns a function that joins texts with the comma of the display language; Arabic and Urdu have their own. */
export function useJoinedList(): (texts: readonly string[]) => string {
  const { format } = useWords()
  const comma = directionOf(format.locale) === 'rtl' ? '، ' : ', '
  return (texts) => texts.join(comma)
}
