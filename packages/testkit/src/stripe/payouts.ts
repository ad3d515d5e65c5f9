import type Stripe from 'stripe'
import { type Form, textAt } from './form.ts'
import { page } from './lists.ts'
import { badRequest, errorResponse, type StubResponse } from './responses.ts'
import type { Store } from './store.ts'
import { newId } from './tokens.ts'

/** The options of a payout. */
export type StubPayoutOptions = {
  /** Whether it is manual: Stripe then does not list its transactions. */
  manual?: boolean
  /** The status; by default `paid`. */
  status?: 'pending' | 'in_transit' | 'paid'
  /** The amount of a manual payout. */
  amount?: number
}

type Source = Stripe.Charge | Stripe.Refund | Pick<Stripe.Dispute, 'id' | 'amount' | 'created'>

/** Stripe's fee for a card payment in the UK. */
const feeOf = (amount: number) => Math.round(amount * 0.015) + 20

/** Creates the operations on the account's balance and its payouts to the bank. */
export function payoutsOf(store: Store) {
  const addTransaction = (
    type: Stripe.BalanceTransaction.Type,
    amount: number,
    { fee = 0, source = null, payout }: { fee?: number; source?: string | null; payout?: string } = {},
  ) => {
    const line: Stripe.BalanceTransaction = {
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      available_on: store.now(),
      balance_type: 'payments',
      created: store.now(),
      currency: 'gbp',
      description: null,
      exchange_rate: null,
      fee,
      fee_details: [],
      net: amount - fee,
      reporting_category: type,
      source,
      status: 'available',
      type,
    }
    store.transactions.set(line.id, { line, payout })
    return line
  }
  const hasTransaction = (id: string) => [...store.transactions.values()].some(({ line }) => line.source === id)
  const addMissing = <T extends Source>(sources: Iterable<T>, write: (source: T) => void) => {
    for (const source of sources) if (!hasTransaction(source.id)) write(source)
  }
  /** Adds the balance transactions since the last call. */
  const settleBalance = () => {
    addMissing(
      [...store.charges.values()].filter(({ paid }) => paid),
      ({ id, amount }) => addTransaction('charge', amount, { fee: feeOf(amount), source: id }),
    )
    addMissing(
      [...store.refunds.values()].filter(({ status }) => status === 'succeeded'),
      ({ id, amount }) => addTransaction('refund', -amount, { source: id }),
    )
    addMissing(store.disputes.values(), ({ id, amount }) =>
      addTransaction('adjustment', -amount, { fee: 2000, source: id }),
    )
  }

  const payOut = ({ manual = false, status = 'paid', amount }: StubPayoutOptions = {}): Stripe.Payout => {
    settleBalance()
    const unpaidTransactions = [...store.transactions.values()].filter(
      (transaction) => transaction.payout === undefined,
    )
    const total = manual ? (amount ?? 0) : unpaidTransactions.reduce((sum, { line }) => sum + line.net, 0)
    const payout: Stripe.Payout = {
      id: newId('po'),
      object: 'payout',
      amount: total,
      application_fee: null,
      application_fee_amount: null,
      arrival_date: (Math.floor(store.now() / 86_400) + 2) * 86_400,
      automatic: !manual,
      balance_transaction: null,
      created: store.now(),
      currency: 'gbp',
      description: 'STRIPE PAYOUT',
      destination: null,
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: {},
      method: 'standard',
      original_payout: null,
      payout_method: null,
      reconciliation_status: manual ? 'not_applicable' : status === 'pending' ? 'in_progress' : 'completed',
      reversed_by: null,
      source_type: 'card',
      statement_descriptor: null,
      status,
      trace_id: null,
      type: 'bank_account',
    }
    store.payouts.set(payout.id, payout)
    if (!manual) for (const transaction of unpaidTransactions) transaction.payout = payout.id
    payout.balance_transaction = addTransaction('payout', -total, { source: payout.id, payout: payout.id }).id
    store.emit('payout.created', payout)
    if (status === 'paid') store.emit('payout.paid', payout)
    return payout
  }

  /** Fails a payout: the bank returns it to the balance. */
  const failPayout = (id: string, code: string) => {
    const payout = store.payouts.get(id)
    if (!payout) throw new Error(`There is no payout ${id}.`)
    payout.status = 'failed'
    payout.failure_code = code
    payout.failure_message = 'The bank rejected the payout.'
    payout.failure_balance_transaction = addTransaction('payout_failure', payout.amount, { source: id }).id
    store.emit('payout.failed', payout)
  }

  const list = (form: Form): StubResponse => {
    const payoutId = textAt(form, 'payout')
    const payout = payoutId === undefined ? undefined : store.payouts.get(payoutId)
    if (payoutId !== undefined && !payout) return badRequest('resource_missing', `No such payout: '${payoutId}'`)
    if (payout && !payout.automatic)
      return badRequest(
        'parameter_invalid',
        'Balance transaction history can only be filtered on automatic transfers, not manual.',
      )
    const lines = [...store.transactions.values()].filter(
      (transaction) => payoutId === undefined || transaction.payout === payoutId,
    )
    return page(
      '/v1/balance_transactions',
      lines.map(({ line }) => line),
      form,
    )
  }

  /** Responds as Stripe does to a restricted key that lacks a permission. */
  const requirePermission = (permission: string, work: () => StubResponse): StubResponse =>
    store.deniedPermissions.has(permission)
      ? errorResponse(
          403,
          'invalid_request_error',
          '',
          `The provided key 'rk_test_*' does not have the required permissions for this endpoint on account 'acct_stub'. Having the 'rak_${permission}' permission would allow this request to continue.`,
        )
      : work()

  return { add: addTransaction, payOut, failPayout, list, requirePermission }
}
