import type { GiftRhythm, PaymentMode } from '@minaret/contract'
import type { invoiceStates } from '@minaret/foundation/db'

/** What may be known of a card. */
export type Card = { brand: string; last4: string }

/** A donor, as the provider needs to know them to collect again. */
export type Payer = {
  /** Known from an earlier regular gift of theirs at this account; made otherwise. */
  customerId?: string
  name: string
  email: string
  /** Deterministic per donor and account, so that a repeat after a lost answer finds the first. */
  idempotencyKey: string
}

/** What to collect, for which regular gift. */
export type SubscriptionRequest = {
  cycleId: string
  causeId: string
  fund: string
  /** Words for the donor's statement and the provider's pages: the cause's title. */
  title: string
  customerId: string
  rhythm: GiftRhythm
  amountMinor: number
  currency: string
  /** The first collection; ahead of now. Nothing is taken before it. */
  startsAt: Date
  /** After the last collection and before the one that would follow it. */
  endsAt?: Date
  /** `jum:{tenant}:{cycle}:create`. */
  idempotencyKey: string
}

/** The trying of a card for later collections. */
export type Setup = {
  accountId: string
  id: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  customerId?: string
  tenantId?: string
  cycleId?: string
  /** The card it has set up. */
  paymentMethodId?: string
  card?: Card
  /** For the donor's browser, while the bank wants to look; never stored, never logged. */
  clientSecret?: string
  declineCode?: string
}

/** A subscription as the provider holds it: our own authenticated reading, or the answer to a change. */
export type Subscription = {
  accountId: string
  id: string
  mode: PaymentMode
  /** From its metadata; one without them is not ours. */
  tenantId?: string
  cycleId?: string
  customerId: string
  /**
   * `incomplete`: no card stands behind it. `running`: it collects. `paused`: what falls due is voided, never collected
   * later. `past_due`: the last collection failed and is tried again. `ended`: it never collects again.
   */
  status: 'incomplete' | 'running' | 'paused' | 'past_due' | 'ended'
  rhythm: GiftRhythm
  amountMinor: number
  currency: string
  /** The setup intent that waits for a card, while there is one. */
  setupIntentId?: string
  card?: Card
  /** When it collects next, paused or not. */
  nextAt?: Date
  resumesAt?: Date
  endsAt?: Date
}

/**
 * A subscription of the account, whoever made it, as far as it shows whether it can be adopted. Systems of others have made it:
 * each of its fields may be missing or be anything.
 */
export type ListedSubscription = {
  accountId: string
  id: string
  mode: PaymentMode
  /** In the provider's own words. */
  status: string
  customerId?: string
  name: string
  email: string
  /** How many things it collects for. */
  items: number
  /** `day`, `week`, `month` or `year`, and how many of them lie between two collections. */
  interval?: string
  intervalCount: number
  /** Missing where there is no fixed amount in whole minor units. */
  amountMinor?: number
  currency: string
  /** The instant its days are counted from, the last that fell due, and the next. */
  anchorAt?: Date
  lastAt?: Date
  nextAt?: Date
  isPaused: boolean
  /** An end is set. */
  endsByItself: boolean
  /** A schedule of the provider's changes it. */
  isScheduled: boolean
  /** It isn't charged: the donor gets an invoice by email. */
  isInvoiced: boolean
  /** Its money goes to another account. */
  isTransferred: boolean
  /** A discount changes what is collected. */
  isDiscounted: boolean
  /** Whether the key in use can change it: a platform's can't change what the platform didn't make. */
  canChange: boolean
  /** The application that made it, by its id at the provider. */
  application?: string
  /** What of each collection the application takes. */
  feePercent?: number
  labels: Readonly<Record<string, string>>
  card?: Card
}

/** One collection as the provider holds it. */
export type Invoice = {
  accountId: string
  id: string
  mode: PaymentMode
  subscriptionId: string
  /** From the metadata of its subscription. */
  tenantId?: string
  cycleId?: string
  status: (typeof invoiceStates)[number]
  /** What it asks for, and what has come in for it. */
  amountMinor: number
  paidMinor: number
  currency: string
  /** The collection it is for: the instant the subscription fell due. */
  dueAt: Date
  paidAt?: Date
  tries: number
  nextTryAt?: Date
  /** The payment behind it, once it has been charged. */
  intentId?: string
  /** Why the last try failed; never shown. `authentication_required`: its bank wants to see the donor. */
  declineCode?: string
}

