import type { GiftRhythm, PaymentMode } from '@minaret/contract'
import type { invoiceStates } from '@minaret/foundation/db'

/** The public details of a card. */
export type Card = { brand: string; last4: string }

/** A donor's details for recurring collections. */
export type Payer = {
  /** The customer of an earlier regular gift at this account; created if undefined. */
  customerId?: string
  name: string
  email: string
  /** Deterministic per donor and account, so that a repeat after a lost response finds the first. */
  idempotencyKey: string
}

/** A request for recurring collections for a regular gift. */
export type SubscriptionRequest = {
  regularGiftId: string
  causeId: string
  fund: string
  /** The cause's title, for the donor's statement and the provider's pages. */
  title: string
  customerId: string
  rhythm: GiftRhythm
  amountMinor: number
  currency: string
  /** The first collection, which must be in the future. */
  startsAt: Date
  /** A time between the last collection and the one that would follow. */
  endsAt?: Date
  /** `jum:{tenant}:{cycle}:create`. */
  idempotencyKey: string
}

/** An attempt to set up a card for later collections. */
export type Setup = {
  accountId: string
  id: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  customerId?: string
  tenantId?: string
  regularGiftId?: string
  /** The card that was set up. */
  paymentMethodId?: string
  card?: Card
  /** For the donor's browser during a bank check; never stored or logged. */
  clientSecret?: string
  declineCode?: string
}

/** A subscription at the provider: our own authenticated read, or the response to a change. */
export type Subscription = {
  accountId: string
  id: string
  mode: PaymentMode
  /** From its metadata; a subscription without it is not ours. */
  tenantId?: string
  regularGiftId?: string
  customerId: string
  /**
   * `incomplete`: it has no card yet. `running`: it collects. `paused`: due collections are voided and not collected
   * later. `past_due`: the last collection failed and is retried. `ended`: it never collects again.
   */
  status: 'incomplete' | 'running' | 'paused' | 'past_due' | 'ended'
  rhythm: GiftRhythm
  amountMinor: number
  currency: string
  /** The setup intent waiting for a card, if any. */
  setupIntentId?: string
  card?: Card
  /** The next collection, whether paused or not. */
  nextAt?: Date
  resumesAt?: Date
  endsAt?: Date
}

/**
 * Any subscription of the account, with the fields that decide whether it can be adopted. Other systems may have created
 * it, so any field may be missing or unexpected.
 */
export type ListedSubscription = {
  accountId: string
  id: string
  mode: PaymentMode
  /** The provider's status. */
  status: string
  customerId?: string
  name: string
  email: string
  /** Number of items. */
  items: number
  /** `day`, `week`, `month` or `year`, and the number of them between two collections. */
  interval?: string
  intervalCount: number
  /** Undefined if there is no fixed amount in whole minor units. */
  amountMinor?: number
  currency: string
  /** The start of its first period, the last due time and the next. */
  anchorAt?: Date
  lastAt?: Date
  nextAt?: Date
  isPaused: boolean
  /** Whether it has an end date. */
  endsByItself: boolean
  /** Whether a schedule at the provider changes it. */
  isScheduled: boolean
  /** Whether the donor is emailed an invoice instead of being charged. */
  isInvoiced: boolean
  /** Whether the money goes to another account. */
  isTransferred: boolean
  /** Whether a discount changes the collected amount. */
  isDiscounted: boolean
  /** Whether the current key can change it: a platform's key can't change subscriptions the platform didn't create. */
  canChange: boolean
  /** The id of the application that created it. */
  application?: string
  /** The application's fee from each collection. */
  feePercent?: number
  labels: Readonly<Record<string, string>>
  card?: Card
}

/** A collection at the provider. */
export type Invoice = {
  accountId: string
  id: string
  mode: PaymentMode
  subscriptionId: string
  /** From the metadata of its subscription. */
  tenantId?: string
  regularGiftId?: string
  status: (typeof invoiceStates)[number]
  /** The amount due, and the amount received. */
  amountMinor: number
  paidMinor: number
  currency: string
  /** The time the subscription fell due. */
  dueAt: Date
  paidAt?: Date
  tries: number
  nextTryAt?: Date
  /** The payment behind it, once it has been charged. */
  intentId?: string
  /** Why the last try failed; never displayed. `authentication_required`: the bank requires a check. */
  declineCode?: string
}

