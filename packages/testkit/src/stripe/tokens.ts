import { randomBytes } from 'node:crypto'

/** A refusal of a card: what the bank says, and Stripe's own code for it. */
export type Decline = { decline: string; code: string }

/** Where a card's trying ends. */
export type Outcome = { status: 'succeeded' | 'requires_action' | 'processing' } | Decline

/** How a card that has been set up behaves when it is collected from while its owner is away. */
export type OffSessionOutcome = 'succeeds' | 'authentication_required' | (string & {})

/** The one table of what a confirmation token leads to, by the beginning of its name: `ctoken_declined_x7` is declined. */
const outcomes: Readonly<Record<string, { now: Outcome; away?: OffSessionOutcome }>> = {
  ctoken_succeeds: { now: { status: 'succeeded' } },
  ctoken_declined: { now: { decline: 'generic_decline', code: 'card_declined' } },
  ctoken_insufficient_funds: { now: { decline: 'insufficient_funds', code: 'card_declined' } },
  ctoken_stolen: { now: { decline: 'stolen_card', code: 'card_declined' } },
  ctoken_incorrect_cvc: { now: { decline: 'incorrect_cvc', code: 'incorrect_cvc' } },
  ctoken_expired_card: { now: { decline: 'expired_card', code: 'expired_card' } },
  ctoken_processing_error: { now: { decline: 'processing_error', code: 'processing_error' } },
  ctoken_3ds: { now: { status: 'requires_action' } },
  ctoken_processing: { now: { status: 'processing' } },
  /** Is set up, and declined each time it is collected from. */
  ctoken_friday_declined: { now: { status: 'succeeded' }, away: 'insufficient_funds' },
  /** Is set up, and its bank wants to see the giver each time it is collected from. */
  ctoken_friday_check: { now: { status: 'succeeded' }, away: 'authentication_required' },
}

/** What a token leads to; nothing when Stripe knows no such token. */
export const outcomeOf = (token: string | undefined): { now: Outcome; away?: OffSessionOutcome } | undefined =>
  Object.entries(outcomes)
    .toSorted(([a], [b]) => b.length - a.length)
    .find(([name]) => token === name || token?.startsWith(`${name}_`))?.[1]

/** A decline as Stripe words it, by the bank's code. */
export const declineBy = (code: string): Decline => ({
  decline: code,
  code: ['incorrect_cvc', 'expired_card', 'processing_error'].includes(code) ? code : 'card_declined',
})

/** A fresh id in the form Stripe's have. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
