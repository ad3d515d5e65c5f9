import { DomainError } from '@minaret/foundation/base'
import type { GiftAidDoubt } from './eligibility.ts'

type ClaimNumber = { claim: number }

/** Why an operation on a claim is rejected. */
export type ClaimCodes = {
  /** The reference, as entered, does not belong to a doubtful gift. */
  giftNotDoubtful: { reference: string }
  /** The gift cannot be included, even after a check. */
  giftBlocked: { reference: string; doubts: readonly GiftAidDoubt[] }
  noClaim: ClaimNumber
  undone: ClaimNumber
  beingFiled: ClaimNumber
  accepted: ClaimNumber
  alreadyMarked: ClaimNumber
  sent: ClaimNumber
  namesDeleted: ClaimNumber
  /** Some of its gifts were refunded since it was created; `gifts` is their number. */
  refunded: ClaimNumber & { gifts: number }
  /** HMRC would reject one of its lines. */
  invalidLine: ClaimNumber
  /** A later claim, which has to be undone first, reports refunds of its gifts. */
  reportedLater: ClaimNumber & { later: number }
}

/** Thrown if an operation on a claim is rejected. */
export class ClaimError extends DomainError<ClaimCodes> {}
