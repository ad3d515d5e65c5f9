import { refuseDomainError, type Wording } from '@minaret/foundation/base'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type ClaimCodes, ClaimError } from '../index.ts'
import { messages as texts } from './messages.gen.ts'

/** The desk's responses to rejected operations on claims. */
export const claimWording: Wording<ClaimCodes, Refusal> = {
  giftNotDoubtful: ({ reference }) => refuse(409, texts.giftNotDoubtful({ reference })),
  giftBlocked: ({ reference }) => refuse(409, texts.giftBlocked({ reference })),
  noClaim: () => refuse(404, texts.noClaim),
  undone: ({ claim }) => refuse(409, texts.claimUndone({ claim })),
  beingFiled: ({ claim }) => refuse(409, texts.claimBeingFiled({ claim })),
  accepted: ({ claim }) => refuse(409, texts.claimAccepted({ claim })),
  alreadyMarked: ({ claim }) => refuse(409, texts.claimMarked({ claim })),
  sent: ({ claim }) => refuse(409, texts.claimSent({ claim })),
  namesDeleted: ({ claim }) => refuse(409, texts.namesDeleted({ claim })),
  refunded: ({ claim }) => refuse(409, texts.claimRefunded({ claim })),
  invalidLine: ({ claim }) => refuse(409, texts.claimUnreadable({ claim })),
  reportedLater: ({ later }) => refuse(409, texts.reportedLater({ claim: later })),
}

/** Runs a transaction on claims. @returns its result, or the refusal for a {@link ClaimError} it threw */
export const respondToClaimErrors = <T>(run: () => Promise<T>): Promise<T | Refusal> =>
  refuseDomainError(ClaimError, claimWording, run)
