import type { GiftNext, GiftStateName } from '@minaret/contract'
import type { Intent, IntentStatus } from '../providers/gateway.ts'

/** The next state by current state. States without an entry do not change. */
type Row = Partial<Record<GiftStateName, GiftStateName>>

/** States that wait for the provider or for another card. */
const openGiftStates = { created: 1, confirming: 1, requires_action: 1, processing: 1, failed: 1 } as const

const transitionsTo = (states: Partial<Record<keyof typeof openGiftStates, unknown>>, to: GiftStateName): Row =>
  Object.fromEntries(Object.keys(states).map((state) => [state, to]))

/**
 * State transitions of a gift, by source and status of its intent.
 *
 * The response to a confirmation ends that confirmation; only our own reading can report a payment. A reading
 * during a confirmation may be older than it, so only the provider's final statuses apply then.
 */
export const giftTransitions: Record<Intent['source'], Record<IntentStatus, Row>> = {
  response: {
    requires_payment_method: transitionsTo({ confirming: 1 }, 'failed'),
    requires_action: transitionsTo({ confirming: 1 }, 'requires_action'),
    processing: transitionsTo({ confirming: 1 }, 'processing'),
    succeeded: {},
    canceled: transitionsTo(openGiftStates, 'abandoned'),
  },
  read: {
    requires_payment_method: transitionsTo({ requires_action: 1, processing: 1 }, 'failed'),
    requires_action: {},
    processing: transitionsTo({ requires_action: 1, failed: 1 }, 'processing'),
    succeeded: transitionsTo(openGiftStates, 'paid'),
    canceled: transitionsTo(openGiftStates, 'abandoned'),
  },
}

/** Returns the gift's next state. A pure function: final states never change, and `paid` needs our own reading. */
export const nextState = (state: GiftStateName, intent: Pick<Intent, 'source' | 'status'>): GiftStateName =>
  giftTransitions[intent.source][intent.status][state] ?? state

/** Whether a status is final at the provider, and so valid however late it arrives. */
export const isFinalStatus = (status: IntentStatus): boolean => status === 'succeeded' || status === 'canceled'

/** The donor's next action: pass the bank's check, wait, try another card, or nothing. */
export const giftNext: Record<GiftStateName, GiftNext> = {
  created: 'retry',
  confirming: 'poll',
  requires_action: 'act',
  processing: 'poll',
  paid: 'done',
  failed: 'retry',
  abandoned: 'done',
  part_refunded: 'done',
  refunded: 'done',
  disputed: 'done',
  reversed: 'done',
}

/** States in which polling the provider may change something. */
export const openStates = ['confirming', 'requires_action', 'processing', 'failed'] as const satisfies GiftStateName[]

/** The number of card attempts before a gift is abandoned and a new one must be started. */
export const maxConfirms = 3
