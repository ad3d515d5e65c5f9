import { useMessages } from '../../app/index.ts'
import { directionOf } from '../../messages/index.ts'

/**
 * Returns a function that joins strings with the display language's comma; Arabic and Urdu have their own. Empty and missing
 * strings are left out.
 */
export function useJoinedList(): (items: readonly (string | undefined)[]) => string {
  const { format } = useMessages()
  const comma = directionOf(format.locale) === 'rtl' ? '، ' : ', '
  return (items) => items.filter(Boolean).join(comma)
}
