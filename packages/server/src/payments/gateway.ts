import type { PaymentMode } from '@minaret/contract'
import type { TenantDb } from '../db/database.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A payment intent as the provider holds it: what {@link Gateway.read} found, never what we hoped. */
export type Intent = {
  id: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  amountMinor: number
  /** What the provider says it has received, in the minor unit. */
  receivedMinor: number
  currency: string
  mode: PaymentMode
  /** From the intent's metadata; an intent without them is not ours. */
  tenantId?: string
  giftId?: string
  /** Lets the giver's browser pass the bank's check; never stored, never logged. */
  clientSecret?: string
  /** The provider's code of the last decline; never shown. */
  declineCode?: string
}

/** What to charge, for which gift. */
export type Order = {
  giftId: string
  causeId: string
  fund: string
  amountMinor: number
  currency: string
  email: string
  /** Set once the gift has an intent: the same one is confirmed again, a second is never made. */
  intentId?: string
  confirmationTokenId: string
  /** Deterministic per confirmation, so that a repeat after a lost answer finds the first. */
  idempotencyKey: string
}

/** An event whose signature has been verified: a doorbell that says which object to read again. */
export type ProviderEvent = { id: string; type: string; objectId: string; intentId?: string; live: boolean }

/** The provider gave no answer, or one that leaves the outcome open: ask again with the same key, never anew. */
export class OutcomeUnknown extends Error {}

/** The signature of an event does not hold. */
export class ForgedEvent extends Error {}

/** The provider refused the request itself (a key revoked, an amount it does not take): nothing was charged. */
export class ProviderRefusal extends Error {}

/** One tenant's account at a payment provider. */
export type Gateway = {
  readonly accountId: string
  readonly mode: PaymentMode
  /** Creates the intent and confirms it, or confirms the order's intent again. A decline is an answer, not an error. */
  confirm(order: Order): Promise<Intent>
  /** Our own authenticated reading: with a verified event, the only source of `paid`. */
  read(intentId: string): Promise<Intent>
  /** @throws ForgedEvent */
  verify(raw: Buffer, signature: string): ProviderEvent
}

/** The only maker of gateways. */
export type Payments = {
  /** The tenant's gateway for its payment setting, or nothing while it cannot take cards. */
  gatewayFor(tenant: Tenant, db: TenantDb): Promise<Gateway | undefined>
  /** The gateway of one account of this tenant, also of one no longer in use. */
  gatewayOf(tenant: Tenant, db: TenantDb, accountId: string): Promise<Gateway | undefined>
}
