import { DomainError, type NoValues } from '@minaret/foundation/base'

/** Why an offline gift cannot be recorded or removed. */
export type OfflineGiftCodes = {
  /** With the ids of the existing causes, campaigns or needs. */
  noCause: { causeId: string; others: readonly string[] }
  noCampaign: { causeId: string; campaignId: string; others: readonly string[] }
  noNeed: { needId: string; others: readonly string[] }
  /** A need without a campaign. */
  needAlone: NoValues
  /** The campaign has a different currency. */
  currency: { currency: string }
  /** The need has less left; card payments may have reserved a part. */
  needFull: { title: string; leftMinor: number; currency: string; heldUntil?: Date }
  /** The gift is already in the ledger. */
  recorded: { giftId: string; recordedAt: Date }
  /** It was paid by card and must be refunded instead. */
  byCard: NoValues
  removed: NoValues
}

/** An offline gift cannot be recorded or removed. */
export class OfflineGiftError extends DomainError<OfflineGiftCodes> {}
