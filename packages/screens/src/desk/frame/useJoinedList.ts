import { useMessages } from '../../app/index.ts'
import { directionOf } from '../../messages/index.ts'

/** Returns a function that joins strings with the display language's comma; Arabic and Urdu have their own. */
export function useJoinedList(): (items: readonly string[]) => string {
  const { format } = useMessages()
  const comma = directionOf(format.locale) === 'rtl' ? '، ' : ', '
  return (items) => items.join(comma)
}
