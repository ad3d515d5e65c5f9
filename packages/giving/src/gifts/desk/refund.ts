import { z } from 'zod'
import { wordProblem } from '@minaret/foundation/base'
import type { Tx } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import { writeLog } from '@minaret/foundation/staff'
import { findGift, type Gift, lockGift, referenceOf } from '../../records/index.ts'
import { isRefundedAgain, recordRefund } from '../../refunds/index.ts'
import { amountInWords } from '@minaret/money'
import { approvalKind } from '@minaret/staff/approvals'
import { approvalAboveMinor } from './limits.ts'
import { messages as say } from './messages.gen.ts'
import { findRefundProblem, readRefundability, refundKind } from './refundable.ts'
import { refundWording } from './refundProblems.ts'

/** What somebody at the desk asks for. */
export type WantedRefund = { amountMinor: number; reason: string; attemptId: string; again: boolean }

/** An amount as the log and a request for approval have it. */
const amountText = (minor: number, currency: string): string => amountInWords(minor, currency, 'en-GB')

/** Whether a refund takes a second person: with what went back before, or waits for approval, so that parts add up. */
export async function needsApproval(tx: Tx, gift: Gift, amountMinor: number, now: Date): Promise<boolean> {
  // What was asked for and is not in the ledger yet counts, or parts would pass one by one.
  const { leftMinor } = await readRefundability(tx, gift, { now })
  return gift.amountMinor - leftMinor + amountMinor > approvalAboveMinor(gift.currency)
}

/** Writes a refund down with its entry in the log, in the transaction that decides it. */
export async function recordDeskRefund(
  tx: Tx,
  gift: Gift,
  { amountMinor, reason, attemptId, again }: WantedRefund,
  { by, now }: { by: string; now: Date },
) {
  const request = { requestedBy: by, reason, attemptId }
  const recorded = await recordRefund(tx, gift, amountMinor, { now, again, request })
  if (recorded.first) {
    const values = { amount: amountText(amountMinor, gift.currency), reference: referenceOf(gift.id) }
    await writeLog(tx, { accountId: by, kind: 'giftRefunded', subject: `gift/${gift.id}`, content: { values }, now })
  }
  return recorded
}

const refundForm = z.object({
  giftId: z.string(),
  currency: z.string(),
  amountMinor: z.int(),
  reason: z.string(),
  attemptId: z.string(),
  again: z.boolean(),
  /** The number of the gift's newest refund when this one was asked for; undefined in requests of older versions. */
  lastNo: z.int().optional(),
})

/** The gift of a request, locked until the commit: what is checked about it still holds when the refund is recorded. */
async function lockRequested(tx: Tx, giftId: string): Promise<Gift | undefined> {
  const gift = await findGift(tx, giftId)
  return gift && lockGift(tx, gift)
}

/** A refund that takes a second person. */
export const refundApproval = approvalKind({
  name: refundKind,
  askedBy: ['owner', 'treasurer'],
  approvedBy: ['owner'],
  payload: refundForm,
  describe: ({ giftId, amountMinor, currency, reason }) =>
    say.askRefund({
      amount: amountText(amountMinor, currency),
      reference: referenceOf(giftId),
      reason: reason.replaceAll(/\s+/g, ' '),
    }),
  // Neither the reason nor the attempt, which is new each time the form opens.
  identity: ({ giftId, amountMinor }) => ({ giftId, amountMinor }),
  async problem({ tx, now, request }, { giftId, amountMinor, lastNo }) {
    const gift = await lockRequested(tx, giftId)
    if (!gift) return say.noGift
    if (!request) {
      const problem = await findRefundProblem(tx, gift, amountMinor, now)
      return problem && wordProblem(refundWording, problem)
    }
    // Whoever asked knew of no other refund of this amount: it was made by another request, or in another way.
    if (await isRefundedAgain(tx, gift, amountMinor, lastNo ?? request.requestedAt)) return say.refundedSince
    const { leftMinor, problem } = await readRefundability(tx, gift, { now, request })
    if (problem && problem.code !== 'unanswered') return wordProblem(refundWording, problem)
    return amountMinor > leftMinor ? say.tooMuch : undefined
  },
  async delay({ tx, now, request }, { giftId }) {
    const gift = await lockRequested(tx, giftId)
    const problem = gift && (await readRefundability(tx, gift, { now, request })).problem
    return problem?.code === 'unanswered' ? say.unanswered : undefined
  },
  async perform({ tx, tenant, requestedBy, now }, { giftId, ...wanted }) {
    const gift = await lockRequested(tx, giftId)
    if (!gift) throw new Error('That gift is missing.')
    // Two people have decided it, and the check has ruled out another refund of this amount since it was asked for.
    const decided = { ...wanted, again: true }
    const { row, first } = await recordDeskRefund(tx, gift, decided, { by: requestedBy.id, now })
    if (!first) throw new Error('Another refund of that gift waits for its answer.')
    const no = String(row.no)
    // The provider is asked once the decision stands, and no transaction waits for it.
    await addJob(tx, 'refund-send', { tenantId: tenant.id, giftId, no }, `refund-send ${giftId} ${no}`)
  },
})
