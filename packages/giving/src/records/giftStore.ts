import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { isPublished } from '@minaret/foundation/pagination'
import { type Tx, campaigns, campaignSupporters, causes, gifts } from '@minaret/foundation/db'
import { refuse } from '@minaret/foundation/responses'
import { isLeaseFree, newLease } from '../card-confirmation/lease.ts'
import { maxConfirms, openStates } from './giftStates.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** A stored gift. */
export type Gift = typeof gifts.$inferSelect

const isGift = (gift: Pick<Gift, 'tenantId' | 'id'>) => and(eq(gifts.tenantId, gift.tenantId), eq(gifts.id, gift.id))

/** The response for a cause that is unknown, unpublished or another mosque's. */
export const noCause = refuse(404, giftMessages.noCause)

/** Finds a cause that currently accepts gifts. */
export async function findOpenCause(tx: Tx, id: string, now: Date) {
  const [cause] = await tx
    .select()
    .from(causes)
    .where(and(eq(causes.id, id), isPublished(causes, now)))
  return cause
}

/** Finds a published campaign of a cause, whether or not it currently accepts gifts. */
export async function findCampaignOf(tx: Tx, id: string, causeId: string, now: Date) {
  const [campaign] = await tx
    .select({ id: campaigns.id, currency: campaigns.currency, startsAt: campaigns.startsAt, endsAt: campaigns.endsAt })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.causeId, causeId), isPublished(campaigns, now)))
  return campaign
}

/** Finds a supporter's link of this campaign. */
export async function findSupporterRef(tx: Tx, campaignId: string, ref: string): Promise<string | undefined> {
  const [link] = await tx
    .select({ ref: campaignSupporters.ref })
    .from(campaignSupporters)
    .where(and(eq(campaignSupporters.campaignId, campaignId), eq(campaignSupporters.ref, ref)))
  return link?.ref
}

/** Finds a gift by id. */
export async function findGift(tx: Tx, id: string): Promise<Gift | undefined> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.id, id))
  return gift
}

/** A gift with its cause and the title of its campaign. */
export type GiftWithTitles = { gift: Gift; cause: typeof causes.$inferSelect; campaignTitle: string | null }

/** Finds a gift with its cause and campaign title, even if those are no longer published. */
export async function findGiftWithTitles(tx: Tx, id: string): Promise<GiftWithTitles | undefined> {
  const [row] = await tx
    .select({ gift: gifts, cause: causes, campaignTitle: campaigns.title })
    .from(gifts)
    .innerJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
    .leftJoin(campaigns, and(eq(campaigns.tenantId, gifts.tenantId), eq(campaigns.id, gifts.campaignId)))
    .where(eq(gifts.id, id))
  return row
}

/** Finds a gift by payment intent. */
export async function findGiftByIntent(tx: Tx, intentId: string): Promise<Gift | undefined> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.intentId, intentId))
  return gift
}

/** Finds a gift by attempt. */
export async function findGiftByAttempt(tx: Tx, attemptId: string): Promise<Gift | undefined> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.attemptId, attemptId))
  return gift
}

/**
 * Locks a page token until the transaction ends: it opens one gift or one regular gift, which are in different tables.
 */
