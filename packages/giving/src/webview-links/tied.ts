import type { AttemptBegun } from '@minaret/contract'
import { cycleAnswer } from '../regular/openAnswers.ts'
import { isTooLate } from '../regular/setup.ts'
import { mayTry } from '../records/setupStore.ts'
import { type CycleRow, findCycleByAttempt } from '../records/regularStore.ts'
import type { Tx } from '@minaret/foundation/db'
import { giftAnswer } from '../attempts/answers.ts'
import { findGiftByAttempt, type Gift, isSpent } from '../records/giftStore.ts'
import type { Answer } from '@minaret/foundation/operations'

/** The living gift, or regular gift, that an attempt became. */
export type Tied = {
  id: string
  /** Nothing was taken and nothing is under way: another attempt may take its place. */
  free: boolean
  /** As it was begun, while it can be gone on with. */
  attempt?: AttemptBegun
  /** What whoever comes with another attempt is told. */
  answer(): Answer<'giftPay'>
}

const begun = ({ attemptId, causeId, amountMinor, coverMinor, currency, anonymous, message }: Gift | CycleRow) => ({
  attemptId,
  causeId,
  amountMinor: amountMinor - coverMinor,
  coverMinor,
  currency,
  anonymous,
  ...(message === null ? {} : { message }),
})

function tiedGift(gift: Gift): Tied | undefined {
  const { id, state } = gift
  if (state === 'abandoned' || isSpent(gift)) return undefined
  const free = state === 'created' || state === 'failed'
  return {
    id,
    free,
    ...(free || state === 'requires_action' ? { attempt: { ...begun(gift), kind: 'once' } } : {}),
    answer: () => giftAnswer(gift),
  }
}

function tiedCycle(cycle: CycleRow, now: Date): Tied | undefined {
  const { id, state, setup, rhythm, startsOn, until } = cycle
  const waiting = state === 'pending_setup'
  const free = waiting && (setup === 'opened' || setup === 'failed')
  if (state === 'expired' || (free && (!mayTry(cycle) || isTooLate(cycle, { now })))) return undefined
  const attempt = { ...begun(cycle), kind: rhythm, startsOn, ...(until ? { until } : {}) }
  return {
    id,
    free,
    ...(free || (waiting && setup === 'requires_action') ? { attempt } : {}),
    answer: () => cycleAnswer(cycle),
  }
}

/** What a link's attempt has become; nothing while there is no gift of it, or once that came to nothing. */
export async function readTied(tx: Tx, attemptId: string | undefined, now: Date): Promise<Tied | undefined> {
  if (attemptId === undefined) return undefined
  const gift = await findGiftByAttempt(tx, attemptId)
  if (gift) return tiedGift(gift)
  const cycle = await findCycleByAttempt(tx, attemptId)
  return cycle && tiedCycle(cycle, now)
}
