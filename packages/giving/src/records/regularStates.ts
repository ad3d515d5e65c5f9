import type { RegularGiftState } from '@minaret/contract'
import type { Subscription } from '../providers/billing.ts'

/** A reading of a subscription, with our own data. */
export type SubscriptionReading = {
  status: Subscription['status']
  /** Whether a collection has ever been paid. */
  wasEverPaid: boolean
  /** Whether the donor set an end date. */
  hasEnd: boolean
}

/** States in which the provider may still collect or be called. */
export const openRegularStates = [
  'pending_setup',
  'scheduled',
  'active',
  'paused',
  'past_due',
  'ending',
] as const satisfies RegularGiftState[]

/** States of a running regular gift (`payments.md` 4). */
export const runningStates = ['scheduled', 'active', 'past_due', 'ending'] as const satisfies RegularGiftState[]

/** Whether nothing more will be collected. */
export const isOver = (state: RegularGiftState): boolean => state === 'ended' || state === 'expired'

/** Whether it is running: not being set up, paused or over. */
export const isRunning = (state: RegularGiftState): boolean =>
  runningStates.some((runningState) => runningState === state)

/** The state of a regular gift with a running subscription. */
const runningStateOf = ({ wasEverPaid, hasEnd }: SubscriptionReading): RegularGiftState => {
  if (!wasEverPaid) return 'scheduled'
  return hasEnd ? 'ending' : 'active'
}

/**
 * Returns the state of a regular gift after a reading of its subscription. A pure function: a final state never
 * changes, and a gift without a card is never running, whatever the provider has tried.
 */
export function nextRegularState(state: RegularGiftState, reading: SubscriptionReading): RegularGiftState {
  if (isOver(state)) return state
  const isSetUp = state !== 'pending_setup'
  switch (reading.status) {
    case 'incomplete':
      return state
    case 'running':
      return runningStateOf(reading)
    case 'paused':
      return 'paused'
    case 'past_due':
      return isSetUp ? 'past_due' : state
    case 'ended':
      return isSetUp ? 'ended' : 'expired'
    default:
      return reading.status satisfies never
  }
}