export async function lockPageToken(tx: Tx, passHash: Buffer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${passHash.toString('hex')}, 0))`)
}

/** Whether an attempt or a page token has opened a gift. */
export async function hasOpenedGift(tx: Tx, attemptId: string, passHash: Buffer): Promise<boolean> {
  const [gift] = await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(or(eq(gifts.attemptId, attemptId), eq(gifts.passHash, passHash)))
    .limit(1)
  return gift !== undefined
}

/**
 * Inserts a gift, or finds the one opened by this attempt.
 * @returns undefined if the page token opened another gift
 */
export async function openGift(tx: Tx, gift: typeof gifts.$inferInsert): Promise<Gift | undefined> {
  const [insertedGift] = await tx.insert(gifts).values(gift).onConflictDoNothing().returning()
  if (insertedGift) return insertedGift
  const existingGift = await findGiftByAttempt(tx, gift.attemptId)
  return existingGift?.passHash.equals(gift.passHash) ? existingGift : undefined
}

/**
 * Corrects the donor's details, unless a card is being confirmed or the donor was erased. Typing errors are often
 * noticed only after a decline.
 */
export async function correctDonor(
  tx: Tx,
  gift: Gift,
  donor: Pick<Gift, 'donorName' | 'donorEmail' | 'anonymous' | 'message'>,
): Promise<Gift> {
  const isSame =
    gift.donorName === donor.donorName &&
    gift.donorEmail === donor.donorEmail &&
    gift.anonymous === donor.anonymous &&
    gift.message === donor.message
  if (isSame) return gift
  const [correctedGift] = await tx
    .update(gifts)
    .set(donor)
    .where(and(isGift(gift), inArray(gifts.state, ['created', 'failed']), isNull(gifts.forgottenAt)))
    .returning()
  return correctedGift ?? gift
}

/** Reads a gift and locks it until the transaction ends. */
export async function lockGift(tx: Tx, gift: Pick<Gift, 'tenantId' | 'id'>): Promise<Gift> {
  const [row] = await tx.select().from(gifts).where(isGift(gift)).for('update')
  if (!row) throw new Error(`Gift ${gift.id} is missing: gifts are never deleted while they are processed.`)
  return row
}

async function claim(tx: Tx, gift: Gift, set: PgUpdateSetSource<typeof gifts>, ...conditions: (SQL | undefined)[]) {
  const [claimedGift] = await tx
    .update(gifts)
    .set({ ...set, state: 'confirming', leaseUntil: newLease })
    .where(and(isGift(gift), ...conditions))
    .returning()
  return claimedGift
}

/**
 * Claims the confirmation of a gift with a new token. Exactly one of any number of callers succeeds.
 * @param token the hash of the confirmation token, the encrypted token, and the time it was received
 * @param isBankCheckAllowed whether a pending bank check is allowed, because the token is its result
 */
export function claimConfirmation(
  tx: Tx,
  gift: Gift,
  token: { hash: Buffer; sealed: Buffer; at: Date },
  isBankCheckAllowed: boolean,
): Promise<Gift | undefined> {
  const states = isBankCheckAllowed
    ? (['created', 'failed', 'requires_action'] as const)
    : (['created', 'failed'] as const)
  return claim(
    tx,
    gift,
    {
      confirmNo: sql`${gifts.confirmNo} + 1`,
      confirmHash: token.hash,
      confirmToken: token.sealed,
      confirmingSince: token.at,
      declineCode: null,
    },
    inArray(gifts.state, [...states]),
    eq(gifts.confirmNo, gift.confirmNo),
  )
}

/** Takes over a confirmation whose caller was lost, with the same number and key, so that there is no second charge. */
export const claimLostConfirmation = (tx: Tx, gift: Gift): Promise<Gift | undefined> =>
  claim(tx, gift, {}, eq(gifts.state, 'confirming'), isLeaseFree(gifts.leaseUntil))

/** Releases a confirmation with an unknown outcome, so that the next caller may ask again at once. */
export async function releaseClaim(tx: Tx, gift: Gift): Promise<void> {
  await tx
    .update(gifts)
    .set({ leaseUntil: sql`now()` })
    .where(and(isGift(gift), eq(gifts.state, 'confirming'), eq(gifts.confirmNo, gift.confirmNo)))
}

/**
 * Marks a confirmation as refused by the provider: nothing was charged, and another card may be tried.
 * @param state `abandoned` if no attempt is left and nothing exists at the provider
 */
export async function markRefused(tx: Tx, gift: Gift, state: 'failed' | 'abandoned'): Promise<void> {
  await tx
    .update(gifts)
    .set({ state, declineCode: null, confirmToken: null, leaseUntil: null })
    .where(and(isGift(gift), eq(gifts.state, 'confirming'), eq(gifts.confirmNo, gift.confirmNo)))
}

/** Claims a poll of the gift's intent: one caller at a time, at most every two seconds. */
export async function claimPoll(tx: Tx, gift: Gift): Promise<Gift | undefined> {
  const isStale = or(isNull(gifts.checkedAt), lt(gifts.checkedAt, sql`now() - interval '2 seconds'`))
  const [claimedGift] = await tx
    .update(gifts)
    .set({ checkedAt: sql`now()` })
    .where(and(isGift(gift), isNotNull(gifts.intentId), inArray(gifts.state, [...openStates]), isStale))
    .returning()
  return claimedGift
}

/** Whether another card attempt is allowed. */
export const mayConfirm = (gift: Pick<Gift, 'confirmNo'>): boolean => gift.confirmNo < maxConfirms

/** Whether the last attempt failed. The gift counts as closed even if the intent is still open at the provider. */
export const isExhausted = (gift: Pick<Gift, 'state' | 'confirmNo'>): boolean =>
  gift.state === 'failed' && !mayConfirm(gift)
