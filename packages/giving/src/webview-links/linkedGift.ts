import type { StartedAttempt } from '@minaret/contract'
import { regularGiftResponse } from '../regular/responses.ts'
import { isTooLate } from '../regular/setup.ts'
import { mayTry } from '../records/setupStore.ts'
import { type RegularGift, findRegularGiftByAttempt } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { giftResponse } from '../attempts/responses.ts'
import { findGiftByAttempt, type Gift, isExhausted } from '../records/giftStore.ts'
import type { OperationResult } from '@minaret/foundation/operations'

/** The current gift or regular gift of an attempt. */
export type LinkedGift = {
  id: string
  /** Whether another attempt may replace it, because nothing has been charged and no charge is in progress. */
  isReplaceable: boolean
  /** Its original data, if it can be continued. */
  attempt?: StartedAttempt
  /** The response to another attempt. */
  respond(): OperationResult<'giftPay'>
}

const toAttempt = ({
  attemptId,
  causeId,
  amountMinor,
  coverMinor,
  currency,
  anonymous,
  message,
}: Gift | RegularGift) => ({
  attemptId,
  causeId,
  amountMinor: amountMinor - coverMinor,
  coverMinor,
  currency,
  anonymous,
  ...(message === null ? {} : { message }),
})

function toLinkedGift(gift: Gift): LinkedGift | undefined {
  const { id, state } = gift
  if (state === 'abandoned' || isExhausted(gift)) return undefined
  const isReplaceable = state === 'created' || state === 'failed'
  return {
    id,
    isReplaceable,
    ...(isReplaceable || state === 'requires_action' ? { attempt: { ...toAttempt(gift), kind: 'once' } } : {}),
    respond: () => giftResponse(gift),
  }
}

function toLinkedRegularGift(regularGift: RegularGift, now: Date): LinkedGift | undefined {
  const { id, state, setup, rhythm, startsOn, until } = regularGift
  const isPending = state === 'pending_setup'
  const isReplaceable = isPending && (setup === 'opened' || setup === 'failed')
  if (state === 'expired') return undefined
  if (isReplaceable && (!mayTry(regularGift) || isTooLate(regularGift, { now }))) return undefined
  const attempt = { ...toAttempt(regularGift), kind: rhythm, startsOn, ...(until ? { until } : {}) }
  return {
    id,
    isReplaceable,
    ...(isReplaceable || (isPending && setup === 'requires_action') ? { attempt } : {}),
    respond: () => regularGiftResponse(regularGift),
  }
}

/** Finds the gift of a link's attempt, or returns undefined if there is none or it was abandoned. */
export async function findLinkedGift(
  tx: Tx,
  attemptId: string | undefined,
  now: Date,
): Promise<LinkedGift | undefined> {
  if (attemptId === undefined) return undefined
  const gift = await findGiftByAttempt(tx, attemptId)
  if (gift) return toLinkedGift(gift)
  const regularGift = await findRegularGiftByAttempt(tx, attemptId)
  return regularGift && toLinkedRegularGift(regularGift, now)
}
