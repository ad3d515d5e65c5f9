import type { PaymentMode } from '@minaret/contract'
import type { TenantDb, Tx, intentStates } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { Billing, PaymentRecords, EventSubject } from './billing.ts'
import type { ConnectedAccounts } from './connectedAccounts.ts'
import type { PayoutRecords } from './payouts.ts'

/** The provider's status of a payment intent. */
export type IntentStatus = (typeof intentStates)[number]

/** A payment intent at the provider. */
export type Intent = {
  /**
   * `read` is our own authenticated read. `response` is the response to a confirmation or cancellation: it can report a
   * decline, but never a received payment.
   */
  source: 'read' | 'response'
  /** The id of our account it was read from. */
  accountId: string
  id: string
  status: IntentStatus
  amountMinor: number
  /** The amount received according to the provider, in the minor unit. */
  receivedMinor: number
  /** When it was received, if a read reports it. */
  paidAt?: Date
  currency: string
  mode: PaymentMode
  /** From the intent's metadata; an intent without it is not ours. */
  tenantId?: string
  giftId?: string
  /** For the bank check in the donor's browser; never stored or logged. */
  clientSecret?: string
  /** The provider's code for the last decline; never displayed. */
  declineCode?: string
}

/** A request to charge a gift. */
export type ConfirmRequest = {
  giftId: string
  causeId: string
  fund: string
  amountMinor: number
  currency: string
  /** Set once the gift has an intent, which is then confirmed again; a second one is never created. */
  intentId?: string
  confirmationTokenId: string
  /** Deterministic per confirmation, so that a repeat after a lost response finds the first. */
  idempotencyKey: string
}

/** A verified event. It only indicates which objects to read again. */
export type ProviderEvent = {
  id: string
  type: string
  objectId: string
  intentId?: string
  about: EventSubject
  live: boolean
}

/** Thrown if the provider's response is missing or inconclusive: repeat with the same key, never with a new one. */
export class OutcomeUnknown extends Error {}

/** Thrown if the signature of an event is invalid. */
export class ForgedEvent extends Error {}

/** Thrown if the provider refused the request itself (revoked key, invalid amount): the request charged nothing. */
export class ProviderRefusal extends Error {}

/** One tenant's account at a payment provider. Each call throws {@link OutcomeUnknown} or {@link ProviderRefusal}. */
export type Gateway = {
  readonly accountId: string
  readonly mode: PaymentMode
  /** Creates and confirms the intent, or confirms the existing one again. A decline is a result, not an error. */
  confirm(order: ConfirmRequest): Promise<Intent>
  /** Reads an intent with our own key: the only source of `paid`. */
  read(intentId: string): Promise<Intent>
  /** Finds the gift's intent among those created since a time, for use once the idempotency key has expired. */
  find(giftId: string, since: Date): Promise<Intent | undefined>
  /** Cancels an intent, so that it can no longer be paid; if it has been paid since, returns it as paid. */
  cancel(intentId: string): Promise<Intent>
  /** @throws ForgedEvent */
  verify(raw: Buffer, signature: string): ProviderEvent
} & Billing &
  PaymentRecords &
  PayoutRecords

/** The only factory of gateways. */
export type Payments = {
  /**
   * Returns the tenant's gateway for its payment setting; undefined if it cannot take cards.
   * @param openTx the tenant's transaction if one is already open, to read the account in
   */
  gatewayFor(tenant: Pick<Tenant, 'id' | 'config'>, db: TenantDb, openTx?: Tx): Promise<Gateway | undefined>
  /** Returns the gateway of one account of this tenant, even if the account is no longer in use. */
  gatewayOf(tenant: Pick<Tenant, 'id'>, db: TenantDb, accountId: string, openTx?: Tx): Promise<Gateway | undefined>
  /** Returns the platform's connected accounts; undefined without its keys for the mode. */
  accountsIn(mode: 'test' | 'live'): ConnectedAccounts | undefined
}
