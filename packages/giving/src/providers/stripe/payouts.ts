import { ownValue } from '@minaret/foundation/base'
import type Stripe from 'stripe'
import { OutcomeUnknown } from '../gateway.ts'
import {
  type Payout,
  type PayoutItem,
  type PayoutRecords,
  type PayoutPermission,
  MissingPermission,
} from '../payouts.ts'
import { missingPermissionOf } from '../stripeErrors.ts'
import { dateOf, checkResponse, idOf, translateErrors, secondsOf, type StripeConnection } from './requests.ts'

const states: Record<string, Payout['state'] | undefined> = {
  pending: 'pending',
  in_transit: 'in_transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
}

/** Stripe can itemise only automatic payouts, not manual or instant ones. */
function itemisingOf({ automatic, method, reconciliation_status }: Stripe.Payout): Payout['itemising'] {
  if (!automatic || method === 'instant' || reconciliation_status === 'not_applicable') return 'manual'
  return reconciliation_status === 'completed' ? 'listed' : 'waiting'
}

function toPayout(payout: Stripe.Payout): Payout {
  const { id, amount, currency, status, created, arrival_date, failure_code } = payout
  const state = ownValue(states, status)
  if (!state) throw new OutcomeUnknown(`Stripe returned an unknown status: ${status}.`)
  return {
    id,
    amountMinor: amount,
    currency,
    state,
    itemising: itemisingOf(payout),
    createdAt: dateOf(created),
    // Stripe sends a day as midnight in UTC.
    day: dateOf(arrival_date).toISOString().slice(0, 10),
    ...(state === 'failed' ? { failureCode: failure_code ?? 'unknown' } : {}),
  }
}

/** Kinds of items by transaction type; all other types are adjustments. */
const kinds: Record<string, PayoutItem['kind'] | undefined> = {
  charge: 'gift',
  payment: 'gift',
  payment_failure_refund: 'refund',
  payment_refund: 'refund',
  payment_reversal: 'refund',
  refund: 'refund',
  refund_failure: 'refund',
  application_fee: 'fee',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
  payout_cancel: 'payout',
  payout_failure: 'payout',
}

/** The payment of an item, from its expanded charge, refund or dispute. */
function intentIdOf(source: Stripe.BalanceTransaction['source']): string | undefined {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return undefined
  const { payment_intent: intent } = source
  return typeof intent === 'string' || typeof intent === 'object' ? idOf(intent) : undefined
}

function toItem(line: Stripe.BalanceTransaction): PayoutItem {
  const { id, amount, fee, type, source, created } = line
  const isDispute = typeof source === 'object' && source?.object === 'dispute'
  const kind = isDispute ? 'dispute' : (kinds[type] ?? 'adjustment')
  const intentId = intentIdOf(source)
  return {
    id,
    kind,
    // A fee item may itself have a fee, such as VAT: count all of it as a fee.
    amountMinor: kind === 'fee' ? amount - fee : amount,
    feeMinor: kind === 'fee' ? 0 : fee,
    ...(intentId ? { intentId } : {}),
    at: dateOf(created),
  }
}

/** Permissions by their names in Stripe's refusals. */
const rights: readonly (readonly [RegExp, PayoutPermission])[] = [
  [/^payout/, 'payouts'],
  [/^balance/, 'balance'],
  [/^(charge|refund)/, 'charges'],
  [/^dispute/, 'disputes'],
]

/** Stripe's payouts, and the balance transactions of each. */
export function stripePayouts({ stripe }: StripeConnection): PayoutRecords {
  /** @param defaultRight the right to report if Stripe does not name the missing one */
  const withRight = async <T>(defaultRight: PayoutPermission, request: () => Promise<T>): Promise<T> => {
    try {
      return await translateErrors(request)
    } catch (error) {
      const missingRight = missingPermissionOf(error)
      if (!missingRight) throw error
      const { name } = missingRight
      const right = name === undefined ? defaultRight : (rights.find(([pattern]) => pattern.test(name))?.[1] ?? 'other')
      throw new MissingPermission(right, name)
    }
  }

  return {
    async *payoutsSince(since) {
      const payouts = stripe.payouts.list({ created: { gte: secondsOf(since) }, limit: 100 })[Symbol.asyncIterator]()
      for (;;) {
        const nextItem = await withRight('payouts', () => payouts.next())
        if (nextItem.done) return
        yield toPayout(nextItem.value)
      }
    },
    readPayout: (id) =>
      withRight('payouts', async () => toPayout(checkResponse(await stripe.payouts.retrieve(id), 'payout'))),
    payoutItems: (payout) =>
      withRight('balance', async () => {
        const items: PayoutItem[] = []
        // Skip the payout's own line, which is the total of the others.
        for await (const line of stripe.balanceTransactions.list({ payout, limit: 100, expand: ['data.source'] }))
          if (line.type !== 'payout' || idOf(line.source) !== payout) items.push(toItem(line))
        return items
      }),
  }
}
