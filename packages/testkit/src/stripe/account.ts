import type { StubResponse } from './responses.ts'
import { callsOf } from './calls.ts'
import { runUntil } from './clock.ts'
import { invoicesOf, onSettled, failProcessing } from './collecting.ts'
import { expandIds } from './expand.ts'
import { type Form, textsAt } from './form.ts'
import { type OtherSystemOptions, createOtherSubscription } from './foreign.ts'
import { settle } from './intents.ts'
import { createIdempotencyKeys } from './keys.ts'
import { payoutsOf, type StubPayoutOptions } from './payouts.ts'
import { type RefundOutcome, refundOperations } from './returns.ts'
import { settleSetup } from './setups.ts'
import { type LedgerLine, Store, type StubEvent } from './store.ts'
import type { Outcome } from './tokens.ts'

/** A successful charge, as counted by gift tests. */
export type StubCharge = { intentId: string; giftId: string | undefined; amount: number; currency: string }

/** The data of one account, inaccessible with another account's key. */
export class StubAccount {
  readonly #store: Store
  readonly #keys = createIdempotencyKeys()
  readonly #returns: ReturnType<typeof refundOperations>
  readonly #calls: ReturnType<typeof callsOf>
  #refundEnd: RefundOutcome = 'succeeded'

  /**
   * @param now the account's clock, until a test moves it
   * @param reportProblem reports a call that the product must never make
   */
  constructor(
    onEvent: (event: StubEvent) => void,
    now: () => Date = () => new Date(),
    reportProblem: (message: string) => void = () => {},
  ) {
    this.#store = new Store(now, onEvent)
    this.#returns = refundOperations(this.#store)
    this.#calls = callsOf(this.#store, this.#returns, () => this.#refundEnd, reportProblem)
  }

  get intents() {
    return this.#store.intents
  }
  get customers() {
    return this.#store.customers
  }
  get products() {
    return this.#store.products
  }
  get setups() {
    return this.#store.setups
  }
  get subscriptions() {
    return this.#store.subscriptions
  }
  get invoices() {
    return this.#store.invoices
  }
  get refunds() {
    return this.#store.refunds
  }
  get disputes() {
    return this.#store.disputes
  }
  get events(): StubEvent[] {
    return this.#store.events
  }
  /** The successful charges. */
  get charges(): StubCharge[] {
    return this.#store.ledger
      .filter(({ kind }) => kind === 'charge')
      .map(({ intentId, giftId, amount, currency }) => ({ intentId, giftId, amount, currency }))
  }
  /** All charges and refunds, in order: the product's ledger must match them to the penny. */
  ledger(): readonly LedgerLine[] {
    return this.#store.ledger
  }
  /** Returns the account's balance in a currency. */
  balance(currency: string): number {
    return this.#store.ledger
      .filter((line) => line.currency === currency)
      .reduce((total, { amount }) => total + amount, 0)
  }

  /** Runs all due steps and then the call, and sends the events. */
  #live<T>(work: () => T): T {
    runUntil(this.#store, this.#store.dueUntil())
    const result = work()
    this.#store.flush()
    return result
  }

  runOnce = this.#keys.runOnce
  /** Forgets all idempotency keys, as after a day. */
  forgetKeys = this.#keys.forget

