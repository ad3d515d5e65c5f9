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
 * what the giver typed.
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
  return over(new OutcomeUnknown(`Stripe gave no clear answer: ${named(error)}.`), error)
}

/** Codes of an intent that has moved on: it was paid, cancelled or is under way already. */
const movedOn = ['payment_intent_unexpected_state']

/**
 * What else an error says: the intent of a declined card, or that the intent asked about has moved on.
 * @param error as {@link meaningOf} made it
 */
export function intentOfError(error: unknown): { declined?: Stripe.PaymentIntent; settled?: boolean } {
  const cause = error instanceof Error ? behind.get(error) : undefined
  if (cause instanceof errors.StripeCardError) return { declined: cause.payment_intent }
  if (cause instanceof errors.StripeInvalidRequestError) return { settled: movedOn.includes(cause.code ?? '') }
  return {}
}
