import { findRegularGiftByAttempt } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { otherGift } from '../attempts/attempt.ts'
import { findGiftByAttempt } from '../records/giftStore.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { findLinkedGift } from './linkedGift.ts'
import { linkOfSession, bindAttempt } from './token.ts'
import { messages as donationTokenMessages } from './messages.gen.ts'

/** Said of a link, and of a page it has opened, that is too old, used up, or none of ours. */
export const staleLink = refuse(410, donationTokenMessages.stale)
/** The same, of a gift that was sent from such a page. */
const stalePage = refuse(410, donationTokenMessages.stale, { appSession: donationTokenMessages.stale })

type PayCall = Pick<GivingCall<'giftPay'>, 'body' | 'now'>

/**
 * Ties an attempt to the link that has opened its page, before anything else is done: one link, one gift. One whose card
 * was never taken makes room for another; any other is what the donor is told of.
 * @returns nothing when the attempt may go on: it is the link's own, or its page was opened by no link
 */
export async function bindAttemptToLink(
  tx: Tx,
  { body, now }: PayCall,
): Promise<OperationResult<'giftPay'> | undefined> {
  const { appSession, attemptId } = body
  if (appSession === undefined) return undefined
  const link = await linkOfSession(tx, appSession, now)
  if (!link) return stalePage
  if (link.attemptId === attemptId) return undefined
  const linked = await findLinkedGift(tx, link.attemptId, now)
  if (linked && !linked.free) return linked.answer()
  if (link.begins <= now) return stalePage
  // A gift that was begun elsewhere is nobody's to take over.
  if ((await findGiftByAttempt(tx, attemptId)) || (await findRegularGiftByAttempt(tx, attemptId))) return otherGift
  await bindAttempt(tx, link, attemptId, now)
  return undefined
}

/**
 * Asked once more in the transaction that claims the card, with the link locked: another attempt may have taken the place
 * of this one meanwhile.
 */
export async function refuseReplacedAttempt(tx: Tx, { body, now }: PayCall): Promise<Refusal | undefined> {
  const { appSession, attemptId } = body
  if (appSession === undefined) return undefined
  const link = await linkOfSession(tx, appSession, now)
  return link?.attemptId === attemptId ? undefined : otherGift
}
