import type { TenantConfig } from '@minaret/plans'
import { loadStripeOf } from './loadStripeOf.ts'

/**
 * Shows the bank's check of a payment, or of a card that is set up, once more: after a reload Stripe's own window has
 * gone. What came of it the host asks Stripe. Rejects when Stripe.js cannot be loaded.
 */
export async function checkWithStripe(payment: TenantConfig['payment'], clientSecret: string): Promise<void> {
  const stripe = await loadStripeOf(payment)
  await stripe.handleNextAction({ clientSecret })
}
