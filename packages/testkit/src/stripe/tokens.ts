import { randomBytes } from 'node:crypto'

/** A declined card: the bank's decline code, and Stripe's error code. */
export type Decline = { decline: string; code: string }

/** The outcome of a confirmation. */
export type Outcome = { status: 'succeeded' | 'requires_action' | 'processing' } | Decline

/** The outcome of an off-session charge on a saved card. */
export type OffSessionOutcome = 'succeeds' | 'authentication_required' | (string & {})

/** The outcomes of confirmation tokens, by prefix: `ctoken_declined_x7` is declined. */
const outcomes: Readonly<Record<string, { now: Outcome; offSession?: OffSessionOutcome }>> = {
  ctoken_succeeds: { now: { status: 'succeeded' } },
  ctoken_declined: { now: { decline: 'generic_decline', code: 'card_declined' } },
  ctoken_insufficient_funds: { now: { decline: 'insufficient_funds', code: 'card_declined' } },
  ctoken_stolen: { now: { decline: 'stolen_card', code: 'card_declined' } },
  ctoken_incorrect_cvc: { now: { decline: 'incorrect_cvc', code: 'incorrect_cvc' } },
  ctoken_expired_card: { now: { decline: 'expired_card', code: 'expired_card' } },
  ctoken_processing_error: { now: { decline: 'processing_error', code: 'processing_error' } },
  ctoken_3ds: { now: { status: 'requires_action' } },
  ctoken_processing: { now: { status: 'processing' } },
  /** The setup succeeds, and each off-session charge is declined. */
  ctoken_friday_declined: { now: { status: 'succeeded' }, offSession: 'insufficient_funds' },
  /** The setup succeeds, and each off-session charge needs the donor's authentication. */
  ctoken_friday_check: { now: { status: 'succeeded' }, offSession: 'authentication_required' },
}

/** Returns the outcome of a token; undefined if the token is unknown. */
export const outcomeOf = (token: string | undefined): { now: Outcome; offSession?: OffSessionOutcome } | undefined =>
  Object.entries(outcomes)
    .toSorted(([a], [b]) => b.length - a.length)
    .find(([name]) => token === name || token?.startsWith(`${name}_`))?.[1]

/** Returns Stripe's decline for a bank's decline code. */
export const declineFor = (code: string): Decline => ({
  decline: code,
  code: ['incorrect_cvc', 'expired_card', 'processing_error'].includes(code) ? code : 'card_declined',
})

/** Creates an id in Stripe's format. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
