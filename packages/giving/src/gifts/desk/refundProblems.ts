import type { NoValues, Problem, Wording } from '@minaret/foundation/base'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { RefundCodes } from '../../refunds/index.ts'
import { messages as texts } from './messages.gen.ts'

/** Why a gift cannot be refunded from the desk. Unlike elsewhere, a refund may wait for approval or for the provider. */
type DeskRefundCodes = RefundCodes & {
  /** An earlier refund waits for the provider's answer. */
  unanswered: NoValues
  /** The entire remainder waits for approval; for `samePending`, the same amount does. */
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
