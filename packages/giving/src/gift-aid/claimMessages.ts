import type { CommandWording } from '@minaret/foundation/base'
import type { ClaimCodes } from './ClaimError.ts'
import { doubts as doubtMessages } from './eligibility.ts'

const recreateText = (claim: number) => `Undo it with "giftaid undo ${claim}" and create it again.`

/** Messages of the Gift Aid commands about claims. */
export const claimMessages: CommandWording<ClaimCodes> = {
  giftNotDoubtful: ({ reference }) =>
    `There is no gift to check with the reference "${reference}". "giftaid preview" lists them.`,
  giftBlocked: ({ reference, doubts }) =>
    `The gift ${reference} can't be included: ${doubts.map((doubt) => doubtMessages[doubt]).join('; ')}.`,
  noClaim: ({ claim }) => `There is no claim ${claim}. "giftaid list" lists all claims.`,
  undone: ({ claim }) => `Claim ${claim} has been undone.`,
  beingFiled: ({ claim }) => `Claim ${claim} is being filed with HMRC. Wait for its response.`,
  accepted: ({ claim }) => `HMRC has accepted claim ${claim}. Refunds are included in the next claim automatically.`,
  alreadyMarked: ({ claim }) => `Claim ${claim} is already marked as claimed.`,
  sent: ({ claim }) =>
    `Claim ${claim} was sent to HMRC. If they have rejected it, add --rejected; refunds are included in the next claim automatically.`,
  namesDeleted: ({ claim }) => `The names of claim ${claim} have been deleted, six years after its last gift.`,
  refunded: ({ claim, gifts }) =>
    `${gifts} ${gifts === 1 ? 'gift was' : 'gifts were'} refunded since claim ${claim} was created. ${recreateText(claim)}`,
  invalidLine: ({ claim }) =>
    `HMRC would reject claim ${claim} because of a name or address in it. ${recreateText(claim)}`,
  reportedLater: ({ claim, later }) =>
    `Claim ${later} reports refunds of gifts in claim ${claim} to HMRC. Undo claim ${later} first.`,
}

/** Messages of "giftaid export", after which a claim is sent to HMRC by hand. */
export const exportMessages: CommandWording<ClaimCodes> = {
  ...claimMessages,
  undone: ({ claim }) => `Claim ${claim} has been undone: there is nothing to send.`,
  beingFiled: ({ claim }) =>
    `Claim ${claim} is being filed with HMRC. If you also sent it by hand, it would be claimed twice.`,
}
