import type { differenceKinds } from '@minaret/foundation/db'
import type { ProviderPayment, Returns } from '../providers/billing.ts'
import type { Booked } from './books.ts'

/** Something the provider's books and ours do not agree about. */
export type Difference = {
  kind: (typeof differenceKinds)[number]
  intentId: string
  giftId?: string
  thereMinor: number
  hereMinor: number
  currency: string
}

/** A payment as far as it is compared. `backMinor` is left out where nobody has asked what went back. */
export type There = Pick<ProviderPayment, 'intentId' | 'amountMinor' | 'currency'> & { backMinor?: number }

/** In what a payment of ours differs; nothing where both books say the same. A pure function. */
export function differenceOf(there: There, here: Booked | undefined): Difference | undefined {
  const { intentId, currency, amountMinor, backMinor } = there
  const about = { intentId, currency, giftId: here?.giftId }
  // Money that went back whole without ever having been booked is nobody's any more.
  if (!here && backMinor !== undefined && backMinor >= amountMinor) return undefined
  if (!here) return { kind: 'missing here', ...about, thereMinor: amountMinor, hereMinor: 0 }
  if (here.paidMinor !== amountMinor || here.currency !== currency)
    return { kind: 'amount', ...about, thereMinor: amountMinor, hereMinor: here.paidMinor }
  if (backMinor !== undefined && backMinor !== here.backMinor)
    return { kind: 'returned', ...about, thereMinor: backMinor, hereMinor: here.backMinor }
  return undefined
}

/** What is away by the provider's word now. More than was paid counts as all of it: so do the books. */
export function backOf({ refunds, disputes }: Returns, paidMinor: number): number {
  const away = [
    ...refunds.filter(({ status }) => status === 'succeeded'),
    ...disputes.filter(({ status }) => status !== 'won'),
  ]
  return Math.min(
    paidMinor,
    away.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  )
}

/** What one currency came to, by both books. */
export type Sum = { currency: string; payments: number; thereMinor: number; hereMinor: number }

/** Adds payments up, each currency by itself. */
export function adder(): { add(currency: string, thereMinor: number, hereMinor: number): void; sums(): Sum[] } {
  const sums = new Map<string, Sum>()
  return {
    add(currency, thereMinor, hereMinor) {
      const sum = sums.get(currency) ?? { currency, payments: 0, thereMinor: 0, hereMinor: 0 }
      sums.set(currency, {
        currency,
        payments: sum.payments + 1,
        thereMinor: sum.thereMinor + thereMinor,
        hereMinor: sum.hereMinor + hereMinor,
      })
    },
    sums: () => [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  }
}
