import type { LocalizedText } from '@minaret/foundation/i18n'
import { refuse } from '@minaret/foundation/responses'
import { ClaimRefusal, type ClaimRefusalReason } from '../index.ts'
import { giftAidMessages as say } from './messages/index.ts'

/** Why something can't be done with a claim, in words, by the reference or the number it is about. */
const sentences: Readonly<Record<ClaimRefusalReason, (subject: string) => LocalizedText>> = {
  gift_not_doubtful: say.giftNotDoubtful,
  gift_blocked: say.giftBlocked,
  no_claim: () => say.noClaim,
  undone: say.claimUndone,
  being_filed: say.claimBeingFiled,
  accepted: say.claimAccepted,
  marked: say.claimMarked,
  sent: say.claimSent,
  names_deleted: say.namesDeleted,
  refunded: say.claimRefunded,
  refused_line: say.claimUnreadable,
  reported_later: say.reportedLater,
}

/** Runs a transaction that refuses by {@link ClaimRefusal}. @returns its answer, or the refusal with its reason */
export async function unlessRefused<T>(run: () => Promise<T>): Promise<T | ReturnType<typeof refuse>> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ClaimRefusal)) throw error
    return refuse(error.reason === 'no_claim' ? 404 : 409, sentences[error.reason](error.subject))
  }
}
