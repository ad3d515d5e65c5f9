import type { Decline } from '@minaret/contract'
import type { Messages } from '../app/MessagesProvider.tsx'

/** The message for a declined card in the page's language; undefined if the server gave no reason. */
export function declineMessage(
  { decline, closed }: { decline?: Decline; closed?: true },
  texts: Pick<Messages<'cause'>['t']['cause'], 'declines' | 'closed'>,
): string | undefined {
  if (!decline) return undefined
  return closed ? `${texts.declines[decline]} ${texts.closed}` : texts.declines[decline]
}
