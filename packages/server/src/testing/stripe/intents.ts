import { randomBytes } from 'node:crypto'

/** What a confirmation token of the stub leads to, by the beginning of its name: `ctoken_declined_x7` is declined. */
const outcomes = {
  ctoken_succeeds: { status: 'succeeded' },
  ctoken_declined: { decline: 'generic_decline', code: 'card_declined' },
  ctoken_insufficient_funds: { decline: 'insufficient_funds', code: 'card_declined' },
  ctoken_stolen: { decline: 'stolen_card', code: 'card_declined' },
  ctoken_incorrect_cvc: { decline: 'incorrect_cvc', code: 'incorrect_cvc' },
  ctoken_expired_card: { decline: 'expired_card', code: 'expired_card' },
  ctoken_processing_error: { decline: 'processing_error', code: 'processing_error' },
  ctoken_3ds: { status: 'requires_action' },
  ctoken_processing: { status: 'processing' },
} as const

type Decline = { decline: string; code: string }
type Outcome = { status: 'succeeded' | 'requires_action' | 'processing' } | Decline

export function outcomeOf(token: string): Outcome | undefined {
  return Object.entries(outcomes)
    .toSorted(([a], [b]) => b.length - a.length)
    .find(([name]) => token === name || token.startsWith(`${name}_`))?.[1]
}

/** A payment intent of the stub, in the wire's own names. */
export type StubIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  capture_method: 'automatic_async'
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  last_payment_error: { type: 'card_error'; code: string; decline_code: string; message: string } | null
  livemode: boolean
  metadata: Record<string, string>
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect' } } | null
  payment_method_types: string[]
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
}

export function makeIntent(amount: number, currency: string, metadata: Record<string, string>): StubIntent {
  const id = `pi_${randomBytes(12).toString('hex')}`
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
    confirmation_method: 'automatic',
    created: Math.floor(Date.now() / 1000),
    currency,
    last_payment_error: null,
    livemode: false,
    metadata,
    next_action: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  }
}

/** Puts an outcome into an intent, and names the event that tells of it. */
export function decide(intent: StubIntent, outcome: Outcome | { status: 'canceled' }): string {
  intent.next_action = null
  intent.last_payment_error = null
  if ('decline' in outcome) {
    intent.status = 'requires_payment_method'
    const { code, decline } = outcome
    intent.last_payment_error = { type: 'card_error', code, decline_code: decline, message: 'Your card was declined.' }
    return 'payment_intent.payment_failed'
  }
  intent.status = outcome.status
  if (outcome.status === 'succeeded') intent.amount_received = intent.amount
  if (outcome.status === 'requires_action')
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  return `payment_intent.${outcome.status}`
}
