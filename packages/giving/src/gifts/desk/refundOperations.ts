import { eq } from 'drizzle-orm'
import { formatProblem } from '@minaret/foundation/base'
import { causes, giftAidClaimed, giftAidClaims, type Tx } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import type { GivingServices } from '../../providers/index.ts'
import { findGift, type Gift, lockGift } from '../../records/index.ts'
import {
  completeRefund,
  findByAttempt,
  findRecentRefund,
  readLastRefundNo,
  refundEmail,
  RefundError,
} from '../../refunds/index.ts'
import { lockStaff, requestApproval } from '@minaret/staff/approvals'
import { getDeskUrl, type StaffServices } from '@minaret/staff/members'
import { messages as texts } from './messages.gen.ts'
import { findRefundProblem, readRefundability } from './refundable.ts'
import { refundWording } from './refundProblems.ts'
import { needsApproval, recordDeskRefund, refundApproval } from './refund.ts'

/** The effect of a refund on Gift Aid: a filed claim is adjusted by the next one. */
async function readGiftAid(tx: Tx, gift: Gift): Promise<{ giftAid: 'none' | 'less' | 'adjusted'; claim?: number }> {
  const [row] = await tx
    .select({ number: giftAidClaims.number })
    .from(giftAidClaimed)
    .innerJoin(giftAidClaims, eq(giftAidClaims.id, giftAidClaimed.claimId))
    .where(eq(giftAidClaimed.giftId, gift.id))
  if (row) return { giftAid: 'adjusted', claim: row.number }
  return { giftAid: gift.giftAid === 'yes' ? 'less' : 'none' }
}

const maxReasonLength = 500

/** Refunding a gift in full or in part. */
export const giftRefundOperations = {
  giftRefundPreview: ({ db, tenant, member, params, body, now }) =>
    db(async (tx) => {
      const gift = await findGift(tx, params.gift)
      if (!gift) return refuse(404, texts.noGift)
      const { leftMinor, problem, pending } = await readRefundability(tx, gift, { now })
      const { amountMinor } = body
      if (problem) return refuse(409, formatProblem(refundWording, problem))
      if (pending.some((pendingRefund) => pendingRefund.amountMinor === amountMinor))
        return refuse(409, texts.samePending, { amount: texts.samePending })
      if (amountMinor > leftMinor) return refuse(422, texts.tooMuch, { amount: texts.tooMuch })
      const [cause] = await tx.select({ title: causes.title }).from(causes).where(eq(causes.id, gift.causeId))
      const email = refundEmail(tenant, gift, { cause: cause?.title ?? '', amountMinor })
      const to = member.demonstration ? maskAddress(email.to) : email.to
      return done({
        amountMinor,
        leftMinor: leftMinor - amountMinor,
        needsApproval: await needsApproval(tx, gift, amountMinor, now),
        repeated: (await findRecentRefund(tx, gift, amountMinor, now)) !== undefined,
        ...(await readGiftAid(tx, gift)),
        ...(email.to === '' ? {} : { email: { to, subject: email.subject, text: email.text } }),
      })
    }),

  async giftRefund(call) {
    const { db, tenant, member, secrets, payments, params, body, now, log } = call
    // In a demonstration, visitors may refund demonstration gifts only: those are not real money.
    const gift = await db((tx) => findGift(tx, params.gift))
    if (!gift) return refuse(404, texts.noGift)
    if (member.demonstration && gift.mode !== 'demo') return refuse(403, texts.demonstrationOnly)
    const reason = body.reason.trim().slice(0, maxReasonLength)
    if (reason === '') return refuse(422, texts.needsReason, { reason: texts.needsReason })
    const { amountMinor, attemptId, again = false } = body
    const refundRequest = { amountMinor, reason, attemptId, again }

    const context = { db, secrets, now, log }
    const gateway = await payments.gatewayOf(tenant, context.db, gift.accountId)
    if (!gateway) return refuse(409, texts.noKeys)
    try {
      const outcome = await db(async (tx) => {
        // Lock the staff before the gift, as approvals do, to avoid a deadlock.
        await lockStaff(tx)
        // A concurrent request waits here until the first has recorded its refund.
        const lockedGift = await lockGift(tx, gift)
        const record = async () => ({
          recorded: await recordDeskRefund(tx, lockedGift, refundRequest, { by: member.accountId, now }),
        })
        if (await findByAttempt(tx, lockedGift, attemptId)) return record()
        const problem = await findRefundProblem(tx, lockedGift, amountMinor, now)
        if (problem) {
          const message = formatProblem(refundWording, problem)
          return { response: refuse(409, message, { amount: message }) }
        }
        if (!again && (await findRecentRefund(tx, lockedGift, amountMinor, now)))
          return { response: refuse(409, texts.repeated) }
        if (!(await needsApproval(tx, lockedGift, amountMinor, now))) return record()
        if (member.demonstration) return { response: refuse(403, texts.demonstrationApproval) }
        const lastNo = await readLastRefundNo(tx, lockedGift)
        const payload = { giftId: gift.id, currency: gift.currency, ...refundRequest, lastNo }
        const address = getDeskUrl(call)
        const by = member.accountId
        return { response: await requestApproval({ tx, tenant, address, now, by, kind: refundApproval, payload }) }
      })
      if ('response' in outcome) return outcome.response
      const { gift: refundedGift, row, first } = outcome.recorded
      const { refund } = await completeRefund(context, gateway, refundedGift, row, first)
      return refund.state === 'refused' ? refuse(409, texts.refused) : done({}, texts.refunded)
    } catch (error) {
      if (error instanceof RefundError) return refuse(409, formatProblem(refundWording, error.problem))
      log.warn({ err: error, gift: gift.id }, 'the provider did not confirm a refund')
      // The refund is recorded, and will be requested again with the same idempotency key.
      return done({}, texts.refundUnconfirmed)
    }
  },
} satisfies DeskOperations<'giftRefundPreview' | 'giftRefund', StaffServices & GivingServices>
