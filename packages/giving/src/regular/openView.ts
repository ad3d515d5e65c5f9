import type { GiftDetail } from '@minaret/contract'
import { gatewayOrNone } from '../attempts/attempt.ts'
import { cycleMessage } from '../attempts/messages.ts'
import { referenceOf } from '../records/reference.ts'
import type { Refreshing } from '../settling/refresh.ts'
import { type Answer } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { cycleNext } from './openAnswers.ts'
import { readAgain } from './setup.ts'
import { claimSetupReading } from '../records/setupStore.ts'
import { isOver } from '../records/regularStates.ts'
import { type CycleRow, cycleOfId } from '../records/regularStore.ts'

/** While a card is being set up the provider is asked again, by one caller at a time. Its silence changes nothing. */
export async function refreshCycle(call: Refreshing, cycle: CycleRow): Promise<CycleRow> {
  if (cycle.state !== 'pending_setup') return cycle
  const claimed = await call.db((tx) => claimSetupReading(tx, cycle))
  if (!claimed) return cycle
  const gateway = await gatewayOrNone(call, claimed.accountId)
  try {
    return gateway ? await readAgain(call, gateway, claimed) : cycle
  } catch (err) {
    call.log.warn({ cycle: cycle.id, err }, 'the payment provider could not be reached about a regular gift')
    return cycle
  }
}

/** What is said of a regular gift beside its own page, and beside each of its collections. */
export const regularOf = (cycle: CycleRow): NonNullable<GiftDetail['regular']> => ({
  rhythm: cycle.rhythm,
  startsOn: cycle.startsOn,
  ...(cycle.nextOn && !isOver(cycle.state) ? { next: cycle.nextOn } : {}),
  ...(cycle.until ? { until: cycle.until } : {}),
})

/** What became of a regular gift, for whoever holds its id; nothing when there is none. Names nobody. */
export async function cycleView(call: Refreshing, cycleId: string): Promise<Answer<'giftView'> | undefined> {
  const found = await call.db((tx) => cycleOfId(tx, cycleId))
  if (!found) return undefined
  const cycle = await refreshCycle(call, found.cycle)
  const { id, state, mode, amountMinor, coverMinor, currency, createdAt, giftAid } = cycle
  return done(
    {
      id,
      reference: referenceOf(id),
      state,
      next: cycleNext(cycle),
      mode,
      amountMinor,
      coverMinor,
      currency,
      cause: { id: cycle.causeId, title: found.causeTitle },
      ...(cycle.campaignId === null ? {} : { campaignId: cycle.campaignId }),
      created: createdAt.toISOString(),
      regular: regularOf(cycle),
      ...(giftAid ? { giftAid } : {}),
    },
    cycleMessage(cycle),
  )
}
