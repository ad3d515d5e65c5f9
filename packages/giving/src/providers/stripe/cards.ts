import type Stripe from 'stripe'
import type { Card } from '../billing.ts'

/** What may be known of a card. Wallets are the card behind them; other ways to pay are named by their kind. */
export function cardOf(method: Stripe.PaymentMethod | undefined): Card | undefined {
  if (!method) return undefined
  const { card } = method
  return card ? { brand: card.brand, last4: card.last4 } : { brand: method.type, last4: '' }
}
