import { ok, badRequest, notFound, type StubResponse } from './responses.ts'
import { onSettled } from './collecting.ts'
import { type Form, textAt, textsAt } from './form.ts'
import { intentCalls } from './intents.ts'
import { invoiceCalls } from './invoiceCalls.ts'
import { isListed } from './foreign.ts'
import { page } from './lists.ts'
import { payoutsOf } from './payouts.ts'
import { makeCustomer, makeProduct } from './makeBilling.ts'
import type { RefundOutcome, refundOperations } from './returns.ts'
import { setupCalls } from './setups.ts'
import type { Store } from './store.ts'
import { subscriptionCalls } from './subscriptionCalls.ts'

/** A Stripe call. */
export type Call = (id: string, form: Form) => StubResponse

const matchIntent = (form: Form) => {
  const intentId = textAt(form, 'payment_intent')
  return (value: { payment_intent: unknown }) => intentId === undefined || value.payment_intent === intentId
}

/** Returns all calls of the stub, by method and path as in Stripe's API description. */
export function callsOf(
  store: Store,
  returns: ReturnType<typeof refundOperations>,
  refundEnd: () => RefundOutcome,
  reportProblem: (message: string) => void,
): Readonly<Record<string, Call>> {
  const intents = intentCalls(store, onSettled)
  const setups = setupCalls(store)
  const subscriptions = subscriptionCalls(store, reportProblem)
  const invoices = invoiceCalls(store)
  const { requirePermission, list: listTransactions } = payoutsOf(store)
  const read = (kind: string, objects: ReadonlyMap<string, object>) => (id: string) => {
    const object = objects.get(id)
    return object ? ok(object) : notFound(kind, id)
  }
  return {
    'POST /v1/payment_intents': (_, form) => intents.create(form),
    'GET /v1/payment_intents': (_, form) => page('/v1/payment_intents', store.intents.values(), form),
    'GET /v1/payment_intents/{id}': intents.read,
    'POST /v1/payment_intents/{id}/confirm': intents.confirm,
    'POST /v1/payment_intents/{id}/cancel': intents.cancel,
    'POST /v1/setup_intents': (_, form) => setups.create(form),
    'GET /v1/setup_intents/{id}': setups.read,
    'POST /v1/setup_intents/{id}/confirm': setups.confirm,
    'POST /v1/customers': (_, form) => {
      const textOf = (name: string) => textAt(form, name) ?? null
      const customer = makeCustomer(textOf('email'), textOf('name'), textsAt(form, 'metadata'), store.now())
      store.customers.set(customer.id, customer)
      return ok(customer)
    },
    'GET /v1/customers': (_, form) =>
      page('/v1/customers', store.customers.values(), form, ({ email }) => email === textAt(form, 'email')),
    'GET /v1/customers/{id}': read('customer', store.customers),
    'POST /v1/products': (_, form) => {
      const id = textAt(form, 'id') ?? ''
      if (store.products.has(id)) return badRequest('resource_already_exists', 'Product already exists.')
      const product = makeProduct(id, textAt(form, 'name') ?? '', textsAt(form, 'metadata'), store.now())
      store.products.set(id, product)
      return ok(product)
    },
    'GET /v1/products/{id}': read('product', store.products),
    'POST /v1/products/{id}': (id, form) => {
      const product = store.products.get(id)
      if (!product) return notFound('product', id)
      product.name = textAt(form, 'name') ?? product.name
      product.active = textAt(form, 'active') !== 'false'
      return ok(product)
    },
    'POST /v1/subscriptions': (_, form) => subscriptions.create(form),
    'GET /v1/subscriptions': (_, form) =>
      page('/v1/subscriptions', store.subscriptions.values(), form, isListed(textAt(form, 'status'))),
    'GET /v1/subscriptions/{id}': subscriptions.read,
    'POST /v1/subscriptions/{id}': subscriptions.update,
    'DELETE /v1/subscriptions/{id}': subscriptions.cancel,
    'GET /v1/invoices': (_, form) =>
      page('/v1/invoices', store.invoices.values(), form, ({ parent, status }) => {
        const [subscriptionFilter, statusFilter] = [textAt(form, 'subscription'), textAt(form, 'status')]
        const subscription = parent?.subscription_details?.subscription
        return (
          (!subscriptionFilter || subscription === subscriptionFilter) && (!statusFilter || status === statusFilter)
        )
      }),
    'GET /v1/invoices/{id}': invoices.read,
    'POST /v1/invoices/{id}/finalize': invoices.finalise,
    'POST /v1/invoices/{id}/void': invoices.void,
    'POST /v1/invoices/{id}/pay': invoices.pay,
    'GET /v1/invoice_payments': (_, form) => {
      const intentId = textAt(form, 'payment', 'payment_intent')
      return page(
        '/v1/invoice_payments',
        store.invoicePayments.values(),
        form,
        ({ payment }) => intentId === undefined || payment.payment_intent === intentId,
      )
    },
    'GET /v1/charges': (_, form) => page('/v1/charges', store.charges.values(), form, matchIntent(form)),
    'GET /v1/charges/{id}': read('charge', store.charges),
    'POST /v1/refunds': (_, form) => returns.refund(form, refundEnd()),
    'GET /v1/refunds': (_, form) => page('/v1/refunds', store.refunds.values(), form, matchIntent(form)),
    'GET /v1/disputes': (_, form) => page('/v1/disputes', store.disputes.values(), form, matchIntent(form)),
    'GET /v1/payouts': (_, form) =>
      requirePermission('payout_read', () => page('/v1/payouts', store.payouts.values(), form)),
    'GET /v1/payouts/{id}': (id) => requirePermission('payout_read', () => read('payout', store.payouts)(id)),
    'GET /v1/balance_transactions': (_, form) => requirePermission('balance_read', () => listTransactions(form)),
    'GET /v1/events': (_, form) => page('/v1/events', store.events, form),
  }
}
