import { DomainError, type NoValues } from '@minaret/foundation/base'

/** Why a gift cannot be recorded by hand, or removed again. */
export type OfflineGiftCodes = {
  /** With the ids of the causes, campaigns or items there are. */
  noCause: { causeId: string; others: readonly string[] }
  noCampaign: { causeId: string; campaignId: string; others: readonly string[] }
  noNeed: { needId: string; others: readonly string[] }
  /** An item of no campaign. */
  needAlone: NoValues
  /** The campaign counts in another currency. */
  currency: { currency: string }
  /** Less is left of the item; some of it may be held by a card payment. */
  needFull: { title: string; leftMinor: number; currency: string; heldUntil?: Date }
  /** The same gift is in the ledger. */
  recorded: { giftId: string; recordedAt: Date }
  /** It was paid by card, so it is refunded instead of removed. */
  byCard: NoValues
  removed: NoValues
}

/** A gift cannot be recorded by hand, or removed again. */
export class OfflineGiftError extends DomainError<OfflineGiftCodes> {}
