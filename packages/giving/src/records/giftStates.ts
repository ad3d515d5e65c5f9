import type { GiftNext, GiftStateName } from '@minaret/contract'
import type { Intent, IntentStatus } from '../providers/gateway.ts'

/** Where a reading of the intent takes a gift. Every state not named in a row stays what it is. */
type Row = Partial<Record<GiftStateName, GiftStateName>>

/** States in which the provider's word is awaited, or another card is. */
const open = { created: 1, confirming: 1, requires_action: 1, processing: 1, failed: 1 } as const

const from = (states: Partial<Record<keyof typeof open, unknown>>, to: GiftStateName): Row =>
  Object.fromEntries(Object.keys(states).map((state) => [state, to]))

/**
 * The law of a gift, by what the provider says of its intent and how we know.
 *
 * The answer to a confirmation ends that confirmation; only a reading of our own says that money came in. While a
 * confirmation is under way, a reading may be older than it: then only what is final at the provider counts.
 */
export const giftTransitions: Record<Intent['source'], Record<IntentStatus, Row>> = {
  answer: {
    requires_payment_method: from({ confirming: 1 }, 'failed'),
    requires_action: from({ confirming: 1 }, 'requires_action'),
    processing: from({ confirming: 1 }, 'processing'),
    succeeded: {},
    canceled: from(open, 'abandoned'),
  },
  read: {
    requires_payment_method: from({ requires_action: 1, processing: 1 }, 'failed'),
    requires_action: {},
    processing: from({ requires_action: 1, failed: 1 }, 'processing'),
    succeeded: from(open, 'paid'),
    canceled: from(open, 'abandoned'),
  },
}

/** The gift's next state. A pure function: final states never go back, and `paid` needs a reading of our own. */
export const nextState = (state: GiftStateName, intent: Pick<Intent, 'source' | 'status'>): GiftStateName =>
  giftTransitions[intent.source][intent.status][state] ?? state

/** What is final at the provider is true however late we hear of it. */
export const isFinalStatus = (status: IntentStatus): boolean => status === 'succeeded' || status === 'canceled'

/** What the donor should do: pass the bank's check, wait, try another card, nothing. */
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

/** States in which asking the provider again may change something. */
export const openStates = ['confirming', 'requires_action', 'processing', 'failed'] as const satisfies GiftStateName[]

/** How often a gift's card may be tried: after that it is abandoned, and a new gift must be begun. */
export const maxConfirms = 3
