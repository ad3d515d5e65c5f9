import type { StubAnswer } from './responses.ts'
import { callsOf } from './calls.ts'
import { runUntil } from './clock.ts'
import { invoicesOf, onSettled, refuseLater } from './collecting.ts'
import { expanded } from './expand.ts'
import { type Form, textsAt } from './form.ts'
import { type ForeignWish, makeForeign } from './foreign.ts'
import { settle } from './intents.ts'
import { rememberAnswers } from './keys.ts'
import { payoutsOf, type StubPayoutWish } from './payouts.ts'
import { type RefundEnd, returns } from './returns.ts'
import { settleSetup } from './setups.ts'
import { type LedgerLine, Store, type StubEvent } from './store.ts'
import type { Outcome } from './tokens.ts'

/** Money that was taken, as the tests of gifts count it. */
export type StubCharge = { intentId: string; giftId: string | undefined; amount: number; currency: string }

/** What one account holds: nothing of it can be reached with another account's key. */
export class StubAccount {
  readonly #store: Store
  readonly #keys = rememberAnswers()
  readonly #returns: ReturnType<typeof returns>
  readonly #calls: ReturnType<typeof callsOf>
  #refundEnd: RefundEnd = 'succeeded'

  /**
   * @param now the clock of the account, until a test moves it
   * @param problem takes a sentence for what the product must never ask
   */
  constructor(
    onEvent: (event: StubEvent) => void,
    now: () => Date = () => new Date(),
    problem: (sentence: string) => void = () => {},
  ) {
    this.#store = new Store(now, onEvent)
    this.#returns = returns(this.#store)
    this.#calls = callsOf(this.#store, this.#returns, () => this.#refundEnd, problem)
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
  /** Money that was taken: one line for each success. */
  get charges(): StubCharge[] {
    return this.#store.ledger
      .filter(({ kind }) => kind === 'charge')
      .map(({ intentId, giftId, amount, currency }) => ({ intentId, giftId, amount, currency }))
  }
  /** Everything that came in and went back, in order: what the books of the product must agree with to the penny. */
  ledger(): readonly LedgerLine[] {
    return this.#store.ledger
  }
  /** What the account holds of it in the end, by currency. */
  balance(currency: string): number {
    return this.#store.ledger
      .filter((line) => line.currency === currency)
      .reduce((total, { amount }) => total + amount, 0)
  }

  /** Lets happen what the clock says is due, and tells of it. */
  #live<T>(work: () => T): T {
    runUntil(this.#store, this.#store.due())
    const done = work()
    this.#store.flush()
    return done
  }

  once = this.#keys.once
  /** As if a day had passed: no key is remembered. */
  forgetKeys = this.#keys.forget

  /** The answer to one of Stripe's calls; nothing for a call the stub does not know. */
  call(name: string, id: string, form: Form): StubAnswer | undefined {
    const call = this.#calls[name]
    if (!call) return undefined
    const { status, body } = this.#live(() => call(id, form))
    return { status, body: status === 200 ? expanded(this.#store, body, Object.values(textsAt(form, 'expand'))) : body }
  }

  /** Something happened that none of the account's own calls did. */
  tell = (type: string, object: object): void => this.#live(() => this.#store.emit(type, object))

  /** A regular gift that another system has made in the same account. @returns its id */
  otherSystem = (wish: ForeignWish = {}): string => makeForeign(this.#store, wish).id

  /** Makes a payment intent that is no gift of the product's: another shop's in the same account. */
  create = (form: Form): StubAnswer | undefined => this.call('POST /v1/payment_intents', '', form)

  /**
   * Moves the account's clock: what falls due is drawn up at its instant, charged an hour later with the card that
   * stands, tried again after 3, 5 and 7 days, and then given up.
   */
  advanceTo(to: Date): void {
    runUntil(this.#store, Math.floor(to.getTime() / 1000))
    this.#store.flush()
  }

  /** The account's clock. */
  now = (): Date => new Date(this.#store.now() * 1000)

  /** Tells what happens in one moment in any order, as Stripe may; the same for the same seed. */
  disorder = (seed: number): void => this.#store.disorder(seed)

  /**
   * The next collections of a customer meet this, one each: a bank's decline code, `authentication_required`,
   * `processing` or `succeeds`.
   */
  declineNext(customerId: string, ...codes: string[]): void {
    this.#store.declines.set(customerId, [...(this.#store.declines.get(customerId) ?? []), ...codes])
  }

  /**
   * As if Stripe did not make a card that was set up the one its subscription is collected from: its documents promise
   * that for a payment, and say nothing of a setup.
   */
  forgetsCards(): void {
    this.#store.keepsCards = false
  }

  /** The collections of a subscription, in the order they were drawn up. */
  invoicesOf = (subscriptionId: string) => invoicesOf(this.#store, subscriptionId)

  /** The giver passes, or fails, the bank's check of a payment or of a card that is set up. */
  authenticate(id: string, passes: boolean): void {
    const code = id.startsWith('seti_')
      ? 'setup_intent_authentication_failure'
      : 'payment_intent_authentication_failure'
    if (this.#statusOf(id) !== 'requires_action') throw new Error(`${id} waits for no bank check.`)
    this.#put(id, passes ? { status: 'succeeded' } : { decline: code, code })
  }

  /** What waits for a bank's check under a client secret. */
  waitingFor(clientSecret: string): string | undefined {
    const all = [...this.intents.values(), ...this.setups.values()]
    return all.find(({ client_secret, status }) => client_secret === clientSecret && status === 'requires_action')?.id
  }

  /** Puts an intent where a test wants it, with its event, unless what happened to it is final. @returns whether it moved */
  move(id: string, outcome: Outcome | { status: 'canceled' }): boolean {
    const status = this.#statusOf(id)
    if (!status || status === 'succeeded' || status === 'canceled') return false
    this.#put(id, outcome)
    return true
  }

  /** The slow bank decides. */
  finish(id: string, paid: boolean): void {
    if (this.#statusOf(id) !== 'processing') throw new Error(`Intent ${id} is not processing.`)
    this.#put(id, paid ? { status: 'succeeded' } : { decline: 'generic_decline', code: 'card_declined' })
    if (!paid) this.#live(() => refuseLater(this.#store, id))
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

  /** Refunds made from now on end so at first; a pending one is settled or fails when the test says so. */
  refundsAre(end: RefundEnd): void {
    this.#refundEnd = end
  }
  settleRefund = (id: string): void => this.#live(() => this.#returns.settleRefund(id))
  failRefund = (id: string): void => this.#live(() => this.#returns.failRefund(id))
  /** Gives back in Stripe's own dashboard, part or all. */
  refund(intentId: string, amount?: number): string {
    const { body } = this.#live(() =>
      this.#returns.refund(
        { payment_intent: intentId, ...(amount === undefined ? {} : { amount: String(amount) }) },
        this.#refundEnd,
      ),
    )
    if (typeof body === 'object' && body && 'id' in body) return String(body.id)
    throw new Error(`It cannot be refunded: ${JSON.stringify(body)}`)
  }
  /** The giver's bank takes the money back. @returns the dispute's id */
  dispute = (intentId: string, amount?: number): string =>
    this.#live(() => this.#returns.openDispute(intentId, amount)).id
  /** Pays the balance out to the bank. @returns the payout's id */
  payOut = (wish: StubPayoutWish = {}): string => this.#live(() => payoutsOf(this.#store).payOut(wish)).id
  /** The bank sends a payout back. */
  failPayout = (id: string, code = 'account_closed'): void =>
    this.#live(() => payoutsOf(this.#store).failPayout(id, code))
  /** Writes a line into the balance that is no payment, such as a fee of Stripe's own. */
  addToBalance = (type: 'stripe_fee' | 'adjustment' | 'reserve_transaction', amount: number, fee = 0): void =>
    void payoutsOf(this.#store).add(type, amount, { fee })
  get payouts() {
    return this.#store.payouts
  }
  /** Takes a right from the account's key, as `payout_read`, or gives it back. */
  deny = (right: string): void => void this.#store.deniedRights.add(right)
  permit = (right: string): void => void this.#store.deniedRights.delete(right)
  closeDispute = (id: string, as: 'won' | 'lost'): void => this.#live(() => this.#returns.closeDispute(id, as))
}
