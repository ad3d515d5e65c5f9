import type { PaymentMode } from '@minaret/contract'
import type { TenantDb, Tx, intentStates } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { Billing, PaymentRecords, EventSubject } from './billing.ts'
import type { ConnectedAccounts } from './connectedAccounts.ts'
import type { PayoutRecords } from './payouts.ts'

/** Where a payment intent stands, in the provider's words. */
export type IntentStatus = (typeof intentStates)[number]

/** A payment intent as the provider holds it. */
export type Intent = {
  /**
   * `read` is our own authenticated reading. `answer` is what a confirmation or cancellation returned: it may say that
   * a card was declined, but never that money came in.
   */
  source: 'read' | 'answer'
  /** The account of ours it was seen in. */
  accountId: string
  id: string
  status: IntentStatus
  amountMinor: number
  /** What the provider says it has received, in the minor unit. */
  receivedMinor: number
  /** When that came in, where a reading tells. */
  paidAt?: Date
  currency: string
  mode: PaymentMode
  /** From the intent's metadata; an intent without them is not ours. */
  tenantId?: string
  giftId?: string
  /** Lets the donor's browser pass the bank's check; never stored, never logged. */
  clientSecret?: string
  /** The provider's code of the last decline; never shown. */
  declineCode?: string
}

/** What to charge, for which gift. */
export type ConfirmRequest = {
  giftId: string
  causeId: string
  fund: string
  amountMinor: number
  currency: string
  /** Set once the gift has an intent: the same one is confirmed again, a second is never made. */
  intentId?: string
  confirmationTokenId: string
  /** Deterministic per confirmation, so that a repeat after a lost answer finds the first. */
  idempotencyKey: string
}

/** An event whose signature has been verified: a doorbell that says which object to read again. */
export type ProviderEvent = {
  id: string
  type: string
  objectId: string
  intentId?: string
  about: EventSubject
  live: boolean
}

/** The provider gave no answer, or one that leaves the outcome open: ask again with the same key, never anew. */
export class OutcomeUnknown extends Error {}

/** The signature of an event does not hold. */
export class ForgedEvent extends Error {}

/** The provider refused the request itself (a key revoked, an amount it does not take): this request charged nothing. */
export class ProviderRefusal extends Error {}

/** One tenant's account at a payment provider. Each call throws {@link OutcomeUnknown} or {@link ProviderRefusal}. */
export type Gateway = {
  readonly accountId: string
  readonly mode: PaymentMode
  /** Creates the intent and confirms it, or confirms the order's intent again. A decline is an answer, not an error. */
  confirm(order: ConfirmRequest): Promise<Intent>
  /** Our own authenticated reading: the only source of `paid`. */
  read(intentId: string): Promise<Intent>
  /** The gift's intent, looked for among those made since a time; for when no idempotency key can be asked any more. */
  find(giftId: string, since: Date): Promise<Intent | undefined>
  /** Ends an intent, so that nobody can pay it any more; when it has been paid meanwhile, that is the answer. */
  cancel(intentId: string): Promise<Intent>
  /** @throws ForgedEvent */
  verify(raw: Buffer, signature: string): ProviderEvent
} & Billing &
  PaymentRecords &
  PayoutRecords

/** The only maker of gateways. */
export type Payments = {
  /**
   * The tenant's gateway for its payment setting, or nothing while it cannot take cards.
   * @param within a transaction of the tenant that is open already, to read the account in
   */
  gatewayFor(tenant: Pick<Tenant, 'id' | 'config'>, db: TenantDb, within?: Tx): Promise<Gateway | undefined>
  /** The gateway of one account of this tenant, also of one no longer in use. */
  gatewayOf(tenant: Pick<Tenant, 'id'>, db: TenantDb, accountId: string, within?: Tx): Promise<Gateway | undefined>
  /** Opening and reading accounts connected to the platform; nothing without the platform's keys of that mode. */
  accountsIn(mode: 'test' | 'live'): ConnectedAccounts | undefined
}
