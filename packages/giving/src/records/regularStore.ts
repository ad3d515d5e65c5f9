import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { RegularGift as RegularGiftView } from '@minaret/contract'
import { causes, regularGifts, type Tx } from '@minaret/foundation/db'
import { isOver, openRegularStates } from './regularStates.ts'

/** A stored regular gift. */
export type RegularGift = typeof regularGifts.$inferSelect

/** Condition for regular gifts that are not over. */
const isOpen = inArray(regularGifts.state, [...openRegularStates])

/** Condition for one regular gift. */
export const isRegularGift = (regularGift: Pick<RegularGift, 'tenantId' | 'id'>): SQL | undefined =>
  and(eq(regularGifts.tenantId, regularGift.tenantId), eq(regularGifts.id, regularGift.id))

async function find(tx: Tx, where: SQL | undefined): Promise<RegularGift | undefined> {
  const [regularGift] = await tx.select().from(regularGifts).where(where)
  return regularGift
}

/** Finds a regular gift by id. */
export const findRegularGift = (tx: Tx, id: string): Promise<RegularGift | undefined> =>
  find(tx, eq(regularGifts.id, id))

/** Finds a regular gift by attempt. */
export const findRegularGiftByAttempt = (tx: Tx, attemptId: string): Promise<RegularGift | undefined> =>
  find(tx, eq(regularGifts.attemptId, attemptId))

/** Whether an attempt or a page token has opened a regular gift. */
export async function hasOpenedRegularGift(tx: Tx, attemptId: string, passHash: Buffer): Promise<boolean> {
  return (await find(tx, or(eq(regularGifts.attemptId, attemptId), eq(regularGifts.passHash, passHash)))) !== undefined
}

/** Finds a regular gift by account and subscription. */
export const findRegularGiftBySubscription = (
  tx: Tx,
  accountId: string,
  subscriptionId: string,
): Promise<RegularGift | undefined> =>
  find(tx, and(eq(regularGifts.accountId, accountId), eq(regularGifts.subscriptionId, subscriptionId)))

/** Finds a regular gift by account and setup intent of its first card. */
export const findRegularGiftBySetup = (
  tx: Tx,
  accountId: string,
  setupIntentId: string,
): Promise<RegularGift | undefined> =>
  find(tx, and(eq(regularGifts.accountId, accountId), eq(regularGifts.setupIntentId, setupIntentId)))

/** Finds adopted regular gifts of an account, by subscription. */
export async function findAdopted(
  tx: Tx,
  accountId: string,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, { id: string; since: Date }>> {
  if (subscriptionIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: regularGifts.id, subscriptionId: regularGifts.subscriptionId, since: regularGifts.adoptedSince })
    .from(regularGifts)
    .where(and(eq(regularGifts.accountId, accountId), inArray(regularGifts.subscriptionId, [...subscriptionIds])))
  return new Map(
    rows.flatMap(({ id, subscriptionId, since }) => (subscriptionId && since ? [[subscriptionId, { id, since }]] : [])),
  )
}

/**
 * Whether a provider object's labels match this regular gift. Adopted subscriptions may lack our labels and are
 * identified by their id alone.
 */
export const isLabelled = (
  { adoptedSince, tenantId, id }: Pick<RegularGift, 'adoptedSince' | 'tenantId' | 'id'>,
  labels: { tenantId?: string; regularGiftId?: string },
): { tenant: boolean; regularGift: boolean } => ({
  tenant: labels.tenantId === tenantId || (adoptedSince !== null && labels.tenantId === undefined),
  regularGift: labels.regularGiftId === id || (adoptedSince !== null && labels.regularGiftId === undefined),
})

/** Reads a regular gift and locks it until the transaction ends. */
export async function lockRegularGift(tx: Tx, regularGift: Pick<RegularGift, 'tenantId' | 'id'>): Promise<RegularGift> {
  const [row] = await tx.select().from(regularGifts).where(isRegularGift(regularGift)).for('update')
  if (!row)
    throw new Error(
      `Regular gift ${regularGift.id} is missing: regular gifts are never deleted while they are processed.`,
    )
  return row
}

/** A limit above any donor's number of regular gifts. */
const maxRegularGifts = 500

/** Reads regular gifts with the titles of their causes, newest first. */
export const readRegularGifts = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ regularGift: regularGifts, causeTitle: causes.title })
    .from(regularGifts)
    .innerJoin(causes, and(eq(causes.tenantId, regularGifts.tenantId), eq(causes.id, regularGifts.causeId)))
    .where(where)
    .orderBy(desc(regularGifts.createdAt), asc(regularGifts.id))
    .limit(maxRegularGifts)

/** Finds a regular gift by id, with its cause's title. */
export const findRegularGiftWithTitle = async (
  tx: Tx,
  id: string,
): Promise<{ regularGift: RegularGift; causeTitle: string } | undefined> =>
  (await readRegularGifts(tx, eq(regularGifts.id, id)))[0]

/** Condition for an account's regular gifts whose card was or is being set up. */
export const isOwnRegularGift = (userId: string): SQL | undefined =>
  and(eq(regularGifts.userId, userId), ne(regularGifts.state, 'expired'), isNull(regularGifts.forgottenAt))

/** Lists an account's regular gifts that may still collect. */
export const findRunningRegularGifts = (tx: Tx, userId: string): Promise<RegularGift[]> =>
  tx
    .select()
    .from(regularGifts)
    .where(and(eq(regularGifts.userId, userId), isOpen))
    .orderBy(asc(regularGifts.id))

/** Converts a regular gift to the response for its donor. */
export const toRegularGiftView = ({
  regularGift,
  causeTitle,
}: {
  regularGift: RegularGift
  causeTitle: string
}): RegularGiftView => ({
  id: regularGift.id,
  state: regularGift.state,
  rhythm: regularGift.rhythm,
  amountMinor: regularGift.amountMinor,
  coverMinor: regularGift.coverMinor,
  currency: regularGift.currency,
  mode: regularGift.mode,
  cause: { id: regularGift.causeId, title: causeTitle },
  startsOn: regularGift.startsOn,
  failures: regularGift.failures,
  version: regularGift.version,
  ...(regularGift.nextOn && !isOver(regularGift.state) ? { next: regularGift.nextOn } : {}),
  ...(regularGift.until ? { until: regularGift.until } : {}),
  ...(regularGift.lastPaidOn ? { lastPaid: regularGift.lastPaidOn } : {}),
  ...(regularGift.state === 'paused' && regularGift.resumesOn ? { resumesOn: regularGift.resumesOn } : {}),
  ...(regularGift.cardBrand && regularGift.cardLast4
    ? { card: { brand: regularGift.cardBrand, last4: regularGift.cardLast4 } }
    : {}),
})
