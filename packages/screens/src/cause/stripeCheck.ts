import { withTimeout, timeoutError } from '@minaret/domain'
import type { TenantConfig } from '@minaret/plans'
import { loadStripeOf } from './loadStripeOf.ts'
import { bankTimeoutMs, scriptTimeoutMs } from './stripeTimeouts.ts'

/** Whether Stripe.js timed out before, so that its script must be replaced. */
let isRetry = false

/**
 * Reopens the bank's check of a payment or card set-up, because a reload closes Stripe's dialog. The server gets the
 * result from Stripe. Rejects if Stripe.js cannot load or times out.
 */
export async function checkWithStripe(payment: TenantConfig['payment'], clientSecret: string): Promise<void> {
  const stripe = await withTimeout(loadStripeOf(payment, isRetry), scriptTimeoutMs)
  isRetry = !stripe
  if (!stripe) throw timeoutError()
  await withTimeout(stripe.handleNextAction({ clientSecret }), bankTimeoutMs)
}
