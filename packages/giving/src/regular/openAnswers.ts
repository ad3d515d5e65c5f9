import type { GiftNext } from '@minaret/contract'
import { cycleMessage, declineMessage, declineOf } from '../attempts/messages.ts'
import { type Answer } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import type { CycleRow } from '../records/regularStore.ts'
import type { SpokenState } from '../attempts/answers.ts'
import { giftMessages } from '../messages/gifts/index.ts'
import { joined } from '@minaret/foundation/i18n'

/** What the giver should do while a card is being set up. */
const setupNext: Record<CycleRow['setup'], GiftNext> = {
  opened: 'retry',
  confirming: 'poll',
  requires_action: 'act',
  failed: 'retry',
  done: 'poll',
}

/** What the giver should do: nothing once it is set up, whatever becomes of it later. */
export const cycleNext = ({ state, setup }: Pick<CycleRow, 'state' | 'setup'>): GiftNext =>
  state === 'pending_setup' ? setupNext[setup] : 'done'

/** Where a regular gift stands, for the giver's own browser. */
export function cycleState(cycle: CycleRow, clientSecret?: string): SpokenState {
  const { id, state, mode } = cycle
  const next = cycleNext(cycle)
  const acting = next === 'act' && clientSecret !== undefined
  return {
    id,
    state,
    mode,
    // Without its secret the bank's check cannot be shown; asking again brings it.
    next: next === 'act' && !acting ? 'poll' : next,
    message: cycleMessage(cycle),
    ...(acting ? { intentType: 'setup', clientSecret } : {}),
  }
}

/** What the giver is answered: a decline is a 402 that leaves the regular gift to be tried again, never a 401. */
export function cycleAnswer(cycle: CycleRow, clientSecret?: string): Answer<'giftPay'> {
  const data = cycleState(cycle, clientSecret)
  const failed = cycle.state === 'pending_setup' && cycle.setup === 'failed'
  if (!failed && cycle.state !== 'expired') return done(data, data.message)
  if (!cycle.declineCode) return failed ? refuse(502, giftMessages.refused) : refuse(409, giftMessages.closed)
  const words = declineMessage(cycle.declineCode)
  const message = failed ? words : joined(words, giftMessages.closed)
  return { status: 402, message, data: { ...data, message, decline: declineOf(cycle.declineCode) } }
}
