import type Stripe from 'stripe'
import { ok, badRequest, notFound, type StubResponse } from './responses.ts'
import { type Form, textAt, textsAt } from './form.ts'
import { consumeToken } from './intents.ts'
import { makeMethod, makeSetup } from './makeBilling.ts'
import { idOf, type Store, toApiObject } from './store.ts'
import type { OffSessionOutcome, Outcome } from './tokens.ts'

/** Attaches a set-up card to its customer, and to the subscription that waited for it. */
function attachMethod(store: Store, setup: Stripe.SetupIntent): void {
  const method = store.methods.get(idOf(setup.payment_method))
  if (!method) return
  method.customer = idOf(setup.customer)
  for (const subscription of store.subscriptions.values())
    if (subscription.pending_setup_intent === setup.id) {
      subscription.pending_setup_intent = null
      if (store.attachesNewCards && subscription.payment_settings?.save_default_payment_method === 'on_subscription')
        subscription.default_payment_method = method.id
      store.emit('customer.subscription.updated', subscription)
    }
}

/** Sets the outcome of a card setup, and emits the events. */
export function settleSetup(store: Store, setup: Stripe.SetupIntent, outcome: Outcome): void {
  setup.next_action = null
  setup.last_setup_error = null
  if ('decline' in outcome) {
    const { code, decline } = outcome
    setup.status = 'requires_payment_method'
    setup.payment_method = null
    setup.last_setup_error = { type: 'card_error', code, decline_code: decline, message: 'Your card was declined.' }
    store.emit('setup_intent.setup_failed', setup)
    return
  }
  setup.status = outcome.status
  if (outcome.status === 'requires_action')
    setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  if (outcome.status === 'succeeded') {
    store.emit('setup_intent.succeeded', setup)
    attachMethod(store, setup)
  }
  if (outcome.status === 'requires_action') store.emit('setup_intent.requires_action', setup)
}

/** Stripe's calls on setup intents. */
export function setupCalls(store: Store) {
  const confirm = (setup: Stripe.SetupIntent, token: string | undefined): StubResponse => {
    if (setup.status !== 'requires_payment_method' && setup.status !== 'requires_action')
      return badRequest('setup_intent_unexpected_state', `This SetupIntent is ${setup.status}.`, {
        setup_intent: toApiObject(setup),
      })
    const { refused, outcome } = consumeToken(store, token)
    if (refused) return refused
    attachCard(setup, outcome.offSession)
    settleSetup(store, setup, outcome.now)
    if (!setup.last_setup_error) return ok(setup)
    return { status: 402, body: { error: { ...setup.last_setup_error, setup_intent: toApiObject(setup) } } }
  }
  const attachCard = (setup: Stripe.SetupIntent, outcome: OffSessionOutcome = 'succeeds') => {
    const method = makeMethod(idOf(setup.customer), store.now())
    // It is attached to the customer only after the setup succeeds.
    method.customer = null
    store.methods.set(method.id, method)
    store.offSessionOutcomes.set(method.id, outcome)
    setup.payment_method = method.id
  }
  const withSetup = (id: string, respond: (setup: Stripe.SetupIntent) => StubResponse): StubResponse => {
    const setup = store.setups.get(id)
    return setup ? respond(setup) : notFound('setup_intent', id, 'intent')
  }
  return {
    create(form: Form): StubResponse {
      const customer = textAt(form, 'customer') ?? ''
      if (!store.customers.has(customer)) return notFound('customer', customer, 'customer')
      const setup = makeSetup(customer, textsAt(form, 'metadata'), store.now())
      if (textAt(form, 'confirm') !== 'true') {
        store.setups.set(setup.id, setup)
        return ok(setup)
      }
      const response = confirm(setup, textAt(form, 'confirmation_token'))
      if (response.status === 200 || response.status === 402) store.setups.set(setup.id, setup)
      return response
    },
    confirm: (id: string, form: Form) => withSetup(id, (setup) => confirm(setup, textAt(form, 'confirmation_token'))),
    read: (id: string) => withSetup(id, ok),
  }
}
