import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { hasReservation, needFigures, noFigures } from './needFigures.ts'
import { campaignNeeds, type Tx, gifts } from '@minaret/foundation/db'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { type Gift, lockGift, mayConfirm } from '../records/giftStore.ts'
import { getWait } from '@minaret/foundation/limits'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** How long a need is reserved for a new gift, in milliseconds. */
export const reservationMs = 15 * 60_000

/** The longest card attempt, in milliseconds. A reservation that would expire before is extended. */
const cardTimeoutMs = 2 * 60_000

/** Whether a reservation lasts for the next card attempt. */
const isReservedLongEnough = (gift: Gift, now: Date) => hasReservation(gift, new Date(now.getTime() + cardTimeoutMs))

/** The need of a campaign that a gift is for. */
export type Need = Pick<typeof campaignNeeds.$inferSelect, 'campaignId' | 'id' | 'title' | 'priceMinor' | 'wanted'>

/** Finds a current need of a campaign. */
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
 * Locks a need until the transaction ends. An advisory lock, because an import rewrites the rows of a campaign's needs.
 * Lock a gift before its need.
 */
async function lockNeed(tx: Tx, { campaignId, id }: Pick<Need, 'campaignId' | 'id'>): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`need ${campaignId} ${id} `} || current_tenant()::text, 0))`,
  )
}

/** Locks several needs, always in the same order. */
export async function lockNeeds(tx: Tx, needs: readonly Pick<Need, 'campaignId' | 'id'>[]): Promise<void> {
  const needsByName = new Map(needs.map((need) => [`${need.campaignId} ${need.id}`, need]))
  for (const name of [...needsByName.keys()].toSorted()) {
    const need = needsByName.get(name)
    if (need) await lockNeed(tx, need)
  }
}

/** The amount a need still accepts, and when the first reservation expires. */
export type NeedBalance = { leftMinor: number; heldUntil?: Date }

/**
 * Reads the balance of a need.
 * @param exceptGift a gift whose own reservation does not count
 */
export async function readNeedBalance(
  tx: Tx,
  need: Need,
  { mode, now, exceptGift }: { mode: PaymentMode; now: Date; exceptGift?: string },
): Promise<NeedBalance> {
  const { campaignId, id, priceMinor, wanted } = need
  const figures = await needFigures(tx, { campaignId, needId: id, mode, now, exceptGift })
  const { takenMinor, heldMinor, heldUntil } = figures.get(id) ?? noFigures
  return { leftMinor: Math.max(0, priceMinor * wanted - takenMinor - heldMinor), heldUntil }
}

/** {@link readNeedBalance} with the need locked until the transaction ends. */
export async function lockNeedBalance(
  tx: Tx,
  need: Need,
  options: Parameters<typeof readNeedBalance>[2],
): Promise<NeedBalance> {
  await lockNeed(tx, need)
  return readNeedBalance(tx, need, options)
}

const minutesUntil = (at: Date, now: Date) => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 60_000))

/** Refuses a gift that is larger than the rest of a need. */
export function refuseOverfunding(
  { leftMinor, heldUntil }: NeedBalance,
  { currency, country, now }: { currency: string; country?: string; now: Date },
): Refusal {
  const leftAmount = { amountMinor: leftMinor, currency, country }
  const fullMessage = heldUntil
    ? giftMessages.needReserved(getWait(60 * minutesUntil(heldUntil, now)))
    : giftMessages.needFull
  const partMessage = heldUntil
    ? giftMessages.needLeftNow({ left: leftAmount })
    : giftMessages.needLeft({ left: leftAmount })
  return {
    ...refuse(409, leftMinor > 0 ? partMessage : fullMessage),
    data: { need: { leftMinor, ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}) } },
  }
}

/** The amount of a gift without the fee cover. */
export const withoutCover = ({ amountMinor, coverMinor }: Pick<Gift, 'amountMinor' | 'coverMinor'>): number =>
  amountMinor - coverMinor

/**
 * Renews a gift's reservation before the next card attempt, if it has expired or expires soon.
 * @param refuseCard refuses donors who may not try a card
 * @returns a refusal if the need was filled in the meantime; the gift is unchanged
 */
export async function renewReservation(
  tx: Tx,
  previousGift: Gift,
  { now, country, refuseCard }: { now: Date; country?: string; refuseCard: () => Promise<Refusal | undefined> },
): Promise<Gift | Refusal> {
  if (previousGift.needId === null || isReservedLongEnough(previousGift, now)) return previousGift
  const gift = await lockGift(tx, previousGift)
  const { campaignId, needId, state, mode, currency } = gift
  if (campaignId === null || needId === null || isReservedLongEnough(gift, now)) return gift
  if ((state !== 'created' && state !== 'failed') || !mayConfirm(gift)) return gift
  const refusal = await refuseCard()
  if (refusal) return refusal
  const need = await findNeed(tx, campaignId, needId)
  const balance = need ? await lockNeedBalance(tx, need, { mode, now, exceptGift: gift.id }) : { leftMinor: 0 }
  if (balance.leftMinor < withoutCover(gift)) return refuseOverfunding(balance, { currency, country, now })
  const [renewedGift] = await tx
    .update(gifts)
    .set({ needUntil: new Date(now.getTime() + reservationMs) })
    .where(eq(gifts.id, gift.id))
    .returning()
  return renewedGift ?? gift
}

/**
 * Releases the reservations of a donor's declined gifts when the donor starts another gift for the campaign. The
 * declined gifts may still be retried while the need is open.
 */
export async function releaseDeclined(
  tx: Tx,
  { campaignId, donorEmail, mode, now }: Pick<Gift, 'donorEmail' | 'mode'> & { campaignId: string; now: Date },
): Promise<void> {
  const declinedGifts = await tx
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
  if (declinedGifts.length === 0) return
  const ids = declinedGifts.map(({ id }) => id)
  await tx.update(gifts).set({ needUntil: now }).where(inArray(gifts.id, ids))
}

/** Removes a gift's need, unless a card is being confirmed. The gift is then for the whole campaign. */
export async function dropNeed(tx: Tx, previousGift: Gift): Promise<Gift> {
  if (previousGift.needId === null) return previousGift
  const gift = await lockGift(tx, previousGift)
  if (gift.state !== 'created' && gift.state !== 'failed') return gift
  const [updatedGift] = await tx
    .update(gifts)
    .set({ needId: null, needTitle: null, needUntil: null })
    .where(eq(gifts.id, gift.id))
    .returning()
  return updatedGift ?? gift
}

/**
 * Whether a payment fits its need, given other gifts and reservations. The gift's own reservation does not count,
 * because `now` is when the request started, which may be long ago. Otherwise the payment goes to the campaign. Undefined
 * if the gift has no need.
 * @param gift locked by the caller
 */
export async function fitsNeed(tx: Tx, gift: Gift, now: Date): Promise<boolean | undefined> {
  const { campaignId, needId, mode } = gift
  if (campaignId === null || needId === null) return undefined
  const need = await findNeed(tx, campaignId, needId)
  if (!need) return false
  const { leftMinor } = await lockNeedBalance(tx, need, { mode, now, exceptGift: gift.id })
  return leftMinor >= withoutCover(gift)
}