/** What is changed about a subscription. */
export type SubscriptionChange =
  /** What falls due until then is voided; what is drafted or open now is voided too. */
  | { kind: 'pause'; resumesAt?: Date }
  | { kind: 'resume' }
  /** From the next collection on. */
  | { kind: 'amount'; amountMinor: number }
  /** Of a setup that has succeeded. */
  | { kind: 'card'; paymentMethodId: string }
  /** At once; nothing that is drafted or open is collected any more. A second end is an end. */
  | { kind: 'end' }

/**
 * Collecting again and again. Each call throws `OutcomeUnknown` or `ProviderRefusal` as the others of a gateway do. A
 * key makes a repeat find the first; the same key with something else asked is an `OutcomeUnknown`.
 */
export type Billing = {
  /** Finds or makes the donor's customer. @returns its id */
  customer(payer: Payer): Promise<string>
  /** Makes the subscription. Nothing is collected before a card has been set up and `startsAt` has come. */
  subscribe(order: SubscriptionRequest): Promise<Subscription>
  readSubscription(id: string): Promise<Subscription>
  /** Every subscription of the account, whoever made it, ended ones too. */
  listSubscriptions(): AsyncIterable<ListedSubscription>
  /** The cycle's subscription, looked for among those made since; for when no key can be asked any more. */
  findSubscription(cycleId: string, since: Date): Promise<Subscription | undefined>
  changeSubscription(id: string, change: SubscriptionChange, idempotencyKey: string): Promise<Subscription>
  /** Its collections since a time, oldest first. */
  invoicesOf(subscriptionId: string, since: Date): Promise<Invoice[]>
  readInvoice(id: string): Promise<Invoice>
  /** Tries an open collection now, with the card that stands. A decline is an answer. */
  payInvoice(id: string, idempotencyKey: string): Promise<Invoice>
  /** The secret with which the donor's browser lets their bank look at an open collection. */
  invoiceSecret(id: string): Promise<string | undefined>
  /**
   * Tries a card for later: the subscription's own setup intent, or a new one for a customer whose card is replaced. A
   * decline is an answer, `requires_payment_method` with its code.
   */
  setUp(order: {
    cycleId: string
    customerId: string
    setupIntentId?: string
    confirmationTokenId: string
    idempotencyKey: string
  }): Promise<Setup>
  readSetup(id: string): Promise<Setup>
}

/** What went back of a payment, as the provider holds it. */
export type Returns = {
  refunds: { id: string; amountMinor: number; status: 'pending' | 'succeeded' | 'failed'; at: Date }[]
  /** `open` takes the money away until it is decided; `won` brings it back. */
  disputes: { id: string; amountMinor: number; status: 'open' | 'won' | 'lost'; at: Date }[]
}

/** A payment that has come in at the provider, whatever we know of it. */
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
  cycleId?: string
  /** What its list says of returns, where it does: a hint whether `returnsOf` is worth asking. */
  returned?: { refundedMinor: number; disputed: boolean }
}

/** An event as the provider lists it. */
export type ListedEvent = { id: string; type: string; at: Date; about: EventSubject }

/** The ids an event names: what is to be read again. */
export type EventSubject = {
  intentId?: string
  chargeId?: string
  subscriptionId?: string
  invoiceId?: string
  setupIntentId?: string
  payoutId?: string
}

/** Looking into the provider's own records, and giving back. */
export type PaymentRecords = {
  returnsOf(intentId: string): Promise<Returns>
  /** Gives back part or all of a payment. @returns the refund's id */
  refund(order: { intentId: string; giftId: string; amountMinor: number; idempotencyKey: string }): Promise<string>
  /** Payments that came in, oldest first. */
  paymentsBetween(from: Date, before: Date): AsyncIterable<ProviderPayment>
  /** Events since a time, oldest first: those that no webhook has brought are worked on like those it did. */
  eventsSince(since: Date): AsyncIterable<ListedEvent>
}
