import { z } from 'zod'
import { formatProblem } from '@minaret/foundation/base'
import type { Tx } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import { writeLog } from '@minaret/foundation/staff'
import { findGift, type Gift, lockGift, referenceOf } from '../../records/index.ts'
import { isRefundedAgain, recordRefund } from '../../refunds/index.ts'
import { formatMoney } from '@minaret/money'
import { approvalKind } from '@minaret/staff/approvals'
import { approvalAboveMinor } from './limits.ts'
import { messages as texts } from './messages.gen.ts'
import { findRefundProblem, readRefundability, refundKind } from './refundable.ts'
import { refundWording } from './refundProblems.ts'

/** A refund requested at the desk. */
export type RefundRequest = { amountMinor: number; reason: string; attemptId: string; again: boolean }

/** Formats an amount for the log and for requests for approval. */
const amountText = (minor: number, currency: string): string => formatMoney(minor, currency, 'en-GB')

/** Whether a refund needs a second person. Earlier refunds and those waiting for approval count, so that parts add up. */
export async function needsApproval(tx: Tx, gift: Gift, amountMinor: number, now: Date): Promise<boolean> {
  // Refunds not in the ledger yet count too, or splitting a refund would avoid the limit.
  const { leftMinor } = await readRefundability(tx, gift, { now })
  return gift.amountMinor - leftMinor + amountMinor > approvalAboveMinor(gift.currency)
}

/** Records a refund with its log entry, in the transaction that decides it. */
export async function recordDeskRefund(
  tx: Tx,
  gift: Gift,
  { amountMinor, reason, attemptId, again }: RefundRequest,
  { by, now }: { by: string; now: Date },
) {
  const request = { requestedBy: by, reason, attemptId }
  const result = await recordRefund(tx, gift, amountMinor, { now, again, request })
  if (result.first) {
    const values = { amount: amountText(amountMinor, gift.currency), reference: referenceOf(gift.id) }
    await writeLog(tx, { accountId: by, kind: 'giftRefunded', subject: `gift/${gift.id}`, content: { values }, now })
  }
  return result
}

const refundForm = z.object({
  giftId: z.string(),
  currency: z.string(),
  amountMinor: z.int(),
  reason: z.string(),
  attemptId: z.string(),
  again: z.boolean(),
  /** The number of the gift's newest refund at the time of the request; undefined in requests of older versions. */
  lastNo: z.int().optional(),
})

/** Locks the gift of a request until the commit, so that the checks still hold when the refund is recorded. */
async function lockRequested(tx: Tx, giftId: string): Promise<Gift | undefined> {
  const gift = await findGift(tx, giftId)
  return gift && lockGift(tx, gift)
}

/** The approval of a refund that needs a second person. */
export const refundApproval = approvalKind({
  name: refundKind,
  askedBy: ['owner', 'treasurer'],
  approvedBy: ['owner'],
  payload: refundForm,
  describe: ({ giftId, amountMinor, currency, reason }) =>
    texts.askRefund({
      amount: amountText(amountMinor, currency),
      reference: referenceOf(giftId),
      reason: reason.replaceAll(/\s+/g, ' '),
    }),
  // Neither the reason nor the attempt, which is new each time the form opens.
  identity: ({ giftId, amountMinor }) => ({ giftId, amountMinor }),
  async problem({ tx, now, request }, { giftId, amountMinor, lastNo }) {
    const gift = await lockRequested(tx, giftId)
    if (!gift) return texts.noGift
    if (!request) {
      const problem = await findRefundProblem(tx, gift, amountMinor, now)
      return problem && formatProblem(refundWording, problem)
    }
    // A refund of this amount made since the request, by another request or otherwise, was unknown to its author.
    if (await isRefundedAgain(tx, gift, amountMinor, lastNo ?? request.requestedAt)) return texts.refundedSince
    const { leftMinor, problem } = await readRefundability(tx, gift, { now, request })
    if (problem && problem.code !== 'unanswered') return formatProblem(refundWording, problem)
    return amountMinor > leftMinor ? texts.tooMuch : undefined
  },
  async delay({ tx, now, request }, { giftId }) {
    const gift = await lockRequested(tx, giftId)
    const problem = gift && (await readRefundability(tx, gift, { now, request })).problem
    return problem?.code === 'unanswered' ? texts.unanswered : undefined
  },
  async perform({ tx, tenant, requestedBy, now }, { giftId, ...refund }) {
    const gift = await lockRequested(tx, giftId)
    if (!gift) throw new Error('Expected the gift.')
    // Two people have approved it, and the check has ruled out another refund of this amount since the request.
    const refundRequest = { ...refund, again: true }
    const { row, first } = await recordDeskRefund(tx, gift, refundRequest, { by: requestedBy.id, now })
    if (!first) throw new Error('Another refund of that gift is waiting for the payment provider.')
    const no = String(row.no)
    // A job calls the provider after the commit, so that no transaction waits for it.
    await addJob(tx, 'refund-send', { tenantId: tenant.id, giftId, no }, `refund-send ${giftId} ${no}`)
  },
})
