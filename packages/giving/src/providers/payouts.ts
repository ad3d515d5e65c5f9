import type { payoutItemising, payoutItemKinds, payoutPermissions, payoutStates } from '@minaret/foundation/db'
import { ProviderRefusal } from './gateway.ts'

/** A transfer from the provider to the mosque's bank account. */
export type Payout = {
  id: string
  /** Signed, in the minor unit: negative if money was taken from the bank account. */
  amountMinor: number
  currency: string
  state: (typeof payoutStates)[number]
  /** `listed` if the provider can itemise it now. */
  itemising: (typeof payoutItemising)[number]
  createdAt: Date
  /** The actual or expected day of arrival at the bank, `YYYY-MM-DD`. */
  day: string
  /** The provider's code for a failure. */
  failureCode?: string
}

/** An item of a payout. */
export type PayoutItem = {
  id: string
  kind: (typeof payoutItemKinds)[number]
  /** Before the fee, signed, in the payout's currency. */
  amountMinor: number
  /** The provider's fee; negative if some was returned. */
  feeMinor: number
  /** The payment it concerns, if any. */
  intentId?: string
  at: Date
}

/** Permissions a key can lack for reading payouts. */
export type PayoutPermission = (typeof payoutPermissions)[number]

/** Thrown if the key lacks a permission. */
export class MissingPermission extends ProviderRefusal {
  /** Our name for the missing permission. */
  readonly right: PayoutPermission
  /** The provider's name for it, if known. */
  readonly providerName: string | undefined

  constructor(right: PayoutPermission, providerName?: string) {
    super(`The key lacks a right: ${providerName ?? right}.`)
    this.right = right
    this.providerName = providerName
  }
}

/** Reads payouts. Each call throws {@link MissingPermission} in addition to the errors of a gateway. */
export type PayoutRecords = {
  /** Lists the payouts since a time, newest first. */
  payoutsSince(since: Date): AsyncIterable<Payout>
  readPayout(id: string): Promise<Payout>
  /** Lists the items of a `listed` payout, which add up to its amount. */
  payoutItems(id: string): Promise<PayoutItem[]>
}