  /** Responds to one of Stripe's calls; undefined if the stub does not support it. */
  call(name: string, id: string, form: Form): StubResponse | undefined {
    const call = this.#calls[name]
    if (!call) return undefined
    const { status, body } = this.#live(() => call(id, form))
    return {
      status,
      body: status === 200 ? expandIds(this.#store, body, Object.values(textsAt(form, 'expand'))) : body,
    }
  }

  /** Sends an event that was not caused by one of the account's calls. */
  emit = (type: string, object: object): void => this.#live(() => this.#store.emit(type, object))

  /** Creates another system's regular gift in the same account. @returns its id */
  createOtherSystemGift = (options: OtherSystemOptions = {}): string => createOtherSubscription(this.#store, options).id

  /** Creates another application's payment intent in the same account. */
  createIntent = (form: Form): StubResponse | undefined => this.call('POST /v1/payment_intents', '', form)

  /**
   * Moves the account's clock: each invoice is created when due, charged an hour later with the current card, retried after 3, 5 and
   * 7 days, and then abandoned.
   */
  advanceTo(to: Date): void {
    runUntil(this.#store, Math.floor(to.getTime() / 1000))
    this.#store.flush()
  }

  /** Returns the account's time. */
  now = (): Date => new Date(this.#store.now() * 1000)

  /** Sends the events of one moment in random order, as Stripe may; the same for the same seed. */
  shuffleEvents = (seed: number): void => this.#store.shuffleEvents(seed)

  /**
   * Sets the outcomes of a customer's next charges: a bank's decline code, `authentication_required`, `processing` or
   * `succeeds`.
   */
  setNextOutcomes(customerId: string, ...codes: string[]): void {
    this.#store.declines.set(customerId, [...(this.#store.declines.get(customerId) ?? []), ...codes])
  }

  /**
   * Stops Stripe from using a newly set-up card for its subscription: the documentation promises this for a payment, but
   * does not mention a setup.
   */
  ignoreNewCards(): void {
    this.#store.attachesNewCards = false
  }

  /** Returns the invoices of a subscription, in the order of creation. */
  invoicesOf = (subscriptionId: string) => invoicesOf(this.#store, subscriptionId)

  /** Completes the bank's check of a payment or a card setup, with success or failure. */
  authenticate(id: string, passes: boolean): void {
    const code = id.startsWith('seti_')
      ? 'setup_intent_authentication_failure'
      : 'payment_intent_authentication_failure'
    if (this.#statusOf(id) !== 'requires_action') throw new Error(`${id} is not waiting for a bank check.`)
    this.#put(id, passes ? { status: 'succeeded' } : { decline: code, code })
  }

  /** Returns the id of the intent that waits for a bank's check, by its client secret. */
  findWaitingIntent(clientSecret: string): string | undefined {
    const allIntents = [...this.intents.values(), ...this.setups.values()]
    return allIntents.find(
      ({ client_secret, status }) => client_secret === clientSecret && status === 'requires_action',
    )?.id
  }

  /** Sets an intent's outcome and sends its event, unless it is already final. @returns whether it was changed */
  setOutcome(id: string, outcome: Outcome | { status: 'canceled' }): boolean {
    const status = this.#statusOf(id)
    if (!status || status === 'succeeded' || status === 'canceled') return false
    this.#put(id, outcome)
    return true
  }

  /** Completes a processing payment. */
  completeProcessing(id: string, isPaid: boolean): void {
    if (this.#statusOf(id) !== 'processing') throw new Error(`Intent ${id} is not processing.`)
    this.#put(id, isPaid ? { status: 'succeeded' } : { decline: 'generic_decline', code: 'card_declined' })
    if (!isPaid) this.#live(() => failProcessing(this.#store, id))
  }

  #statusOf(id: string): string | undefined {
    return this.intents.get(id)?.status ?? this.setups.get(id)?.status
  }

  #put(id: string, outcome: Outcome | { status: 'canceled' }): void {
    this.#live(() => {
      const intent = this.intents.get(id)
      const setup = this.setups.get(id)
      if (intent) settle(this.#store, intent, outcome, onSettled)
      else if (setup && !('status' in outcome && outcome.status === 'canceled'))
        settleSetup(this.#store, setup, 'decline' in outcome ? outcome : { status: outcome.status })
    })
  }

  /** Sets the initial outcome of future refunds; the test settles or fails a pending one. */
  setRefundOutcome(outcome: RefundOutcome): void {
    this.#refundEnd = outcome
  }
  settleRefund = (id: string): void => this.#live(() => this.#returns.settleRefund(id))
  failRefund = (id: string): void => this.#live(() => this.#returns.failRefund(id))
  /** Refunds in Stripe's dashboard, partly or fully. */
  refund(intentId: string, amount?: number): string {
    const { body } = this.#live(() =>
      this.#returns.refund(
        { payment_intent: intentId, ...(amount === undefined ? {} : { amount: String(amount) }) },
        this.#refundEnd,
      ),
    )
    if (typeof body === 'object' && body && 'id' in body) return String(body.id)
    throw new Error(`The refund failed: ${JSON.stringify(body)}`)
  }
  /** Opens a dispute by the donor's bank. @returns the dispute's id */
  openDispute = (intentId: string, amount?: number): string =>
    this.#live(() => this.#returns.openDispute(intentId, amount)).id
  /** Pays out the balance to the bank. @returns the payout's id */
  payOut = (options: StubPayoutOptions = {}): string => this.#live(() => payoutsOf(this.#store).payOut(options)).id
  /** Fails a payout: the bank returns it. */
  failPayout = (id: string, code = 'account_closed'): void =>
    this.#live(() => payoutsOf(this.#store).failPayout(id, code))
  /** Adds a balance transaction that is not a payment, such as a Stripe fee. */
  addToBalance = (type: 'stripe_fee' | 'adjustment' | 'reserve_transaction', amount: number, fee = 0): void =>
    void payoutsOf(this.#store).add(type, amount, { fee })
  get payouts() {
    return this.#store.payouts
  }
  /** Removes a permission of the account's key, such as `payout_read`, or restores it. */
  denyPermission = (right: string): void => void this.#store.deniedPermissions.add(right)
  grantPermission = (right: string): void => void this.#store.deniedPermissions.delete(right)
  closeDispute = (id: string, status: 'won' | 'lost'): void => this.#live(() => this.#returns.closeDispute(id, status))
}
