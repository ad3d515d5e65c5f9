import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { causes, regularGifts, donorCustomers, type Tx } from '@minaret/foundation/db'
import { maxConfirms } from './giftStates.ts'
import { isLeaseFree, newLease } from '../card-confirmation/lease.ts'
import { type RegularGift, isRegularGift, findRegularGiftByAttempt } from './regularStore.ts'

/**
 * Inserts a regular gift, or finds the one opened by this attempt.
 * @returns undefined if the page token opened another
 */
export async function openRegularGift(
  tx: Tx,
  regularGift: typeof regularGifts.$inferInsert,
): Promise<RegularGift | undefined> {
  const [insertedGift] = await tx.insert(regularGifts).values(regularGift).onConflictDoNothing().returning()
  if (insertedGift) return insertedGift
  const existingGift = await findRegularGiftByAttempt(tx, regularGift.attemptId)
  return existingGift?.passHash.equals(regularGift.passHash) ? existingGift : undefined
}

/** Corrects the donor's details and Gift Aid choice, unless a card is being tried or the donor was erased. */
export async function correctRegularDonor(
  tx: Tx,
  regularGift: RegularGift,
  columns: Pick<RegularGift, 'donorName' | 'donorEmail' | 'anonymous' | 'giftAid' | 'declarationId'>,
): Promise<RegularGift> {
  if (Object.entries(columns).every(([name, value]) => Reflect.get(regularGift, name) === value)) return regularGift
  const isOpen = and(eq(regularGifts.state, 'pending_setup'), inArray(regularGifts.setup, ['opened', 'failed']))
  const [correctedGift] = await tx
    .update(regularGifts)
    .set(columns)
    .where(and(isRegularGift(regularGift), isOpen, isNull(regularGifts.forgottenAt)))
    .returning()
  return correctedGift ?? regularGift
}

async function claimGift(
  tx: Tx,
  regularGift: RegularGift,
  set: PgUpdateSetSource<typeof regularGifts>,
  ...conditions: (SQL | undefined)[]
) {
  const [claimedGift] = await tx
    .update(regularGifts)
    .set({ ...set, setup: 'confirming', leaseUntil: newLease })
    .where(and(isRegularGift(regularGift), eq(regularGifts.state, 'pending_setup'), ...conditions))
    .returning()
  return claimedGift
}

/**
 * Claims a card attempt with a new token. Exactly one of any number of callers succeeds.
 * @param token the hash of the confirmation token, the encrypted token, and the time it was received
 * @param isBankCheckAllowed whether a pending bank check is allowed, because the token is its result
 */
export function claimTry(
  tx: Tx,
  regularGift: RegularGift,
  token: { hash: Buffer; sealed: Buffer; at: Date },
  isBankCheckAllowed: boolean,
): Promise<RegularGift | undefined> {
  const states = isBankCheckAllowed
    ? (['opened', 'failed', 'requires_action'] as const)
    : (['opened', 'failed'] as const)
  return claimGift(
    tx,
    regularGift,
    {
      confirmNo: sql`${regularGifts.confirmNo} + 1`,
      confirmHash: token.hash,
      confirmToken: token.sealed,
      confirmingSince: token.at,
      declineCode: null,
    },
    inArray(regularGifts.setup, [...states]),
    eq(regularGifts.confirmNo, regularGift.confirmNo),
  )
}

/** Takes over an attempt whose caller was lost, with the same number and keys. */
export const claimLostTry = (tx: Tx, regularGift: RegularGift): Promise<RegularGift | undefined> =>
  claimGift(tx, regularGift, {}, eq(regularGifts.setup, 'confirming'), isLeaseFree(regularGifts.leaseUntil))

const isThisAttempt = (regularGift: RegularGift) =>
  and(
    isRegularGift(regularGift),
    eq(regularGifts.setup, 'confirming'),
    eq(regularGifts.confirmNo, regularGift.confirmNo),
  )

/** Releases an attempt with an unknown outcome, so that the next caller may ask again at once. */
export async function releaseTry(tx: Tx, regularGift: RegularGift): Promise<void> {
  await tx
    .update(regularGifts)
    .set({ leaseUntil: sql`now()` })
    .where(isThisAttempt(regularGift))
}

/** Marks an attempt as refused by the provider: no card was tried, and another may be. */
export async function markTryRefused(tx: Tx, regularGift: RegularGift): Promise<void> {
  await tx
    .update(regularGifts)
    .set({ setup: 'failed', declineCode: null, confirmToken: null, leaseUntil: null })
    .where(isThisAttempt(regularGift))
}

/** Claims a poll of the setup: one caller at a time, at most every two seconds. */
export async function claimSetupPoll(tx: Tx, regularGift: RegularGift): Promise<RegularGift | undefined> {
  const isStale = or(isNull(regularGifts.checkedAt), lt(regularGifts.checkedAt, sql`now() - interval '2 seconds'`))
  const [claimedGift] = await tx
    .update(regularGifts)
    .set({ checkedAt: sql`now()` })
    .where(
      and(
        isRegularGift(regularGift),
        eq(regularGifts.state, 'pending_setup'),
        isNotNull(regularGifts.setupIntentId),
        inArray(regularGifts.setup, ['confirming', 'requires_action', 'done']),
        isStale,
      ),
    )
    .returning()
  return claimedGift
}

/** Whether another card may be tried. */
export const mayTry = ({ confirmNo }: Pick<RegularGift, 'confirmNo'>): boolean => confirmNo < maxConfirms

const isPayer = ({ accountId, donorEmail }: RegularGift) =>
  and(eq(donorCustomers.accountId, accountId), eq(donorCustomers.donorKey, donorEmail))

/** Finds the donor's customer at the account, from an earlier regular gift. */
export async function findCustomer(tx: Tx, regularGift: RegularGift): Promise<string | undefined> {
  const [existingCustomer] = await tx.select().from(donorCustomers).where(isPayer(regularGift))
  return existingCustomer?.customerId
}

/**
 * Stores the donor's customer and assigns it to this regular gift.
 * @param previousCustomerId the customer known before the provider call, which is replaced if it no longer exists there
 * @returns the regular gift; concurrent callers keep the first customer
 */
export async function saveCustomer(
  tx: Tx,
  regularGift: RegularGift,
  customerId: string,
  previousCustomerId?: string,
): Promise<RegularGift> {
  const { tenantId, accountId, donorEmail: donorKey } = regularGift
  if (previousCustomerId !== undefined && previousCustomerId !== customerId)
    await tx
      .update(donorCustomers)
      .set({ customerId })
      .where(and(isPayer(regularGift), eq(donorCustomers.customerId, previousCustomerId)))
  else await tx.insert(donorCustomers).values({ tenantId, accountId, donorKey, customerId }).onConflictDoNothing()
  const currentCustomerId = (await findCustomer(tx, regularGift)) ?? customerId
  const [row] = await tx
    .update(regularGifts)
    .set({ customerId: sql`coalesce(${regularGifts.customerId}, ${currentCustomerId})` })
    .where(isRegularGift(regularGift))
    .returning()
  return row ?? regularGift
}

/** Finds the title of a regular gift's cause, even if it is no longer published. */
export async function findCauseTitle(tx: Tx, { causeId }: RegularGift): Promise<string> {
  const [cause] = await tx.select({ title: causes.title }).from(causes).where(eq(causes.id, causeId))
  return cause?.title ?? ''
}
