import type { NoValues, Problem, Wording } from '@minaret/foundation/base'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { RefundCodes } from '../../refunds/index.ts'
import { messages as say } from './messages.gen.ts'

/** Why a gift cannot be refunded from the desk, where a refund may wait for approval or for the provider. */
type DeskRefundCodes = RefundCodes & {
  /** An earlier refund waits for the provider's answer. */
  unanswered: NoValues
  /** All that is left waits for approval, or the same amount does. */
  allPending: NoValues
  samePending: NoValues
}

export type DeskRefundProblem = Problem<DeskRefundCodes>

/** What the desk says of a refund that is not possible. */
export const refundWording: Wording<DeskRefundCodes, LocalizedText> = {
  notByCard: () => say.notByCard,
  notPaid: () => say.notPaid,
  disputed: () => say.isDisputed,
  refunded: () => say.allRefunded,
  tooMuch: () => say.tooMuch,
  repeated: () => say.repeated,
  unanswered: () => say.unanswered,
  allPending: () => say.allPending,
  samePending: () => say.samePending,
}
