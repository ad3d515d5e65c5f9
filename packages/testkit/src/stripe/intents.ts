import { ok, badRequest, notFound, type StubResponse } from './responses.ts'
import { type Form, textAt, textsAt } from './form.ts'
import { makeCharge, makeIntent, type StubIntent } from './makeIntent.ts'
import { idOf, type Store, toApiObject } from './store.ts'
import { type Outcome, outcomeOf } from './tokens.ts'

/** Called after an intent's outcome was set. */
export type OnSettled = (store: Store, intent: StubIntent) => void

/** Sets an intent's outcome, records the charge, and emits the events. */
export function settle(
  store: Store,
  intent: StubIntent,
  outcome: Outcome | { status: 'canceled' },
  onSettled: OnSettled,
): void {
  intent.next_action = null
  intent.last_payment_error = null
  if ('decline' in outcome) {
    const { code, decline } = outcome
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { type: 'card_error', code, decline_code: decline, message: 'Your card was declined.' }
    const charge = makeCharge(intent, store.now(), false)
    store.charges.set(charge.id, charge)
    store.emit('charge.failed', charge)
    store.emit('payment_intent.payment_failed', intent)
    return
  }
  intent.status = outcome.status
  if (outcome.status === 'requires_action')
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  if (outcome.status === 'canceled') intent.canceled_at = store.now()
  if (outcome.status === 'succeeded') {
    intent.amount_received = intent.amount
    const charge = makeCharge(intent, store.now(), true)
    intent.latest_charge = charge.id
    store.charges.set(charge.id, charge)
    store.ledger.push({ kind: 'charge', amount: intent.amount, ...ledgerDetailsOf(store, intent) })
    store.emit('charge.succeeded', charge)
  }
  store.emit(`payment_intent.${outcome.status}`, intent)
  onSettled(store, intent)
}

/** Returns the details of an intent for a ledger line. */
export function ledgerDetailsOf(store: Store, intent: StubIntent) {
  const payment = [...store.invoicePayments.values()].find(
    ({ payment: { payment_intent } }) => payment_intent === intent.id,
  )
  const invoice = store.invoices.get(idOf(payment?.invoice))
  const metadata = invoice?.parent?.subscription_details?.metadata
  return {
    currency: intent.currency,
    at: store.now(),
    intentId: intent.id,
    giftId: intent.metadata.donation_id,
    invoiceId: invoice?.id,
    regularGiftId: metadata?.jummah_id,
  }
}

/** Consumes a confirmation token. @returns its outcome, or Stripe's error if it is unknown or already used */
export function consumeToken(store: Store, token: string | undefined) {
  const outcome = outcomeOf(token)
  if (!token || !outcome) return { refused: notFound('confirmation token', '', 'confirmation_token') }
  if (store.usedTokens.has(token))
    return {
      refused: badRequest('confirmation_token_used', 'This token has been used.', { param: 'confirmation_token' }),
    }
  store.usedTokens.add(token)
  return { outcome }
}

/** Stripe's calls on payment intents. */
export function intentCalls(store: Store, onSettled: OnSettled) {
  const confirm = (intent: StubIntent, token: string | undefined): StubResponse => {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      return badRequest('payment_intent_unexpected_state', `This PaymentIntent is ${intent.status}.`, {
        payment_intent: toApiObject(intent),
      })
    const { refused, outcome } = consumeToken(store, token)
    if (refused) return refused
    settle(store, intent, outcome.now, onSettled)
    if (!intent.last_payment_error) return ok(intent)
    return { status: 402, body: { error: { ...intent.last_payment_error, payment_intent: toApiObject(intent) } } }
  }
  const withIntent = (id: string, respond: (intent: StubIntent) => StubResponse): StubResponse => {
    const intent = store.intents.get(id)
    return intent ? respond(intent) : notFound('payment_intent', id, 'intent')
  }
  return {
    create(form: Form): StubResponse {
      const amount = Number(textAt(form, 'amount'))
      const currency = textAt(form, 'currency') ?? ''
      const intent = makeIntent({ amount, currency, metadata: textsAt(form, 'metadata') }, store.now())
      if (textAt(form, 'confirm') !== 'true') {
        store.intents.set(intent.id, intent)
        return ok(intent)
      }
      const response = confirm(intent, textAt(form, 'confirmation_token'))
      if (response.status === 200 || response.status === 402) store.intents.set(intent.id, intent)
      return response
    },
    confirm: (id: string, form: Form) =>
      withIntent(id, (intent) => confirm(intent, textAt(form, 'confirmation_token'))),
    read: (id: string) => withIntent(id, ok),
    cancel: (id: string) =>
      withIntent(id, (intent) => {
        if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
          return badRequest('payment_intent_unexpected_state', 'It cannot be canceled.', {
            payment_intent: toApiObject(intent),
          })
        settle(store, intent, { status: 'canceled' }, onSettled)
        return ok(intent)
      }),
  }
}
