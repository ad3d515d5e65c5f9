import { and, eq, ne, sql } from 'drizzle-orm'
import type { GiftDetail, GiftNeed } from '@minaret/contract'
import { exampleFor, limitsIn, weeklyAmountFor } from '@minaret/money'
import { toRegularSummary, viewRegularGift } from '../regular/view.ts'
import { findRegularGift } from '../records/regularStore.ts'
import { type Tx, ledgerEntries } from '@minaret/foundation/db'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done, refuse } from '@minaret/foundation/responses'
import { readGiftMatch } from '../causes/index.ts'
import { readReceipt } from '../receipts/findReceipt.ts'
import { getGiftMessage, getNextAction } from '../attempts/responses.ts'
import { referenceOf } from '../records/reference.ts'
import { refreshGift, type RefreshCall } from '../gift-payments/refresh.ts'
import { findGiftWithTitles, type Gift, type GiftWithTitles, isExhausted } from '../records/giftStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** The returned amount of a gift according to the ledger. */
async function readReturnedTotal(tx: Tx, { id }: Gift): Promise<number> {
  const [row] = await tx
    .select({ minor: sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}), 0)::int` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.giftId, id), ne(ledgerEntries.kind, 'paid')))
  return Math.max(0, row?.minor ?? 0)
}

/** The campaign's need the gift is for, with its outcome; undefined once the gift can no longer be paid. */
function needOf(gift: Gift): GiftNeed | undefined {
  const { needId: id, needTitle: title, needGiven, state } = gift
  if (id === null || title === null || state === 'abandoned' || isExhausted(gift)) return undefined
  return { id, title, outcome: needGiven === null ? 'held' : needGiven ? 'given' : 'campaign' }
}

/** The gift's cause, with the example of its amount, if any, and a suggested Friday gift if it accepts those. */
function giftCause({ cause, campaignTitle }: GiftWithTitles, gift: Gift): GiftDetail['cause'] {
  const { id, title, jummah, currencies, examples } = cause
  const giftMinor = gift.amountMinor - gift.coverMinor
  // A campaign has its own needs, and the examples' prices are in the cause's first currency.
  const canShowExample = campaignTitle === null && gift.currency === currencies[0]
  const example = canShowExample ? exampleFor(examples, giftMinor) : undefined
  const weeklyMinor = weeklyAmountFor(giftMinor, gift.currency, limitsIn(cause, gift.currency))
  return { id, title, ...(jummah ? { weeklyMinor } : {}), ...(example ? { example } : {}) }
}

/** Returns the state of a gift or regular gift to any caller who knows its id. Contains no names. */
export const giftView = (call: GivingCall<'giftView'>): Promise<OperationResult<'giftView'>> =>
  viewGift(call, call.params.id)

/** Returns the state of a gift, for any operation that responds with one. */
export async function viewGift(call: RefreshCall, giftId: string): Promise<OperationResult<'giftView'>> {
  const row = await call.db((tx) => findGiftWithTitles(tx, giftId))
  if (!row) return (await viewRegularGift(call, giftId)) ?? refuse(404, giftMessages.noGift)
  const gift = await refreshGift(call, row.gift)
  const { id, state, mode, amountMinor, coverMinor, currency, createdAt, paidAt, cycleId, giftAid } = gift
  const need = needOf(gift)
  const { refundedMinor, receipt, match, regularGift } = await call.db(async (tx) => ({
    refundedMinor: await readReturnedTotal(tx, gift),
    receipt: await readReceipt(tx, gift),
    match: await readGiftMatch(tx, gift),
    regularGift: cycleId === null ? undefined : await findRegularGift(tx, cycleId),
  }))
  return done(
    {
      id,
      reference: referenceOf(id),
      state,
      next: getNextAction(gift),
      mode,
      amountMinor,
      coverMinor,
      refundedMinor,
      currency,
      cause: giftCause(row, gift),
      ...(gift.campaignId === null ? {} : { campaignId: gift.campaignId }),
      ...(row.campaignTitle === null ? {} : { campaign: row.campaignTitle }),
      ...(need ? { need } : {}),
      ...(match ? { match } : {}),
      created: createdAt.toISOString(),
      ...(paidAt ? { paidAt: paidAt.toISOString() } : {}),
      ...(giftAid ? { giftAid } : {}),
      ...(receipt ? { receipt } : {}),
      ...(regularGift ? { regular: toRegularSummary(regularGift) } : {}),
    },
    getGiftMessage(gift),
  )
}
