import { inPatience, unanswered } from '@minaret/domain'
import type { TenantConfig } from '@minaret/plans'
import { loadStripeOf } from './loadStripeOf.ts'
import { bankPatience, scriptPatience } from './stripePatience.ts'

/** Whether Stripe.js has not answered before: it is then loaded anew. */
let isRetry = false

/**
 * Shows the bank's check of a payment, or of a card that is set up, once more: after a reload Stripe's own window has
 * gone. What came of it the host asks Stripe. Rejects when Stripe.js cannot be loaded or does not answer.
 */
export async function checkWithStripe(payment: TenantConfig['payment'], clientSecret: string): Promise<void> {
  const stripe = await inPatience(loadStripeOf(payment, isRetry), scriptPatience)
  isRetry = !stripe
  if (!stripe) throw unanswered()
  await inPatience(stripe.handleNextAction({ clientSecret }), bankPatience)
}
