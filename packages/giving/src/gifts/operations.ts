import type { GivingOperations } from '../providers/givingCall.ts'
import { attemptView } from './attemptView.ts'
import { giftCancel } from './cancel.ts'
import { causeOperations } from '../causes/causes.ts'
import { giftHistory } from './history.ts'
import { giftPay } from './pay.ts'
import { startGift } from '../attempts/start.ts'
import { giftStatement } from './statement.ts'
import { giftView } from './view.ts'

/** The public operations of giving: causes, page tokens, payment, status and the donor's own gifts. */
export const giftOperations = {
  ...causeOperations,
  giftStart: (call) => startGift(call),
  giftPay,
  giftView,
  attemptView,
  giftCancel,
  giftHistory,
  giftStatement,
} satisfies GivingOperations<
  | 'causeList'
  | 'causeView'
  | 'giftStart'
  | 'giftPay'
  | 'giftView'
  | 'attemptView'
  | 'giftCancel'
  | 'giftHistory'
  | 'giftStatement'
>
