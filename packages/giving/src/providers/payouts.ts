import type { payoutItemising, payoutItemKinds, payoutRights, payoutStates } from '@minaret/foundation/db'
import { ProviderRefusal } from './gateway.ts'

/** A transfer to the mosque's bank account as the provider holds it. */
export type Payout = {
  id: string
  /** Signed, in the minor unit: below zero money was taken from the bank account. */
  amountMinor: number
  currency: string
  state: (typeof payoutStates)[number]
  /** `listed` where the provider can say now what it is made of. */
  itemising: (typeof payoutItemising)[number]
  createdAt: Date
  /** The day the bank has it, or should, `YYYY-MM-DD`. */
  day: string
  /** The provider's code, of one that failed. */
  failureCode?: string
}

/** One line of what a payout is made of. */
export type PayoutItem = {
  id: string
  kind: (typeof payoutItemKinds)[number]
  /** Before the fee, signed, in the payout's currency. */
  amountMinor: number
  /** What the provider took of it; below zero where it gave some back. */
  feeMinor: number
  /** The payment it is about, where it is about one. */
  intentId?: string
  at: Date
}

/** Rights a key can lack for reading payouts. */
export type PayoutRight = (typeof payoutRights)[number]

/** The key lacks a right. */
export class RightMissing extends ProviderRefusal {
  /** Which one, as we name it. */
  readonly right: PayoutRight
  /** What the provider calls it, where it says so. */
  readonly providerName: string | undefined

  constructor(right: PayoutRight, providerName?: string) {
    super(`The key lacks a right: ${providerName ?? right}.`)
    this.right = right
    this.providerName = providerName
  }
}

/** Reading payouts. Each call throws {@link RightMissing} beside what the others of a gateway throw. */
export type PayoutRecords = {
  /** Payouts made since a time, the newest first. */
  payoutsSince(since: Date): AsyncIterable<Payout>
  readPayout(id: string): Promise<Payout>
  /** What a payout is made of; all lines together come to its amount. Only of one that is `listed`. */
  payoutItems(id: string): Promise<PayoutItem[]>
}
