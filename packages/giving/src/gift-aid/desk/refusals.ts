import { unlessRefused, type Wording } from '@minaret/foundation/base'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type ClaimCodes, ClaimError } from '../index.ts'
import { messages as say } from './messages.gen.ts'

/** The desk's responses to rejected operations on claims. */
export const claimWording: Wording<ClaimCodes, Refusal> = {
  giftNotDoubtful: ({ reference }) => refuse(409, say.giftNotDoubtful({ reference })),
  giftBlocked: ({ reference }) => refuse(409, say.giftBlocked({ reference })),
  noClaim: () => refuse(404, say.noClaim),
  undone: ({ claim }) => refuse(409, say.claimUndone({ claim })),
  beingFiled: ({ claim }) => refuse(409, say.claimBeingFiled({ claim })),
  accepted: ({ claim }) => refuse(409, say.claimAccepted({ claim })),
  marked: ({ claim }) => refuse(409, say.claimMarked({ claim })),
  sent: ({ claim }) => refuse(409, say.claimSent({ claim })),
  namesDeleted: ({ claim }) => refuse(409, say.namesDeleted({ claim })),
  refunded: ({ claim }) => refuse(409, say.claimRefunded({ claim })),
  unreadable: ({ claim }) => refuse(409, say.claimUnreadable({ claim })),
  reportedLater: ({ later }) => refuse(409, say.reportedLater({ claim: later })),
}

/** Runs a transaction on claims. @returns its result, or the refusal for a {@link ClaimError} it threw */
export const answerClaims = <T>(run: () => Promise<T>): Promise<T | Refusal> =>
  unlessRefused(ClaimError, claimWording, run)
