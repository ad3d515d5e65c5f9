import type { Gift } from '../records/giftStore.ts'
import { OperatorError, wordForCommand } from '@minaret/foundation/base'
import {
  checkNotRepeated,
  findStateProblem,
  readRefundable,
  refundGift,
  type RefundResult,
  type RefundOptions,
} from '../refunds/refund.ts'
import { RefundError } from '../refunds/RefundError.ts'
import { isClosed, readOrphanPayment } from '../gift-payments/orphanPayment.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import type { ReconciliationContext } from '../reconciliation/account.ts'
import { findCardGift } from './findCardGift.ts'
import { type AdminDeps, createAdminContext } from './context.ts'
import { refundSentences } from './refundSentences.ts'

/** What would go back, before anybody is asked. */
export type RefundPlan = {
  gift: Gift
  /** False for money that came in after its gift was closed: it stands in no ledger. */
  booked: boolean
  amountMinor: number
  leftMinor: number
  /** A refund whose answer was lost goes first: what is asked for now is not done then. */
  unansweredMinor?: number
} & RefundOptions

/** What was typed: the amount, once its currency is known (all that is left without it), and whether once more. */
type RefundInput = RefundOptions & { amountOf?: (currency: string) => number }

async function gatewayOf({ payments, db }: ReconciliationContext, gift: Gift): Promise<Gateway> {
  const gateway = await payments.gatewayOf({ id: gift.tenantId }, db, gift.accountId)
  if (gateway) return gateway
  throw new OperatorError('The keys of the payment account of that gift cannot be decrypted. Save them again.')
}

/**
 * What giving back would do. Changes nothing; the provider is asked about a closed gift alone, whether money came for it.
 * @throws OperatorError when there is no such gift, nothing can be given back, or that much cannot, or the same was within
 * a day
 */
export async function planRefund(
  deps: AdminDeps,
  tenantId: string,
  typed: string,
  { amountOf, again = false }: RefundInput = {},
): Promise<RefundPlan> {
  const db = deps.database.forTenant(tenantId)
  const gift = await db((tx) => findCardGift(tx, typed))
  const orphan = isClosed(gift)
    ? await readOrphanPayment(await gatewayOf(await createAdminContext(deps, tenantId), gift), gift)
    : undefined
  return wordForCommand(RefundError, refundSentences, () =>
    db(async (tx) => {
      const problem = findStateProblem(gift, orphan)
      if (problem) throw new RefundError(problem)
      const { leftMinor, unanswered } = await readRefundable(tx, gift, orphan)
      const amountMinor = unanswered?.amountMinor ?? amountOf?.(gift.currency) ?? leftMinor
      if (!unanswered && !again) await checkNotRepeated(tx, gift, amountMinor, new Date())
      if (!unanswered && leftMinor === 0) throw new OperatorError('That gift is already being refunded in full.')
      if (!unanswered && amountMinor > leftMinor) throw new RefundError({ code: 'tooMuch' })
      const booked = orphan === undefined
      return {
        gift,
        booked,
        amountMinor,
        leftMinor,
        again,
        ...(unanswered ? { unansweredMinor: unanswered.amountMinor } : {}),
      }
    }),
  )
}

/**
 * Does what was planned, once.
 * @throws OperatorError in words what stood in the way; when the answer was lost, that the same may be typed again
 */
export async function executeRefund(
  deps: AdminDeps,
  tenantId: string,
  { gift, amountMinor, again }: RefundPlan,
): Promise<RefundResult> {
  const context = await createAdminContext(deps, tenantId)
  const gateway = await gatewayOf(context, gift)
  const refunded = await wordForCommand(RefundError, refundSentences, () =>
    refundGift(context, gateway, gift, amountMinor, { again }),
  ).catch((error: unknown) => {
    if (error instanceof OutcomeUnknown)
      throw new OperatorError(
        'The payment provider did not confirm the refund. It is recorded: run the same command again, or wait, and the server asks again within an hour. It is only refunded once.',
      )
    if (error instanceof ProviderRefusal) throw new OperatorError(error.message)
    throw error
  })
  if (refunded.refund.state === 'refused')
    throw new OperatorError(
      'The payment provider refused the refund, so nothing was refunded. Check the payment there.',
    )
  return refunded
}
