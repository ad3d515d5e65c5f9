import Stripe from 'stripe'
import { OutcomeUnknown, ProviderRefusal } from './gateway.ts'

const { errors } = Stripe

/** The SDK's error of a request that Stripe refused outright: nothing was charged by it. */
const isRefusal = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError ||
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError

/** Names an error without its text, which may quote what was sent. */
function named(error: unknown): string {
  if (!(error instanceof errors.StripeError)) return error instanceof Error ? error.name : 'an unknown error'
  const parts = [error.type, error.code, error.param && `parameter ${error.param}`, error.requestId]
  return parts.filter(Boolean).join(', ')
}

/**
 * The SDK's error behind one of ours. Not its `cause`: a log writes that with all its text, and Stripe's text may quote
 * what the donor typed.
 */
const behind = new WeakMap<Error, unknown>()

function over<E extends Error>(meaning: E, error: unknown): E {
  behind.set(meaning, error)
  return meaning
}

/**
 * What an error of the SDK means for the gift. Timeouts, cut connections, 409 in flight, 429, 5xx and a key used with
 * other parameters leave the outcome open; so does anything we do not know. What a declined card
 * says is asked of {@link intentOfError}.
 */
export function meaningOf(error: unknown): OutcomeUnknown | ProviderRefusal {
  if (error instanceof OutcomeUnknown || error instanceof ProviderRefusal) return error
  if (isRefusal(error)) return over(new ProviderRefusal(`Stripe refused: ${named(error)}.`), error)
  return over(new OutcomeUnknown(`Stripe did not confirm the request: ${named(error)}.`), error)
}

/** Codes of an intent that has moved on: it was paid, cancelled or is under way already. */
const movedOn = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state']

/** The SDK's own error, whether it has been given a meaning yet or not. */
const causeOf = (error: unknown): unknown => (error instanceof Error ? (behind.get(error) ?? error) : error)

/** Whether there is nothing of that id in this account, or no more. */
export function isMissing(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof errors.StripeInvalidRequestError && cause.code === 'resource_missing'
}

/** Whether the key has no right to a request, and what Stripe calls the right where it says so. */
export function missingRightOf(error: unknown): { name?: string } | undefined {
  const cause = causeOf(error)
  if (!(cause instanceof errors.StripePermissionError)) return undefined
  const [, name] = /'rak_([a-z_]{1,60})'/.exec(cause.message) ?? []
  return name === undefined ? {} : { name }
}

/** Whether a card was declined, or its bank wants to see the donor. */
export const isCardError = (error: unknown): boolean => causeOf(error) instanceof errors.StripeCardError

/** Whether the key was used for another question before. */
export const isKeyUsedOtherwise = (error: unknown): boolean => causeOf(error) instanceof errors.StripeIdempotencyError

/** Why the last try of a payment failed, in the provider's codes; nothing while none has. */
export function declineOf(intent: Stripe.PaymentIntent): string | undefined {
  if (intent.status === 'requires_action') return 'authentication_required'
  const failure = intent.last_payment_error
  return failure?.decline_code || failure?.code || undefined
}

/**
 * What else an error says: the intent or setup of a declined card, or that the intent asked about has moved on.
 * @param error as {@link meaningOf} made it
 */
export function intentOfError(error: unknown): {
  declined?: Stripe.PaymentIntent
  declinedSetup?: Stripe.SetupIntent
  settled?: boolean
} {
  const cause = causeOf(error)
  if (cause instanceof errors.StripeCardError)
    return { declined: cause.payment_intent, declinedSetup: cause.setup_intent }
  if (cause instanceof errors.StripeInvalidRequestError) return { settled: movedOn.includes(cause.code ?? '') }
  return {}
}
