import { findRegularGiftByAttempt } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { otherGift } from '../attempts/attempt.ts'
import { findGiftByAttempt } from '../records/giftStore.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { findLinkedGift } from './linkedGift.ts'
import { findLinkBySession, bindAttempt } from './token.ts'
import { messages as donationTokenMessages } from './messages.gen.ts'

/** The response to a link or page that is expired, used or invalid. */
export const staleLink = refuse(410, donationTokenMessages.stale)
/** The same response to a gift sent from such a page. */
const stalePage = refuse(410, donationTokenMessages.stale, { appSession: donationTokenMessages.stale })

type PayCall = Pick<GivingCall<'giftPay'>, 'body' | 'now'>

/**
 * Binds an attempt to the link of its page before doing anything else: one link allows one gift. A gift whose card
 * was never accepted can be replaced; otherwise its state is the response.
 * @returns undefined if the attempt may continue: it is the link's own, or its page has no link
 */
export async function bindAttemptToLink(
  tx: Tx,
  { body, now }: PayCall,
): Promise<OperationResult<'giftPay'> | undefined> {
  const { appSession, attemptId } = body
  if (appSession === undefined) return undefined
  const link = await findLinkBySession(tx, appSession, now)
  if (!link) return stalePage
  if (link.attemptId === attemptId) return undefined
  const linkedGift = await findLinkedGift(tx, link.attemptId, now)
  if (linkedGift && !linkedGift.isReplaceable) return linkedGift.respond()
  if (link.startUntil <= now) return stalePage
  // A gift started elsewhere cannot be taken over.
  if ((await findGiftByAttempt(tx, attemptId)) || (await findRegularGiftByAttempt(tx, attemptId))) return otherGift
  await bindAttempt(tx, link, attemptId, now)
  return undefined
}

/**
 * Checks again, in the transaction that claims the card and with the link locked, that no other attempt has replaced
 * this one.
 */
export async function refuseReplacedAttempt(tx: Tx, { body, now }: PayCall): Promise<Refusal | undefined> {
  const { appSession, attemptId } = body
  if (appSession === undefined) return undefined
  const link = await findLinkBySession(tx, appSession, now)
  return link?.attemptId === attemptId ? undefined : otherGift
}
