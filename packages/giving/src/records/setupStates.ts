import type { Setup } from '../providers/billing.ts'
import type { RegularGift } from './regularStore.ts'

/** Where the first trying of a card stands. */
export type SetupState = RegularGift['setup']

/** How we know: the answer to a try, or a reading of our own. */
export type SetupSource = 'answer' | 'read'

/** Where a word of the provider takes a setup. Every state not named in a row stays what it is. */
type Row = Partial<Record<SetupState, SetupState>>

/**
 * The law of a card that does not stand, like that of a gift: the answer to a try ends that try; while one is under way a
 * reading may be older than it. A card that stands is told by a reading of our own, with its subscription's.
 */
export const setupTransitions: Record<SetupSource, Record<Setup['status'], Row>> = {
  answer: {
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

/** The setup's next state. A pure function: `done` never goes back. */
export const nextSetup = (state: SetupState, source: SetupSource, status: Setup['status']): SetupState =>
  setupTransitions[source][status][state] ?? state
