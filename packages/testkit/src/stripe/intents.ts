import { found, invalid, missing, type StubAnswer } from './responses.ts'
import { type Form, textAt, textsAt } from './form.ts'
import { makeCharge, makeIntent, type StubIntent } from './makeIntent.ts'
import { idOf, type Store, wireOf } from './store.ts'
import { type Outcome, outcomeOf } from './tokens.ts'

/** Told when an intent of an invoice has come to something. */
export type OnSettled = (store: Store, intent: StubIntent) => void

/** Puts an outcome into an intent, books the charge, and tells of it. */
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
    store.ledger.push({ kind: 'charge', amount: intent.amount, ...whatOf(store, intent) })
    store.emit('charge.succeeded', charge)
  }
  store.emit(`payment_intent.${outcome.status}`, intent)
  onSettled(store, intent)
}

/** What a line of the ledger says of an intent. */
export function whatOf(store: Store, intent: StubIntent) {
  const payment = [...store.invoicePayments.values()].find((each) => each.payment.payment_intent === intent.id)
  const invoice = store.invoices.get(idOf(payment?.invoice))
  const of = invoice?.parent?.subscription_details?.metadata
  return {
    currency: intent.currency,
    at: store.now(),
    intentId: intent.id,
    giftId: intent.metadata.donation_id,
    invoiceId: invoice?.id,
    cycleId: of?.jummah_id,
  }
}

/** The outcome of a confirmation token that was not used before, or Stripe's refusal of it. */
export function spend(store: Store, token: string | undefined) {
  const outcome = outcomeOf(token)
  if (!token || !outcome) return { refused: missing('confirmation token', '', 'confirmation_token') }
  if (store.usedTokens.has(token))
    return {
      refused: invalid('confirmation_token_used', 'This token has been used.', { param: 'confirmation_token' }),
    }
  store.usedTokens.add(token)
  return { outcome }
}

/** Stripe's calls on payment intents. */
export function intentCalls(store: Store, onSettled: OnSettled) {
  const confirm = (intent: StubIntent, token: string | undefined): StubAnswer => {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      return invalid('payment_intent_unexpected_state', `This PaymentIntent is ${intent.status}.`, {
        payment_intent: wireOf(intent),
      })
    const { refused, outcome } = spend(store, token)
    if (refused) return refused
    settle(store, intent, outcome.now, onSettled)
    if (!intent.last_payment_error) return found(intent)
    return { status: 402, body: { error: { ...intent.last_payment_error, payment_intent: wireOf(intent) } } }
  }
  const on = (id: string, work: (intent: StubIntent) => StubAnswer): StubAnswer => {
    const intent = store.intents.get(id)
    return intent ? work(intent) : missing('payment_intent', id, 'intent')
  }
  return {
    create(form: Form): StubAnswer {
      const amount = Number(textAt(form, 'amount'))
      const currency = textAt(form, 'currency') ?? ''
      const intent = makeIntent({ amount, currency, metadata: textsAt(form, 'metadata') }, store.now())
      if (textAt(form, 'confirm') !== 'true') {
        store.intents.set(intent.id, intent)
        return found(intent)
      }
      const answer = confirm(intent, textAt(form, 'confirmation_token'))
      if (answer.status === 200 || answer.status === 402) store.intents.set(intent.id, intent)
      return answer
    },
    confirm: (id: string, form: Form) => on(id, (intent) => confirm(intent, textAt(form, 'confirmation_token'))),
    read: (id: string) => on(id, found),
    cancel: (id: string) =>
      on(id, (intent) => {
        if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
          return invalid('payment_intent_unexpected_state', 'It cannot be canceled.', {
            payment_intent: wireOf(intent),
          })
        settle(store, intent, { status: 'canceled' }, onSettled)
        return found(intent)
      }),
  }
}
