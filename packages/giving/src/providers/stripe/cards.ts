import type Stripe from 'stripe'
import type { Card } from '../billing.ts'

/** Returns the public details of a card. A wallet has those of its card; other payment methods are named by type. */
export function cardOf(method: Stripe.PaymentMethod | undefined): Card | undefined {
  if (!method) return undefined
  const { card } = method
  return card ? { brand: card.brand, last4: card.last4 } : { brand: method.type, last4: '' }
}
