import { DomainError } from '@minaret/foundation/base'
import type { GiftAidDoubt } from './eligibility.ts'

type OfClaim = { claim: number }

/** Why an operation on a claim is rejected. */
export type ClaimCodes = {
  /** The reference, as entered, does not belong to a doubtful gift. */
  giftNotDoubtful: { reference: string }
  /** The gift cannot be included, even after a check. */
  giftBlocked: { reference: string; doubts: readonly GiftAidDoubt[] }
  noClaim: OfClaim
  undone: OfClaim
  beingFiled: OfClaim
  accepted: OfClaim
  marked: OfClaim
  sent: OfClaim
  namesDeleted: OfClaim
  /** Some of its gifts were refunded since it was created; `gifts` is their number. */
  refunded: OfClaim & { gifts: number }
  /** HMRC would refuse a line of it. */
  unreadable: OfClaim
  /** A later claim, which has to be undone first, reports refunds of its gifts. */
  reportedLater: OfClaim & { later: number }
}

/** Thrown if an operation on a claim is rejected. */
export class ClaimError extends DomainError<ClaimCodes> {}