/** A change to a subscription. */
export type SubscriptionChange =
  /** Voids the collections due before it resumes, and those drafted or open now. */
  | { kind: 'pause'; resumesAt?: Date }
  | { kind: 'resume' }
  /** From the next collection on. */
  | { kind: 'amount'; amountMinor: number }
  /** The card of a succeeded setup. */
  | { kind: 'card'; paymentMethodId: string }
  /** Immediate; drafted and open collections are withdrawn. Ending again succeeds. */
  | { kind: 'end' }

/**
 * Recurring collections. Each call throws `OutcomeUnknown` or `ProviderRefusal`, like the other calls of a gateway. A
 * repeat with the same key returns the first result; the same key with another request throws `OutcomeUnknown`.
 */
export type Billing = {
  /** Finds or creates the donor's customer. @returns its id */
  customer(payer: Payer): Promise<string>
  /** Creates the subscription. It collects nothing before a card is set up and `startsAt` has passed. */
  subscribe(order: SubscriptionRequest): Promise<Subscription>
  readSubscription(id: string): Promise<Subscription>
  /** Lists all subscriptions of the account, including other systems' and ended ones. */
  listSubscriptions(): AsyncIterable<ListedSubscription>
  /** Finds a regular gift's subscription among those created since a time, for use once the key has expired. */
  findSubscription(regularGiftId: string, since: Date): Promise<Subscription | undefined>
  changeSubscription(id: string, change: SubscriptionChange, idempotencyKey: string): Promise<Subscription>
  /** Lists a subscription's collections since a time, oldest first. */
  invoicesOf(subscriptionId: string, since: Date): Promise<Invoice[]>
  readInvoice(id: string): Promise<Invoice>
  /** Tries an open collection now with the current card. A decline is a result, not an error. */
  payInvoice(id: string, idempotencyKey: string): Promise<Invoice>
  /** Returns the client secret for the bank check of an open collection. */
  invoiceSecret(id: string): Promise<string | undefined>
  /**
   * Sets up a card for later collections, with the subscription's setup intent or a new one for a replaced card. A
   * decline is a result with the status `requires_payment_method` and a code.
   */
  setUp(order: {
    regularGiftId: string
    customerId: string
    setupIntentId?: string
    confirmationTokenId: string
    idempotencyKey: string
  }): Promise<Setup>
  readSetup(id: string): Promise<Setup>
}

/** The returns of a payment at the provider. */
export type Returns = {
  refunds: { id: string; amountMinor: number; status: 'pending' | 'succeeded' | 'failed'; at: Date }[]
  /** `open` withholds the money until the dispute is decided; `won` returns it. */
  disputes: { id: string; amountMinor: number; status: 'open' | 'won' | 'lost'; at: Date }[]
}

/** A payment received by the provider, whether or not we have recorded it. */
export type ProviderPayment = {
  intentId: string
  /** The collection it pays for, if it is one of a subscription. */
  invoiceId?: string
  subscriptionId?: string
  amountMinor: number
  currency: string
  at: Date
  /** From its metadata, or that of its subscription. */
  tenantId?: string
  giftId?: string
  regularGiftId?: string
  /** Whether the payment has returns, if the list includes it; saves calling `returnsOf`. */
  returned?: { refundedMinor: number; disputed: boolean }
}

/** An event from the provider's list. */
export type ListedEvent = { id: string; type: string; at: Date; about: EventSubject }

/** The ids in an event, whose objects should be read again. */
export type EventSubject = {
  intentId?: string
  chargeId?: string
  subscriptionId?: string
  invoiceId?: string
  setupIntentId?: string
  payoutId?: string
}

/** The provider's own payment records, and refunds. */
export type PaymentRecords = {
  returnsOf(intentId: string): Promise<Returns>
  /** Refunds a payment in part or in full. @returns the refund's id */
  refund(order: { intentId: string; giftId: string; amountMinor: number; idempotencyKey: string }): Promise<string>
  /** Lists received payments, oldest first. */
  paymentsBetween(from: Date, before: Date): AsyncIterable<ProviderPayment>
  /** Lists events since a time, oldest first, to process those no webhook has delivered. */
  eventsSince(since: Date): AsyncIterable<ListedEvent>
}
