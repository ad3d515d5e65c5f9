import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type CancelStep, cancelRegularGiftStep } from '../regular/cancel.ts'
import { findRegularGift } from '../records/regularStore.ts'
import { type Tx, gifts } from '@minaret/foundation/db'
import type { OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { findGateway } from '../attempts/attempt.ts'
import { isProviderError, resumeClaimed } from '../card-confirmation/outcome.ts'
import { untilDone } from '../card-confirmation/timeout.ts'
import { scheduleRecheck } from '../gift-payments/recheck.ts'
import { giftOutcome, applyIntent } from '../gift-payments/settle.ts'
import { openStates } from '../records/giftStates.ts'
import { claimLostConfirmation, findGift, type Gift } from '../records/giftStore.ts'
import { viewGift } from './view.ts'

/** Closes a gift unknown to the provider. A concurrent claim of its confirmation wins. */
async function closeUnsent(tx: Tx, gift: Gift, now: Date): Promise<CancelStep> {
  const [closedGift] = await tx
    .update(gifts)
    .set({ state: 'abandoned', confirmToken: null, leaseUntil: null })
    .where(
      and(
        eq(gifts.tenantId, gift.tenantId),
        eq(gifts.id, gift.id),
        inArray(gifts.state, ['created', 'failed']),
        isNull(gifts.intentId),
      ),
    )
    .returning()
  if (closedGift) await scheduleRecheck(tx, closedGift, now)
  return closedGift ? 'over' : 'again'
}

async function cancelStep(call: GivingCall<'giftCancel'>, gift: Gift): Promise<CancelStep> {
  const { state, intentId, accountId } = gift
  const isOpen = state === 'created' || openStates.some((openState) => openState === state)
  if (!isOpen) return 'over'
  const gateway = await findGateway(call, accountId)
  if (!gateway) return 'over'
  if (state === 'confirming') {
    // A card is being tried: wait for its outcome, and resume the confirmation if its server died.
    const claimedGift = await call.db((tx) => claimLostConfirmation(tx, gift))
    if (claimedGift) await resumeClaimed(giftOutcome(call, gateway, claimedGift), claimedGift)
    return 'again'
  }
  if (intentId === null) return call.db((tx) => closeUnsent(tx, gift, call.now))
  await applyIntent(call, gift, await gateway.cancel(intentId))
  return 'over'
}

/** Takes one step towards cancelling the gift or regular gift with this id. Stops waiting if the provider fails to respond. */
async function takeStep(call: GivingCall<'giftCancel'>): Promise<CancelStep> {
  const { id } = call.body
  const { gift, regularGift } = await call.db(async (tx) => {
    const gift = await findGift(tx, id)
    return { gift, regularGift: gift ? undefined : await findRegularGift(tx, id) }
  })
  try {
    if (gift) return await cancelStep(call, gift)
    return regularGift ? await cancelRegularGiftStep(call, regularGift) : 'over'
  } catch (err) {
    if (!isProviderError(err)) throw err
    call.log.warn({ gift: id, err }, 'a gift could not be cancelled at the provider')
    return 'over'
  }
}

/**
 * Cancels a gift or regular gift that waits for its donor or the bank, so that the donor can start another without being charged
 * twice. It is closed only once the provider confirms; if the bank was faster, the response is the paid gift.
 */
export async function giftCancel(call: GivingCall<'giftCancel'>): Promise<OperationResult<'giftCancel'>> {
  await untilDone(async () => ((await takeStep(call)) === 'again' ? { waiting: undefined } : { result: undefined }))
  return viewGift(call, call.body.id)
}
