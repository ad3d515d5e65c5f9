import type { Setup } from '../providers/billing.ts'
import type { RegularGift } from './regularStore.ts'

/** The state of the first card setup. */
export type SetupState = RegularGift['setup']

/** The source of a status: the response to an attempt or our own reading. */
export type SetupSource = 'response' | 'read'

/** The next state by current state. States without an entry do not change. */
type NextStates = Partial<Record<SetupState, SetupState>>

/**
 * State transitions before a card is set up, similar to those of a gift: the response to an attempt ends it, and a
 * reading during an attempt may be older than it. The reading of the subscription reports a card that is set up.
 */
export const setupTransitions: Record<SetupSource, Record<Setup['status'], NextStates>> = {
  response: {
    requires_payment_method: { confirming: 'failed' },
    requires_action: { confirming: 'requires_action' },
    processing: {},
    succeeded: {},
    canceled: {},
  },
  read: {
    requires_payment_method: { requires_action: 'failed' },
    requires_action: {},
    processing: {},
    succeeded: {},
    canceled: {},
  },
}

/** Returns the setup's next state. A pure function: `done` never changes. */
export const nextSetup = (state: SetupState, source: SetupSource, status: Setup['status']): SetupState =>
  setupTransitions[source][status][state] ?? state
