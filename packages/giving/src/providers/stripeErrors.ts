import Stripe from 'stripe'
import { OutcomeUnknown, ProviderRefusal } from './gateway.ts'

const { errors } = Stripe

/** Whether an SDK error is an outright refusal by Stripe, so that the request charged nothing. */
const isRefusal = (error: unknown) =>
  error instanceof errors.StripeInvalidRequestError ||
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError

/** Names an error without its message, which may quote the request. */
function describeError(error: unknown): string {
  if (!(error instanceof errors.StripeError)) return error instanceof Error ? error.name : 'an unknown error'
  const parts = [error.type, error.code, error.param && `parameter ${error.param}`, error.requestId]
  return parts.filter(Boolean).join(', ')
}

/**
 * The SDK's error behind each of ours. It is not the `cause`, which a log would include in full: Stripe's message may quote
 * the donor's input.
 */
const sdkErrors = new WeakMap<Error, unknown>()

function withSdkError<E extends Error>(translatedError: E, error: unknown): E {
  sdkErrors.set(translatedError, error)
  return translatedError
}

/**
 * Translates an SDK error by its meaning for the gift. Timeouts, lost connections, 409 in flight, 429, 5xx, keys used
 * with other parameters and unknown errors leave the outcome open. For declined cards see {@link intentOfError}.
 */
export function translateError(error: unknown): OutcomeUnknown | ProviderRefusal {
  if (error instanceof OutcomeUnknown || error instanceof ProviderRefusal) return error
  if (isRefusal(error)) return withSdkError(new ProviderRefusal(`Stripe refused: ${describeError(error)}.`), error)
  return withSdkError(new OutcomeUnknown(`Stripe did not confirm the request: ${describeError(error)}.`), error)
}

/** Codes of an intent whose state has changed: it was paid or cancelled, or is in progress. */
const unexpectedStateCodes = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state']

/** The SDK's own error, translated or not. */
const sdkErrorOf = (error: unknown): unknown => (error instanceof Error ? (sdkErrors.get(error) ?? error) : error)

/** Whether the id does not exist in this account, or no longer does. */
export function isMissing(error: unknown): boolean {
  const cause = sdkErrorOf(error)
  return cause instanceof errors.StripeInvalidRequestError && cause.code === 'resource_missing'
}

/** Returns Stripe's name for the permission that a key lacks, if it has one; undefined for any other error. */
export function missingPermissionOf(error: unknown): { name?: string } | undefined {
  const cause = sdkErrorOf(error)
  if (!(cause instanceof errors.StripePermissionError)) return undefined
  const [, name] = /'rak_([a-z_]{1,60})'/.exec(cause.message) ?? []
  return name === undefined ? {} : { name }
}

/** Whether a card was declined, or its bank requires a check. */
export const isCardError = (error: unknown): boolean => sdkErrorOf(error) instanceof errors.StripeCardError

/** Whether the idempotency key was used for another request before. */
export const isKeyReused = (error: unknown): boolean => sdkErrorOf(error) instanceof errors.StripeIdempotencyError

/** The provider's code for a payment's last failed try; undefined if none has failed. */
export function declineOf(intent: Stripe.PaymentIntent): string | undefined {
  if (intent.status === 'requires_action') return 'authentication_required'
  const failure = intent.last_payment_error
  return failure?.decline_code || failure?.code || undefined
}

/**
 * Returns the intent or setup of a declined card, or whether its state has already changed.
 * @param error an error from {@link translateError}
 */
export function intentOfError(error: unknown): {
  declined?: Stripe.PaymentIntent
  declinedSetup?: Stripe.SetupIntent
  settled?: boolean
} {
  const cause = sdkErrorOf(error)
  if (cause instanceof errors.StripeCardError)
    return { declined: cause.payment_intent, declinedSetup: cause.setup_intent }
  if (cause instanceof errors.StripeInvalidRequestError)
    return { settled: unexpectedStateCodes.includes(cause.code ?? '') }
  return {}
}
