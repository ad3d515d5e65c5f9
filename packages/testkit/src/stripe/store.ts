import type Stripe from 'stripe'
import type { StubDispute, StubIntent } from './makeIntent.ts'
import { type OffSessionOutcome, newId } from './tokens.ts'

/** Something of Stripe's as the wire carries it. */
export type Wire = { id: string; [name: string]: unknown }

/** An event as Stripe would post it. */
export type StubEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Wire }
  livemode: boolean
  pending_webhooks: number
  request: null
  type: string
  /** Of an event of a connected account: whose it is. */
  account?: string
}

/** A line of the stub's own ledger: money that came in, or went back. */
export type LedgerLine = {
  kind: 'charge' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'
  /** Signed, in the minor unit. */
  amount: number
  currency: string
  at: number
  intentId: string
  invoiceId?: string
  giftId?: string
  cycleId?: string
}

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** What the wire would carry of an object: a copy that nothing changes any more. */
export function wireOf(value: object): Wire {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  if (!isWire(copy)) throw new Error('Everything of Stripe has an id.')
  return copy
}

/** The id of something that is named, or stands there whole; nothing has an empty one. */
export const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '')

/** Small, fast and the same for the same seed. */
export function dice(seed: number): () => number {
  let at = seed >>> 0
  return () => {
    at = (at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Never told by a webhook: nobody has asked Stripe to. */
const unsentEventTypes = ['charge.succeeded', 'charge.failed']

/** What one account holds, its clock and its events. */
export class Store {
  readonly intents = new Map<string, StubIntent>()
  readonly customers = new Map<string, Stripe.Customer>()
  readonly products = new Map<string, Stripe.Product>()
  readonly methods = new Map<string, Stripe.PaymentMethod>()
  readonly setups = new Map<string, Stripe.SetupIntent>()
  readonly subscriptions = new Map<string, Stripe.Subscription>()
  readonly invoices = new Map<string, Stripe.Invoice>()
  readonly invoicePayments = new Map<string, Stripe.InvoicePayment>()
  readonly charges = new Map<string, Stripe.Charge>()
  readonly refunds = new Map<string, Stripe.Refund>()
  readonly disputes = new Map<string, StubDispute>()
  readonly payouts = new Map<string, Stripe.Payout>()
  /** Lines of the balance, each with the payout it left in. */
  readonly transactions = new Map<string, { line: Stripe.BalanceTransaction; payout: string | undefined }>()
  /** Rights the account's key lacks, as `payout_read`. */
  readonly deniedRights = new Set<string>()
  readonly events: StubEvent[] = []
  readonly ledger: LedgerLine[] = []
  /** Tokens that were used: each is good once. */
  readonly usedTokens = new Set<string>()
  /** How a card behaves while its owner is away, by payment method. */
  readonly away = new Map<string, OffSessionOutcome>()
  /** Whether a card that was set up becomes the one its subscription is collected from, as the subscription asked. */
  keepsCards = true
  /** What the next charges of a customer meet, by customer. */
  readonly declines = new Map<string, string[]>()
  /** What is said in a moment is told in this order; Stripe promises none. */
  #shuffle: (() => number) | undefined
  #moment: StubEvent[] = []
  #at = 0
  #during: number | undefined
  readonly #now: () => Date
  readonly #onEvent: (event: StubEvent) => void

  constructor(now: () => Date, onEvent: (event: StubEvent) => void) {
    this.#now = now
    this.#onEvent = onEvent
  }

  /** The account's clock, in seconds. It never goes back, but for what is caught up with. */
  now(): number {
    if (this.#during !== undefined) return this.#during
    this.#at = this.due()
    return this.#at
  }

  /** Puts the clock to a moment in the future. */
  setNow(seconds: number): void {
    this.#at = Math.max(this.#at, seconds)
  }

  /** Does what was due at a moment as of that moment. */
  during(seconds: number, work: () => void): void {
    this.#during = seconds
    work()
    this.flush()
    this.#during = undefined
  }

  /** Where the clock would stand if it were looked at: everything up to then may happen now. */
  due(): number {
    return Math.max(this.#at, Math.floor(this.#now().getTime() / 1000))
  }

  disorder(seed: number): void {
    this.#shuffle = dice(seed)
  }

  emit(type: string, object: object, created = this.now()): void {
    this.#moment.push({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: { object: wireOf(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    })
  }

  /** Tells what has happened in this moment. */
  flush(): void {
    const reports = this.#moment
    this.#moment = []
    const roll = this.#shuffle
    if (roll)
      for (let last = reports.length - 1; last > 0; last -= 1) {
        const other = Math.floor(roll() * (last + 1))
        const [a, b] = [reports[last], reports[other]]
        if (a && b) [reports[last], reports[other]] = [b, a]
      }
    for (const event of reports) {
      this.events.push(event)
      if (!unsentEventTypes.includes(event.type)) this.#onEvent(event)
    }
  }
}
