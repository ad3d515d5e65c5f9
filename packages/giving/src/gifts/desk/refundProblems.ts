import type { NoValues, Problem, Wording } from '@minaret/foundation/base'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { RefundCodes } from '../../refunds/index.ts'
import { messages as texts } from './messages.gen.ts'

/** Why a gift cannot be refunded from the desk. Unlike elsewhere, a refund may wait for approval or for the provider. */
type DeskRefundCodes = RefundCodes & {
  /** An earlier refund is waiting for the provider's response. */
  unanswered: NoValues
  /** The entire remainder is waiting for approval; for `samePending`, a refund of the same amount is. */
  allPending: NoValues
  samePending: NoValues
}

export type DeskRefundProblem = Problem<DeskRefundCodes>

/** The desk's messages for rejected refunds. */
export const refundWording: Wording<DeskRefundCodes, LocalizedText> = {
  notByCard: () => texts.notByCard,
  notPaid: () => texts.notPaid,
  disputed: () => texts.isDisputed,
  refunded: () => texts.allRefunded,
  tooMuch: () => texts.tooMuch,
  repeated: () => texts.repeated,
  unanswered: () => texts.unanswered,
  allPending: () => texts.allPending,
  samePending: () => texts.samePending,
}
