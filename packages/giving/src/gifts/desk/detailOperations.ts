import { eq } from 'drizzle-orm'
import { formatProblem } from '@minaret/foundation/base'
import { campaigns } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { readGiftHistory, readListedGift, toGiftListed } from '../../gift-list/index.ts'
import { findGift } from '../../records/index.ts'
import { viewApprovals } from '@minaret/staff/approvals'
import { approvalAboveMinor } from './limits.ts'
import { messages as texts } from './messages.gen.ts'
import { refundApproval } from './refund.ts'
import { readRefundability } from './refundable.ts'
import { refundWording } from './refundProblems.ts'

const refundKinds = new Map([[refundApproval.name, refundApproval]])

/** The details of one gift. */
export const giftDetailOperations = {
  giftDetail: ({ db, tenant, request, member, params, now }) =>
    db(async (tx) => {
      const [gift, row] = [await findGift(tx, params.gift), await readListedGift(tx, params.gift)]
      if (!gift || !row) return refuse(404, texts.noGift)
      const { leftMinor, problem, pending } = await readRefundability(tx, gift, { now })
      const language = chooseLanguage({ tenant, request })
      const approvals = pending.map(({ row }) => row)
      const [campaign] =
        gift.campaignId === null
          ? []
          : await tx.select({ title: campaigns.title }).from(campaigns).where(eq(campaigns.id, gift.campaignId))
      return done({
        gift: toGiftListed(row, (email) => (member.demonstration ? maskAddress(email) : email)),
        ...(gift.donorId ? { donorId: gift.donorId } : {}),
        mode: gift.mode,
        timeZone: tenant.config.timeZone,
        coverMinor: gift.coverMinor,
        attempts: gift.confirmNo,
        declined: gift.declineCode !== null,
        anonymous: gift.anonymous,
        ...(campaign ? { campaign: campaign.title } : {}),
        ...(gift.message === null ? {} : { donorMessage: gift.message }),
        ...(gift.note === null ? {} : { note: gift.note }),
        ...(gift.how === 'card' && gift.intentId ? { providerRef: gift.intentId } : {}),
        ...(await readGiftHistory(tx, gift)),
        refund: {
          leftMinor: problem ? 0 : leftMinor,
          approvalAboveMinor: approvalAboveMinor(gift.currency),
          ...(problem ? { why: formatProblem(refundWording, problem)[language] } : {}),
          pending: await viewApprovals(tx, refundKinds, approvals, { accountId: member.accountId, language }),
        },
      })
    }),
} satisfies DeskOperations<'giftDetail'>
