import type { CycleStateName } from '@minaret/contract'
import type { Subscription } from '../providers/billing.ts'

/** What our own reading of a subscription says of a regular gift, beside the provider's word for it. */
export type SubscriptionReading = {
  status: Subscription['status']
  /** Whether a collection has ever been paid. */
  everPaid: boolean
  /** Whether the donor has named a last day. */
  until: boolean
}

/** States in which the provider may yet collect, or be asked something. */
export const openRegularStates = [
  'pending_setup',
  'scheduled',
  'active',
  'paused',
  'past_due',
  'ending',
] as const satisfies CycleStateName[]

/** States of a regular gift that runs (`payments.md` 4). */
export const runningStates = ['scheduled', 'active', 'past_due', 'ending'] as const satisfies CycleStateName[]

/** Whether nothing will ever be collected again. */
export const isOver = (state: CycleStateName): boolean => state === 'ended' || state === 'expired'

/** Whether it counts as running: not while it is set up, paused or over. */
export const isRunning = (state: CycleStateName): boolean => runningStates.some((running) => running === state)

/** What a subscription that collects makes of a regular gift. */
const collecting = ({ everPaid, until }: SubscriptionReading): CycleStateName => {
  if (!everPaid) return 'scheduled'
  return until ? 'ending' : 'active'
}

/**
 * The state of a regular gift after a reading of its subscription. A pure function: what is over stays over, and what no
 * card stands behind is never called running, whatever the provider has tried meanwhile.
 */
export function nextRegularState(state: CycleStateName, reading: SubscriptionReading): CycleStateName {
  if (isOver(state)) return state
  const setUp = state !== 'pending_setup'
  switch (reading.status) {
    case 'incomplete':
      return state
    case 'running':
      return collecting(reading)
    case 'paused':
      return 'paused'
    case 'past_due':
      return setUp ? 'past_due' : state
    case 'ended':
      return setUp ? 'ended' : 'expired'
    default:
      return reading.status satisfies never
  }
}
