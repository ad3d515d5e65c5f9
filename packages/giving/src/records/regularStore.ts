import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Cycle } from '@minaret/contract'
import { causes, regularGifts, type Tx } from '@minaret/foundation/db'
import { isOver, openRegularStates } from './regularStates.ts'

/** A regular gift as it is stored. */
export type RegularGift = typeof regularGifts.$inferSelect

/** For conditions: a regular gift that is not over. */
const notOver = inArray(regularGifts.state, [...openRegularStates])

/** For conditions: this regular gift. */
export const isRegularGift = (regularGift: Pick<RegularGift, 'tenantId' | 'id'>): SQL | undefined =>
  and(eq(regularGifts.tenantId, regularGift.tenantId), eq(regularGifts.id, regularGift.id))

async function find(tx: Tx, where: SQL | undefined): Promise<RegularGift | undefined> {
  const [regularGift] = await tx.select().from(regularGifts).where(where)
  return regularGift
}

/** The regular gift of that id, whoever gives it. */
export const findRegularGift = (tx: Tx, id: string): Promise<RegularGift | undefined> =>
  find(tx, eq(regularGifts.id, id))

/** The regular gift a form has opened. */
export const findRegularGiftByAttempt = (tx: Tx, attemptId: string): Promise<RegularGift | undefined> =>
  find(tx, eq(regularGifts.attemptId, attemptId))

/** Whether an attempt or a page token has opened a regular gift. */
export async function hasOpenedRegularGift(tx: Tx, attemptId: string, passHash: Buffer): Promise<boolean> {
  return (await find(tx, or(eq(regularGifts.attemptId, attemptId), eq(regularGifts.passHash, passHash)))) !== undefined
}

/** The regular gift a subscription was made for, at one account. */
export const findRegularGiftBySubscription = (
  tx: Tx,
  accountId: string,
  subscriptionId: string,
): Promise<RegularGift | undefined> =>
  find(tx, and(eq(regularGifts.accountId, accountId), eq(regularGifts.subscriptionId, subscriptionId)))

/** The regular gift whose first card a setup intent tries, at one account. */
export const findRegularGiftBySetup = (
  tx: Tx,
  accountId: string,
  setupIntentId: string,
): Promise<RegularGift | undefined> =>
  find(tx, and(eq(regularGifts.accountId, accountId), eq(regularGifts.setupIntentId, setupIntentId)))

/** Regular gifts of an account that were adopted, by the subscriptions they are. */
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
 * Whether the labels of something at the provider are this regular gift's. What another system has made has none of ours: it is
 * known by its subscription alone.
 */
export const isLabelled = (
  { adoptedSince, tenantId, id }: Pick<RegularGift, 'adoptedSince' | 'tenantId' | 'id'>,
  labels: { tenantId?: string; cycleId?: string },
): { tenant: boolean; cycle: boolean } => ({
  tenant: labels.tenantId === tenantId || (adoptedSince !== null && labels.tenantId === undefined),
  cycle: labels.cycleId === id || (adoptedSince !== null && labels.cycleId === undefined),
})

/** The regular gift, locked until the transaction ends. */
export async function lockRegularGift(tx: Tx, regularGift: Pick<RegularGift, 'tenantId' | 'id'>): Promise<RegularGift> {
  const [row] = await tx.select().from(regularGifts).where(isRegularGift(regularGift)).for('update')
  if (!row)
    throw new Error(
      `Regular gift ${regularGift.id} is missing: regular gifts are never deleted while they are processed.`,
    )
  return row
}

/** More regular gifts than anybody has; what is read has an end all the same. */
const most = 500

/** Reads regular gifts with the titles of their causes, newest first. */
export const readRegularGifts = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ cycle: regularGifts, causeTitle: causes.title })
    .from(regularGifts)
    .innerJoin(causes, and(eq(causes.tenantId, regularGifts.tenantId), eq(causes.id, regularGifts.causeId)))
    .where(where)
    .orderBy(desc(regularGifts.createdAt), asc(regularGifts.id))
    .limit(most)

/** The regular gift of that id, with its cause's title. */
export const findRegularGiftWithTitle = async (
  tx: Tx,
  id: string,
): Promise<{ cycle: RegularGift; causeTitle: string } | undefined> =>
  (await readRegularGifts(tx, eq(regularGifts.id, id)))[0]

/** Regular gifts of an account that came to something: their card was set up, or is about to be. */
export const isOwnRegularGift = (userId: string): SQL | undefined =>
  and(eq(regularGifts.userId, userId), ne(regularGifts.state, 'expired'), isNull(regularGifts.forgottenAt))

/** Regular gifts of an account that may still collect. */
export const findRunningRegularGifts = (tx: Tx, userId: string): Promise<RegularGift[]> =>
  tx
    .select()
    .from(regularGifts)
    .where(and(eq(regularGifts.userId, userId), notOver))
    .orderBy(asc(regularGifts.id))

/** A regular gift as it is answered to its donor. */
export const toRegularGiftView = ({
  cycle: regularGift,
  causeTitle,
}: {
  cycle: RegularGift
  causeTitle: string
}): Cycle => ({
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
