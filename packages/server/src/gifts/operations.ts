import { done, type Operations } from '../http/operation.ts'
import { gatewayOrNone, noCards } from './attempt.ts'
import { causeOperations } from './causes.ts'
import { giftHistory } from './history.ts'
import { issuePass } from './pass.ts'
import { giftPay } from './pay.ts'
import { giftStatement } from './statement.ts'
import { findOpenCause, noCause } from './store.ts'
import { giftView } from './view.ts'

/** Giving: what one may give to, a page token, the gift itself, what became of it, and one's own gifts. */
export const giftOperations = {
  ...causeOperations,
  async giftStart(call) {
    const { causeId } = call.body
    if (causeId !== undefined && !(await call.db((tx) => findOpenCause(tx, causeId, call.now)))) return noCause
    if (!(await gatewayOrNone(call))) return noCards
    const { pageToken, expiresAt } = issuePass(call.secrets, call.tenant.id, call.now)
    return done({ pageToken, expiresAt: expiresAt.toISOString() })
  },
  giftPay,
  giftView,
  giftHistory,
  giftStatement,
} satisfies Operations<
  'causeList' | 'causeView' | 'giftStart' | 'giftPay' | 'giftView' | 'giftHistory' | 'giftStatement'
>
