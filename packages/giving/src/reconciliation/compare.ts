import type { differenceKinds } from '@minaret/foundation/db'
import type { ProviderPayment, Returns } from '../providers/billing.ts'
import type { LedgerPayment } from './ledgerPayments.ts'

/** A difference between the provider's records and ours. */
export type Difference = {
  kind: (typeof differenceKinds)[number]
  intentId: string
  giftId?: string
  thereMinor: number
  hereMinor: number
  currency: string
}

/** A payment to compare. `returnedMinor` is undefined if its returns were not read. */
export type ProviderReading = Pick<ProviderPayment, 'intentId' | 'amountMinor' | 'currency'> & {
  returnedMinor?: number
}

/** Returns how a payment differs, or undefined if both sides agree. A pure function. */
export function differenceOf(provider: ProviderReading, ledger: LedgerPayment | undefined): Difference | undefined {
  const { intentId, currency, amountMinor, returnedMinor } = provider
  const reference = { intentId, currency, giftId: ledger?.giftId }
  // An unrecorded payment that was fully returned is not a difference.
  if (!ledger && returnedMinor !== undefined && returnedMinor >= amountMinor) return undefined
  if (!ledger) return { kind: 'missing here', ...reference, thereMinor: amountMinor, hereMinor: 0 }
  if (ledger.paidMinor !== amountMinor || ledger.currency !== currency)
    return { kind: 'amount', ...reference, thereMinor: amountMinor, hereMinor: ledger.paidMinor }
  if (returnedMinor !== undefined && returnedMinor !== ledger.returnedMinor)
    return { kind: 'returned', ...reference, thereMinor: returnedMinor, hereMinor: ledger.returnedMinor }
  return undefined
}

/** The amount returned according to the provider, capped at the payment, as in our ledger. */
export function returnedMinorOf({ refunds, disputes }: Returns, paidMinor: number): number {
  const returns = [
    ...refunds.filter(({ status }) => status === 'succeeded'),
    ...disputes.filter(({ status }) => status !== 'won'),
  ]
  return Math.min(
    paidMinor,
    returns.reduce((total, { amountMinor }) => total + amountMinor, 0),
  )
}

/** The total of one currency on both sides. */
export type CurrencyTotal = { currency: string; payments: number; thereMinor: number; hereMinor: number }

/** Adds up payments per currency. */
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
