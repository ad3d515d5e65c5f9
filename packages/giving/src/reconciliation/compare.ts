import type { differenceKinds } from '@minaret/foundation/db'
import type { ProviderPayment, Returns } from '../providers/billing.ts'
import type { LedgerPayment } from './ledgerPayments.ts'

/** Something the provider's records and ours do not agree about. */
export type Difference = {
  kind: (typeof differenceKinds)[number]
  intentId: string
  giftId?: string
  thereMinor: number
  hereMinor: number
  currency: string
}

/** A payment as far as it is compared. `backMinor` is left out where nobody has asked what went back. */
export type ProviderReading = Pick<ProviderPayment, 'intentId' | 'amountMinor' | 'currency'> & { backMinor?: number }

/** In what a payment of ours differs; nothing where both sides say the same. A pure function. */
export function differenceOf(provider: ProviderReading, ledger: LedgerPayment | undefined): Difference | undefined {
  const { intentId, currency, amountMinor, backMinor } = provider
  const about = { intentId, currency, giftId: ledger?.giftId }
  // Money that went back whole without ever having been booked is nobody's any more.
  if (!ledger && backMinor !== undefined && backMinor >= amountMinor) return undefined
  if (!ledger) return { kind: 'missing here', ...about, thereMinor: amountMinor, hereMinor: 0 }
  if (ledger.paidMinor !== amountMinor || ledger.currency !== currency)
    return { kind: 'amount', ...about, thereMinor: amountMinor, hereMinor: ledger.paidMinor }
  if (backMinor !== undefined && backMinor !== ledger.backMinor)
    return { kind: 'returned', ...about, thereMinor: backMinor, hereMinor: ledger.backMinor }
  return undefined
}

/** What is away by the provider's word now. More than was paid counts as all of it: so do the ledger. */
export function backOf({ refunds, disputes }: Returns, paidMinor: number): number {
  const returned = [
    ...refunds.filter(({ status }) => status === 'succeeded'),
    ...disputes.filter(({ status }) => status !== 'won'),
  ]
  return Math.min(
    paidMinor,
    returned.reduce((total, { amountMinor }) => total + amountMinor, 0),
  )
}

/** What one currency came to, by both sides. */
export type CurrencyTotal = { currency: string; payments: number; thereMinor: number; hereMinor: number }

/** Adds payments up, each currency by itself. */
export function createTotals(): {
  add(currency: string, thereMinor: number, hereMinor: number): void
  totals(): CurrencyTotal[]
} {
  const totals = new Map<string, CurrencyTotal>()
  return {
    add(currency, thereMinor, hereMinor) {
      const entry = totals.get(currency) ?? { currency, payments: 0, thereMinor: 0, hereMinor: 0 }
      totals.set(currency, {
        currency,
        payments: entry.payments + 1,
        thereMinor: entry.thereMinor + thereMinor,
        hereMinor: entry.hereMinor + hereMinor,
      })
    },
    totals: () => [...totals.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  }
}
