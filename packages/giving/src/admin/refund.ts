import type { Gift } from '../records/giftStore.ts'
import { OperatorError, throwForCommand } from '@minaret/foundation/base'
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
import { refundMessages } from './refundMessages.ts'

/** A refund before it is confirmed. */
export type RefundPlan = {
  gift: Gift
  /** False for a payment that arrived after its gift was closed; it has no ledger entry. */
  booked: boolean
  amountMinor: number
  leftMinor: number
  /** The amount of an earlier refund whose response was lost. It is completed first, instead of the requested one. */
  unansweredMinor?: number
} & RefundOptions

/** The command's options. `amountOf` parses the amount once the currency is known; without it the rest is refunded. */
type RefundInput = RefundOptions & { amountOf?: (currency: string) => number }

async function openGateway({ payments, db }: ReconciliationContext, gift: Gift): Promise<Gateway> {
  const gateway = await payments.gatewayOf({ id: gift.tenantId }, db, gift.accountId)
  if (gateway) return gateway
  throw new OperatorError(
    'The keys of the payment account of that gift cannot be decrypted. Connect the account again with "payments connect".',
  )
}

/**
 * Plans a refund without changing anything. The provider is asked only about a closed gift, for a late payment.
 * @throws OperatorError if the gift does not exist, cannot be refunded, has less left, or had the same refund within a
 * day
 */
export async function planRefund(
  deps: AdminDeps,
  tenantId: string,
  query: string,
  { amountOf, again = false }: RefundInput = {},
): Promise<RefundPlan> {
  const db = deps.database.forTenant(tenantId)
  const gift = await db((tx) => findCardGift(tx, query))
  const orphan = isClosed(gift)
    ? await readOrphanPayment(await openGateway(await createAdminContext(deps, tenantId), gift), gift)
    : undefined
  return throwForCommand(RefundError, refundMessages, () =>
    db(async (tx) => {
      const problem = findStateProblem(gift, orphan)
      if (problem) throw new RefundError(problem)
      const { leftMinor, unanswered } = await readRefundable(tx, gift, orphan)
      const amountMinor = unanswered?.amountMinor ?? amountOf?.(gift.currency) ?? leftMinor
      if (!unanswered && !again) await checkNotRepeated(tx, gift, amountMinor, new Date())
      if (!unanswered && leftMinor === 0) throw new OperatorError('That gift is already being refunded in full.')
      if (!unanswered && amountMinor > leftMinor) throw new RefundError({ code: 'tooMuch' })
      const hasLedgerEntry = orphan === undefined
      return {
        gift,
        booked: hasLedgerEntry,
        amountMinor,
        leftMinor,
        again,
        ...(unanswered ? { unansweredMinor: unanswered.amountMinor } : {}),
      }
    }),
  )
}

/**
 * Executes a planned refund once.
 * @throws OperatorError if the refund failed, or if the response was lost and the command can be repeated
 */
export async function executeRefund(
  deps: AdminDeps,
  tenantId: string,
  { gift, amountMinor, again }: RefundPlan,
): Promise<RefundResult> {
  const context = await createAdminContext(deps, tenantId)
  const gateway = await openGateway(context, gift)
  const result = await throwForCommand(RefundError, refundMessages, () =>
    refundGift(context, gateway, gift, amountMinor, { again }),
  ).catch((error: unknown) => {
    if (error instanceof OutcomeUnknown)
      throw new OperatorError(
        'The payment provider did not confirm the refund. Run the same command again, or wait: the server checks it again within an hour. The gift is only refunded once.',
      )
    if (error instanceof ProviderRefusal) throw new OperatorError(error.message)
    throw error
  })
  if (result.refund.state === 'refused')
    throw new OperatorError(
      'The payment provider refused the refund, so nothing was refunded. Check the payment with the provider.',
    )
  return result
}
