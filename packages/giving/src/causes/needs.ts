import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { hasReservation, needFigures, noFigures } from './needFigures.ts'
import { campaignNeeds, type Tx, gifts } from '@minaret/foundation/db'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type Gift, lockGift, mayConfirm } from '../records/giftStore.ts'
import { waitOf } from '@minaret/foundation/limits'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** How long a need is kept for a gift that was begun, in milliseconds. */
export const reservationMs = 15 * 60_000

/** A card that is tried may take this long, in milliseconds: a hold that would end before is kept on. */
const cardTakes = 2 * 60_000

/** Whether a gift keeps its need for as long as its next card may take. */
const isReservedLongEnough = (gift: Gift, now: Date) => hasReservation(gift, new Date(now.getTime() + cardTakes))

/** What of a campaign a gift is for. */
export type Need = Pick<typeof campaignNeeds.$inferSelect, 'campaignId' | 'id' | 'title' | 'priceMinor' | 'wanted'>

/** The need of that name in a campaign, if it stands there now. */
export async function findNeed(tx: Tx, campaignId: string, id: string): Promise<Need | undefined> {
  const [need] = await tx
    .select({
      campaignId: campaignNeeds.campaignId,
      id: campaignNeeds.id,
      title: campaignNeeds.title,
      priceMinor: campaignNeeds.priceMinor,
      wanted: campaignNeeds.wanted,
    })
    .from(campaignNeeds)
    .where(and(eq(campaignNeeds.campaignId, campaignId), eq(campaignNeeds.id, id)))
  return need
}

/**
 * Whoever else gives to this need waits until the transaction ends. A lock of its own, not its row's: an import writes
 * all needs of a campaign anew. Who locks a gift as well locks that first.
 */
