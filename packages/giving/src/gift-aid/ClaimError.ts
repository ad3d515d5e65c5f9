import { DomainError } from '@minaret/foundation/base'
import type { GiftAidDoubt } from './eligibility.ts'

type OfClaim = { claim: number }

/** Why something cannot be done with a claim. */
export type ClaimCodes = {
  /** A reference that is of no doubtful gift, as it was given. */
  giftNotDoubtful: { reference: string }
  /** A gift that cannot be included, whoever has looked at it. */
  giftBlocked: { reference: string; doubts: readonly GiftAidDoubt[] }
  noClaim: OfClaim
  undone: OfClaim
  beingFiled: OfClaim
  accepted: OfClaim
  marked: OfClaim
  sent: OfClaim
  namesDeleted: OfClaim
  /** This many of its gifts were refunded since it was created. */
  refunded: OfClaim & { gifts: number }
  /** HMRC would refuse a line of it. */
  unreadable: OfClaim
  /** A later claim, which has to be undone first, reports refunds of its gifts. */
  reportedLater: OfClaim & { later: number }
}

/** Something cannot be done with a claim. */
export class ClaimError extends DomainError<ClaimCodes> {}
