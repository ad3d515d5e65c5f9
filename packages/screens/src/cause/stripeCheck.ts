import type { TenantConfig } from '@minaret/plans'
import { loadStripe } from '@stripe/stripe-js/pure'

/**
 * Shows the bank's check of a payment, or of a card that is set up, once more: after a reload Stripe's own window has
 * gone. What came of it the host asks Stripe. Rejects when Stripe.js cannot be loaded.
 */
export async function checkWithStripe(
  { publishableKey, stripeAccount }: Pick<TenantConfig['payment'], 'publishableKey' | 'stripeAccount'>,
  clientSecret: string,
): Promise<void> {
  if (!publishableKey) throw new Error('This mosque has no publishable key.')
  const stripe = await loadStripe(publishableKey, stripeAccount ? { stripeAccount } : {})
  if (!stripe) throw new Error('Stripe.js runs only in a browser.')
  await stripe.handleNextAction({ clientSecret })
}
