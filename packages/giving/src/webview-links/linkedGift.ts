import type { StartedAttempt } from '@minaret/contract'
import { regularGiftResponse } from '../regular/responses.ts'
import { isTooLate } from '../regular/setup.ts'
import { mayTry } from '../records/setupStore.ts'
import { type RegularGift, findRegularGiftByAttempt } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { giftResponse } from '../attempts/responses.ts'
import { findGiftByAttempt, type Gift, isExhausted } from '../records/giftStore.ts'
import type { OperationResult } from '@minaret/foundation/operations'

/** The living gift, or regular gift, that an attempt became. */
export type LinkedGift = {
  id: string
  /** Nothing was taken and nothing is under way: another attempt may take its place. */
  free: boolean
  /** As it was begun, while it can be gone on with. */
  attempt?: StartedAttempt
  /** What whoever comes with another attempt is told. */
  answer(): OperationResult<'giftPay'>
}

const begun = ({ attemptId, causeId, amountMinor, coverMinor, currency, anonymous, message }: Gift | RegularGift) => ({
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
  const free = state === 'created' || state === 'failed'
  return {
    id,
    free,
    ...(free || state === 'requires_action' ? { attempt: { ...begun(gift), kind: 'once' } } : {}),
    answer: () => giftResponse(gift),
  }
}

function toLinkedRegularGift(regularGift: RegularGift, now: Date): LinkedGift | undefined {
  const { id, state, setup, rhythm, startsOn, until } = regularGift
  const waiting = state === 'pending_setup'
  const free = waiting && (setup === 'opened' || setup === 'failed')
  if (state === 'expired' || (free && (!mayTry(regularGift) || isTooLate(regularGift, { now })))) return undefined
  const attempt = { ...begun(regularGift), kind: rhythm, startsOn, ...(until ? { until } : {}) }
  return {
    id,
    free,
    ...(free || (waiting && setup === 'requires_action') ? { attempt } : {}),
    answer: () => regularGiftResponse(regularGift),
  }
}

/** What a link's attempt has become; nothing while there is no gift of it, or once that came to nothing. */
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
