import type { TenantConfig } from '@minaret/plans'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Stripe.js, from Stripe itself, for the mosque's account. Rejects when it cannot be loaded. */
export async function loadStripeOf({
  publishableKey,
  stripeAccount,
}: Pick<TenantConfig['payment'], 'publishableKey' | 'stripeAccount'>): Promise<Stripe> {
  if (!publishableKey) throw new Error('This mosque has no publishable key.')
  const stripe = await loadStripe(publishableKey, stripeAccount ? { stripeAccount } : {})
  if (!stripe) throw new Error('Stripe.js runs only in a browser.')
  return stripe
}
