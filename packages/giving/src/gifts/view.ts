import { and, eq, ne, sql } from 'drizzle-orm'
import type { GiftNeed } from '@minaret/contract'
import { regularOf, cycleView } from '../regular/openView.ts'
import { findCycle } from '../records/regularStore.ts'
import { type Tx, ledgerEntries } from '@minaret/foundation/db'
import { type Answer } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done, refuse } from '@minaret/foundation/responses'
import { receiptOf } from '../receipts/read.ts'
import { messageOf, nextOf } from '../attempts/answers.ts'
import { referenceOf } from '../records/reference.ts'
import { refreshGift, type Refreshing } from '../settling/refresh.ts'
import { findGiftWithTitles, type Gift, isSpent } from '../records/giftStore.ts'
import { giftMessages } from '../messages/gifts/index.ts'

/** What went back of it, by the books. */
async function wentBack(tx: Tx, { id }: Gift): Promise<number> {
  const [row] = await tx
    .select({ minor: sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}), 0)::int` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.giftId, id), ne(ledgerEntries.kind, 'paid')))
  return Math.max(0, row?.minor ?? 0)
}

/** What of the appeal it is for, and whether it goes there; nothing once nothing can come of it. */
function needOf(gift: Gift): GiftNeed | undefined {
  const { needId: id, needTitle: title, needGiven, state } = gift
  if (id === null || title === null || state === 'abandoned' || isSpent(gift)) return undefined
  return { id, title, outcome: needGiven === null ? 'held' : needGiven ? 'given' : 'campaign' }
}

/** What became of a gift, or of a regular gift, for whoever holds its id. Names nobody. */
export const giftView = (call: GivingCall<'giftView'>): Promise<Answer<'giftView'>> => viewGift(call, call.params.id)

/** The same for any call that answers with a gift. */
export async function viewGift(call: Refreshing, giftId: string): Promise<Answer<'giftView'>> {
  const found = await call.db((tx) => findGiftWithTitles(tx, giftId))
  if (!found) return (await cycleView(call, giftId)) ?? refuse(404, giftMessages.noGift)
  const gift = await refreshGift(call, found.gift)
  const { id, state, mode, amountMinor, coverMinor, currency, createdAt, paidAt, cycleId, giftAid } = gift
  const need = needOf(gift)
  const { refundedMinor, receipt, cycle } = await call.db(async (tx) => ({
    refundedMinor: await wentBack(tx, gift),
    receipt: await receiptOf(tx, gift),
    cycle: cycleId === null ? undefined : await findCycle(tx, cycleId),
  }))
  return done(
    {
      id,
      reference: referenceOf(id),
      state,
      next: nextOf(gift),
      mode,
      amountMinor,
      coverMinor,
      refundedMinor,
      currency,
      cause: { id: gift.causeId, title: found.causeTitle },
      ...(gift.campaignId === null ? {} : { campaignId: gift.campaignId }),
      ...(found.campaignTitle === null ? {} : { campaign: found.campaignTitle }),
      ...(need ? { need } : {}),
      created: createdAt.toISOString(),
      ...(paidAt ? { paidAt: paidAt.toISOString() } : {}),
      ...(giftAid ? { giftAid } : {}),
      ...(receipt ? { receipt } : {}),
      ...(cycle ? { regular: regularOf(cycle) } : {}),
    },
    messageOf(gift),
  )
}
