import type Stripe from 'stripe'
import type { StubDispute, StubIntent } from './makeIntent.ts'
import { type OffSessionOutcome, newId } from './tokens.ts'

/** A Stripe object in the API's format. */
export type ApiObject = { id: string; [name: string]: unknown }

/** An event in the format Stripe posts. */
export type StubEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: ApiObject }
  livemode: boolean
  pending_webhooks: number
  request: null
  type: string
  /** The connected account's id, for events of connected accounts. */
  account?: string
}

/** A line of the stub's ledger: a charge or a refund. */
export type LedgerLine = {
  kind: 'charge' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'
  /** The signed amount, in the minor unit. */
  amount: number
  currency: string
  at: number
  intentId: string
  invoiceId?: string
  giftId?: string
  regularGiftId?: string
}

const isApiObject = (value: unknown): value is ApiObject =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** Returns a copy of an object in the API's format, unaffected by later changes. */
export function toApiObject(value: object): ApiObject {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  if (!isApiObject(copy)) throw new Error('Expected an object with an id')
  return copy
}

/** Returns the id of an object or an id; empty if there is none. */
export const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '')

/** Returns a small, fast pseudo-random generator (mulberry32), deterministic by seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Events that are never posted: webhooks do not subscribe to them. */
const unsentEventTypes = ['charge.succeeded', 'charge.failed']

/** The objects, clock and events of one account. */
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
  /** The balance transactions, each with its payout. */
  readonly transactions = new Map<string, { line: Stripe.BalanceTransaction; payout: string | undefined }>()
  /** The permissions the account's key lacks, such as `payout_read`. */
  readonly deniedPermissions = new Set<string>()
  readonly events: StubEvent[] = []
  readonly ledger: LedgerLine[] = []
  /** The used tokens: each is valid once. */
  readonly usedTokens = new Set<string>()
  /** The outcomes of off-session charges, by payment method. */
  readonly offSessionOutcomes = new Map<string, OffSessionOutcome>()
  /** Whether a newly set-up card becomes its subscription's default, as the subscription requests. */
  attachesNewCards = true
  /** The outcomes of the next charges, by customer. */
  readonly declines = new Map<string, string[]>()
  /** Shuffles the events of one moment, because Stripe guarantees no order. */
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

  /** Returns the account's time, in seconds. It never decreases, except while running overdue steps. */
  now(): number {
    if (this.#during !== undefined) return this.#during
    this.#at = this.dueUntil()
    return this.#at
  }

  /** Moves the clock to a later time. */
  setNow(seconds: number): void {
    this.#at = Math.max(this.#at, seconds)
  }

  /** Runs work with the clock at the time it was due. */
  runAt(seconds: number, work: () => void): void {
    this.#during = seconds
    work()
    this.flush()
    this.#during = undefined
  }

  /** Returns the current time without advancing the clock: everything up to then is due. */
  dueUntil(): number {
    return Math.max(this.#at, Math.floor(this.#now().getTime() / 1000))
  }

  shuffleEvents(seed: number): void {
    this.#shuffle = createRandom(seed)
  }

  emit(type: string, object: object, created = this.now()): void {
    this.#moment.push({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: { object: toApiObject(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    })
  }

  /** Sends the events of this moment. */
  flush(): void {
    const events = this.#moment
    this.#moment = []
    const random = this.#shuffle
    if (random)
      for (let last = events.length - 1; last > 0; last -= 1) {
        const swapIndex = Math.floor(random() * (last + 1))
        const [a, b] = [events[last], events[swapIndex]]
        if (a && b) [events[last], events[swapIndex]] = [b, a]
      }
    for (const event of events) {
      this.events.push(event)
      if (!unsentEventTypes.includes(event.type)) this.#onEvent(event)
    }
  }
}
