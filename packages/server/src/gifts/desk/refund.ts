import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { gifts, type Tx } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import { writeLog } from '@minaret/foundation/staff'
import { findGift, type Gift, referenceOf } from '@minaret/giving/records'
import { readRefundable, recordRefund } from '@minaret/giving/refunds'
import { amountInWords } from '@minaret/money'
import { approvalKind } from '../../approvals/kind.ts'
import { approvalAboveMinor } from './limits.ts'
import { giftDeskMessages as say } from './messages/index.ts'
import { findRefundProblem } from './refundable.ts'

/** What somebody at the desk asks for. */
export type WantedRefund = { amountMinor: number; reason: string; attemptId: string; again: boolean }

/** An amount as the log and a request for approval have it. */
const amountText = (minor: number, currency: string): string => amountInWords(minor, currency, 'en-GB')

/** Whether a refund takes a second person: with what went back before, so that parts add up. */
export async function needsApproval(tx: Tx, gift: Gift, amountMinor: number): Promise<boolean> {
  // What was asked for and is not in the ledger yet counts, or parts would pass one by one.
  const { leftMinor } = await readRefundable(tx, gift)
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

/** A refund that takes a second person. */
export const refundApproval = approvalKind({
  name: 'refundGift',
  askedBy: ['owner', 'treasurer'],
  approvedBy: ['owner'],
  payload: z.object({
    giftId: z.string(),
    currency: z.string(),
    amountMinor: z.int(),
    reason: z.string(),
    attemptId: z.string(),
    again: z.boolean(),
  }),
  describe: ({ giftId, amountMinor, currency, reason }) =>
    say.askRefund(amountText(amountMinor, currency), referenceOf(giftId), reason.replaceAll(/\s+/g, ' ')),
  async problem({ tx }, { giftId, amountMinor }) {
    const gift = await findGift(tx, giftId)
    return gift ? findRefundProblem(tx, gift, amountMinor) : say.noGift
  },
  async perform({ tx, tenant, requestedBy, now }, { giftId, ...wanted }) {
    const [gift] = await tx.select().from(gifts).where(eq(gifts.id, giftId))
    if (!gift) return
    const { row } = await recordDeskRefund(tx, gift, wanted, { by: requestedBy.id, now })
    const no = String(row.no)
    // The provider is asked once the decision stands, and no transaction waits for it.
    await addJob(tx, 'refund-send', { tenantId: tenant.id, giftId, no }, `refund-send ${giftId} ${no}`)
  },
})