async function lockNeed(tx: Tx, { campaignId, id }: Pick<Need, 'campaignId' | 'id'>): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`need ${campaignId} ${id} `} || current_tenant()::text, 0))`,
  )
}

/** Keeps everybody else out of several needs at once; all who do so take them in one order. */
export async function lockNeeds(tx: Tx, needs: readonly Pick<Need, 'campaignId' | 'id'>[]): Promise<void> {
  const byName = new Map(needs.map((need) => [`${need.campaignId} ${need.id}`, need]))
  for (const name of [...byName.keys()].toSorted()) {
    const need = byName.get(name)
    if (need) await lockNeed(tx, need)
  }
}

/** What can still be given to a need at this moment, and when somebody's part of it is free again at the latest. */
export type NeedBalance = { leftMinor: number; heldUntil?: Date }

/**
 * @param but a gift whose own part counts as free
 */
export async function readNeedBalance(
  tx: Tx,
  need: Need,
  { mode, now, but }: { mode: PaymentMode; now: Date; but?: string },
): Promise<NeedBalance> {
  const { campaignId, id, priceMinor, wanted } = need
  const figures = await needFigures(tx, { campaignId, needId: id, mode, now, but })
  const { takenMinor, heldMinor, heldUntil } = figures.get(id) ?? noFigures
  return { leftMinor: Math.max(0, priceMinor * wanted - takenMinor - heldMinor), heldUntil }
}

/** {@link readNeedBalance}, with everybody else kept out until the transaction ends. */
export async function lockNeedBalance(
  tx: Tx,
  need: Need,
  wanted: Parameters<typeof readNeedBalance>[2],
): Promise<NeedBalance> {
  await lockNeed(tx, need)
  return readNeedBalance(tx, need, wanted)
}

const minutesUntil = (at: Date, now: Date) => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 60_000))

/** Why a gift is more than a need can take now, and what to do. */
export function refuseOverfunding(
  { leftMinor, heldUntil }: NeedBalance,
  { currency, country, now }: { currency: string; country?: string; now: Date },
): Refusal {
  const left = { amountMinor: leftMinor, currency, country }
  const full = heldUntil ? giftMessages.needReserved(waitOf(60 * minutesUntil(heldUntil, now))) : giftMessages.needFull
  const some = heldUntil ? giftMessages.needLeftNow({ left }) : giftMessages.needLeft({ left })
  return {
    ...refuse(409, leftMinor > 0 ? some : full),
    data: { need: { leftMinor, ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}) } },
  }
}

/** What of a gift goes to what it is for: not the cover of the fee. */
export const withoutCover = ({ amountMinor, coverMinor }: Pick<Gift, 'amountMinor' | 'coverMinor'>): number =>
  amountMinor - coverMinor

/**
 * Keeps its need for a gift whose next card is about to be tried, where it is not kept any more, or
 * not for much longer.
 * @param gate whoever may not try a card keeps nothing
 * @returns a refusal when others have taken it meanwhile; the gift stays as it is
 */
export async function renewReservation(
  tx: Tx,
  before: Gift,
  { now, country, gate }: { now: Date; country?: string; gate: () => Promise<Refusal | undefined> },
): Promise<Gift | Refusal> {
  if (before.needId === null || isReservedLongEnough(before, now)) return before
  const gift = await lockGift(tx, before)
  const { campaignId, needId, state, mode, currency } = gift
  if (campaignId === null || needId === null || isReservedLongEnough(gift, now)) return gift
  if ((state !== 'created' && state !== 'failed') || !mayConfirm(gift)) return gift
  const refusal = await gate()
  if (refusal) return refusal
  const need = await findNeed(tx, campaignId, needId)
  const balance = need ? await lockNeedBalance(tx, need, { mode, now, but: gift.id }) : { leftMinor: 0 }
  if (balance.leftMinor < withoutCover(gift)) return refuseOverfunding(balance, { currency, country, now })
  const [renewed] = await tx
    .update(gifts)
    .set({ needUntil: new Date(now.getTime() + reservationMs) })
    .where(eq(gifts.id, gift.id))
    .returning()
  return renewed ?? gift
}

/**
 * Whoever begins another gift for a campaign, after a card was declined, does not stand in their own way: what their
 * declined gifts keep of it is free again. Such a gift may be tried again all the same, while there is room.
 */
export async function releaseDeclined(
  tx: Tx,
  { campaignId, donorEmail, mode, now }: Pick<Gift, 'donorEmail' | 'mode'> & { campaignId: string; now: Date },
): Promise<void> {
  const declined = await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(
      and(
        eq(gifts.campaignId, campaignId),
        isNotNull(gifts.needId),
        isNull(gifts.needGiven),
        gt(gifts.needUntil, now),
        eq(gifts.state, 'failed'),
        eq(gifts.donorEmail, donorEmail),
        eq(gifts.mode, mode),
      ),
    )
    .orderBy(asc(gifts.id))
    .for('update')
  if (declined.length === 0) return
  const ids = declined.map(({ id }) => id)
  await tx.update(gifts).set({ needUntil: now }).where(inArray(gifts.id, ids))
}

/** A gift whose donor has taken back what it was for, as long as no card is being confirmed: it is for the whole campaign. */
export async function dropNeed(tx: Tx, before: Gift): Promise<Gift> {
  if (before.needId === null) return before
  const gift = await lockGift(tx, before)
  if (gift.state !== 'created' && gift.state !== 'failed') return gift
  const [plain] = await tx
    .update(gifts)
    .set({ needId: null, needTitle: null, needUntil: null })
    .where(eq(gifts.id, gift.id))
    .returning()
  return plain ?? gift
}

/**
 * Whether the money of a gift that is being booked goes to its need: while nobody else has given or holds it there is room,
 * and a hold of its own proves nothing, for `now` is when the request began, and that may be long ago. Otherwise others
 * were faster, and it goes to the campaign. Nothing for a gift without a need.
 * @param gift locked by the caller
 */
export async function fitsNeed(tx: Tx, gift: Gift, now: Date): Promise<boolean | undefined> {
  const { campaignId, needId, mode } = gift
  if (campaignId === null || needId === null) return undefined
  const need = await findNeed(tx, campaignId, needId)
  if (!need) return false
  const { leftMinor } = await lockNeedBalance(tx, need, { mode, now, but: gift.id })
  return leftMinor >= withoutCover(gift)
}
