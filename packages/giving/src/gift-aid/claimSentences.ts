import { OperatorError, type Wording } from '@minaret/foundation/base'
import type { ClaimCodes } from './ClaimError.ts'
import { doubts as doubtWords } from './eligibility.ts'

const again = (claim: number) => `Undo it with "giftaid undo ${claim}" and create it again.`

/** What the commands about Gift Aid say of a claim. */
export const claimSentences: Wording<ClaimCodes, OperatorError> = {
  giftNotDoubtful: ({ reference }) =>
    new OperatorError(
      `There is no gift to check with the reference "${reference}". "giftaid preview" shows those there are.`,
    ),
  giftBlocked: ({ reference, doubts }) =>
    new OperatorError(
      `The gift ${reference} can't be included: ${doubts.map((doubt) => doubtWords[doubt]).join('; ')}.`,
    ),
  noClaim: ({ claim }) => new OperatorError(`There is no claim ${claim}. "giftaid list" shows them.`),
  undone: ({ claim }) => new OperatorError(`Claim ${claim} has been undone.`),
  beingFiled: ({ claim }) => new OperatorError(`Claim ${claim} is being filed with HMRC. Wait for its answer.`),
  accepted: ({ claim }) =>
    new OperatorError(`HMRC has accepted claim ${claim}. Refunds are included in the next claim automatically.`),
  marked: ({ claim }) => new OperatorError(`Claim ${claim} is marked as claimed already.`),
  sent: ({ claim }) =>
    new OperatorError(
      `Claim ${claim} was sent to HMRC. If they have rejected it, add --rejected; refunds are included in the next claim automatically.`,
    ),
  namesDeleted: ({ claim }) =>
    new OperatorError(`The names of claim ${claim} have been deleted, six years after its last gift.`),
  refunded: ({ claim, gifts }) =>
    new OperatorError(
      `${gifts} ${gifts === 1 ? 'gift was' : 'gifts were'} refunded since claim ${claim} was created. ${again(claim)}`,
    ),
  unreadable: ({ claim }) =>
    new OperatorError(`HMRC would refuse claim ${claim} for the name or address of a gift. ${again(claim)}`),
  reportedLater: ({ claim, later }) =>
    new OperatorError(`Claim ${later} reports refunds of gifts in claim ${claim} to HMRC. Undo claim ${later} first.`),
}

/** What "giftaid export" says of one: it would be sent to HMRC by hand. */
export const exportSentences: Wording<ClaimCodes, OperatorError> = {
  ...claimSentences,
  undone: ({ claim }) => new OperatorError(`Claim ${claim} has been undone: there is nothing to send.`),
  beingFiled: ({ claim }) =>
    new OperatorError(`Claim ${claim} is being filed with HMRC: sent by hand too, it would be claimed twice.`),
}
