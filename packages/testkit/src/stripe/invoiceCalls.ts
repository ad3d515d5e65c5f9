import type Stripe from 'stripe'
import { ok, badRequest, notFound, errorResponse, type StubResponse } from './responses.ts'
import { attemptPayment, finalise, intentOf, voidInvoice } from './collecting.ts'
import { type Form, textAt } from './form.ts'
import { type Store, toApiObject } from './store.ts'

/** Stripe's calls on invoices. */
export function invoiceCalls(store: Store) {
  const withInvoice = (id: string, respond: (invoice: Stripe.Invoice) => StubResponse): StubResponse => {
    const invoice = store.invoices.get(id)
    return invoice ? respond(invoice) : notFound('invoice', id, 'invoice')
  }
  return {
    read: (id: string) => withInvoice(id, ok),
    finalise: (id: string, form: Form) =>
      withInvoice(id, (invoice) => {
        if (invoice.status !== 'draft') return badRequest('invoice_not_editable', 'This invoice is already finalized.')
        finalise(store, invoice, textAt(form, 'auto_advance') !== 'false')
        return ok(invoice)
      }),
    void: (id: string) =>
      withInvoice(id, (invoice) => {
        if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
          return badRequest('invoice_not_voidable', `You can only void open invoices; this one is ${invoice.status}.`)
        if (intentOf(store, invoice)?.status === 'processing')
          return badRequest('invoice_payment_processing', 'Its payment is being processed.')
        voidInvoice(store, invoice)
        return ok(invoice)
      }),
    pay: (id: string) =>
      withInvoice(id, (invoice) => {
        if (invoice.status === 'draft') finalise(store, invoice, true)
        if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
          return badRequest('invoice_not_payable', `This invoice is ${invoice.status}.`)
        attemptPayment(store, invoice)
        const intent = intentOf(store, invoice)
        if (!intent || intent.status === 'succeeded' || intent.status === 'processing') return ok(invoice)
        if (intent.status === 'requires_action')
          return errorResponse(
            402,
            'card_error',
            'invoice_payment_intent_requires_action',
            'The donor must authenticate this payment.',
            {
              payment_intent: toApiObject(intent),
            },
          )
        const error = intent.last_payment_error ?? {
          type: 'invalid_request_error',
          code: 'payment_intent_missing_card',
        }
        return { status: intent.last_payment_error ? 402 : 400, body: { error } }
      }),
  }
}
