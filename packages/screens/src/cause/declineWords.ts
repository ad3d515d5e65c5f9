import type { Decline } from '@minaret/contract'
import type { Words } from '../app/WordsProvider.tsx'

/** What is said of a declined card, in the language of the page; nothing where the host did not say which decline it is. */
export function declineWords(
  { decline, closed }: { decline?: Decline; closed?: true },
  words: Pick<Words<'cause'>['t']['cause'], 'declines' | 'closed'>,
): string | undefined {
  if (!decline) return undefined
  return closed ? `${words.declines[decline]} ${words.closed}` : words.declines[decline]
}
