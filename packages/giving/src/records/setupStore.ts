import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { causes, regularGifts, donorCustomers, type Tx } from '@minaret/foundation/db'
import { maxConfirms } from './giftStates.ts'
import { isLeaseFree, newLease } from '../card-confirmation/lease.ts'
import { type RegularGift, isRegularGift, findRegularGiftByAttempt } from './regularStore.ts'

/**
 * Opens a regular gift, or finds the one this attempt has opened.
 * @returns nothing when the page token has opened another
 */
export async function openRegularGift(
  tx: Tx,
  regularGift: typeof regularGifts.$inferInsert,
): Promise<RegularGift | undefined> {
  const [opened] = await tx.insert(regularGifts).values(regularGift).onConflictDoNothing().returning()
  if (opened) return opened
  const existing = await findRegularGiftByAttempt(tx, regularGift.attemptId)
  return existing?.passHash.equals(regularGift.passHash) ? existing : undefined
}

/** Who gives, and their answer to Gift Aid, may be corrected until a card is being tried; who was forgotten stays so. */
export async function correctRegularDonor(
  tx: Tx,
  regularGift: RegularGift,
  columns: Pick<RegularGift, 'donorName' | 'donorEmail' | 'anonymous' | 'giftAid' | 'declarationId'>,
): Promise<RegularGift> {
  if (Object.entries(columns).every(([name, value]) => Reflect.get(regularGift, name) === value)) return regularGift
  const open = and(eq(regularGifts.state, 'pending_setup'), inArray(regularGifts.setup, ['opened', 'failed']))
  const [corrected] = await tx
    .update(regularGifts)
    .set(columns)
    .where(and(isRegularGift(regularGift), open, isNull(regularGifts.forgottenAt)))
    .returning()
  return corrected ?? regularGift
}

async function claim(
  tx: Tx,
  regularGift: RegularGift,
  set: PgUpdateSetSource<typeof regularGifts>,
  ...when: (SQL | undefined)[]
) {
  const [claimed] = await tx
    .update(regularGifts)
    .set({ ...set, setup: 'confirming', leaseUntil: newLease })
    .where(and(isRegularGift(regularGift), eq(regularGifts.state, 'pending_setup'), ...when))
    .returning()
  return claimed
}

/**
 * Takes the right to try a card with a new token. Of any number of callers exactly one gets it.
 * @param token the hash of the confirmation token, the token sealed, and when it came by the server's clock
 * @param checked also when the donor's bank check is open: the token is the answer to it
 */
export function claimTry(
  tx: Tx,
  regularGift: RegularGift,
  token: { hash: Buffer; sealed: Buffer; at: Date },
  checked: boolean,
): Promise<RegularGift | undefined> {
  const states = checked ? (['opened', 'failed', 'requires_action'] as const) : (['opened', 'failed'] as const)
  return claim(
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

/** Takes over a try whose caller was lost: the same number, the same keys. */
export const claimLostTry = (tx: Tx, regularGift: RegularGift): Promise<RegularGift | undefined> =>
  claim(tx, regularGift, {}, eq(regularGifts.setup, 'confirming'), isLeaseFree(regularGifts.leaseUntil))

const thisTry = (regularGift: RegularGift) =>
  and(
    isRegularGift(regularGift),
    eq(regularGifts.setup, 'confirming'),
    eq(regularGifts.confirmNo, regularGift.confirmNo),
  )

/** Gives a try up whose outcome is not known, so that the next may ask again at once. */
export async function releaseTry(tx: Tx, regularGift: RegularGift): Promise<void> {
  await tx
    .update(regularGifts)
    .set({ leaseUntil: sql`now()` })
    .where(thisTry(regularGift))
}

/** The provider refused the request: no card was tried, and another may be. */
export async function markTryRefused(tx: Tx, regularGift: RegularGift): Promise<void> {
  await tx
    .update(regularGifts)
    .set({ setup: 'failed', declineCode: null, confirmToken: null, leaseUntil: null })
    .where(thisTry(regularGift))
}

/** Takes the right to read the setup now: one asker at a time, and not more often than every two seconds. */
export async function claimSetupPoll(tx: Tx, regularGift: RegularGift): Promise<RegularGift | undefined> {
  const stale = or(isNull(regularGifts.checkedAt), lt(regularGifts.checkedAt, sql`now() - interval '2 seconds'`))
  const [claimed] = await tx
    .update(regularGifts)
    .set({ checkedAt: sql`now()` })
    .where(
      and(
        isRegularGift(regularGift),
        eq(regularGifts.state, 'pending_setup'),
        isNotNull(regularGifts.setupIntentId),
        inArray(regularGifts.setup, ['confirming', 'requires_action', 'done']),
        stale,
      ),
    )
    .returning()
  return claimed
}

/** Whether one more card may be tried. */
export const mayTry = ({ confirmNo }: Pick<RegularGift, 'confirmNo'>): boolean => confirmNo < maxConfirms

const payerIs = ({ accountId, donorEmail }: RegularGift) =>
  and(eq(donorCustomers.accountId, accountId), eq(donorCustomers.donorKey, donorEmail))

/** The donor's customer at the account, from an earlier regular gift. */
export async function findCustomer(tx: Tx, regularGift: RegularGift): Promise<string | undefined> {
  const [existing] = await tx.select().from(donorCustomers).where(payerIs(regularGift))
  return existing?.customerId
}

/**
 * Remembers the donor's customer, and that this regular gift is theirs.
 * @param before what was known when the provider was asked: one that has gone there is replaced
 * @returns the regular gift; of two callers at once both keep the first's customer
 */
export async function saveCustomer(
  tx: Tx,
  regularGift: RegularGift,
  customerId: string,
  before?: string,
): Promise<RegularGift> {
  const { tenantId, accountId, donorEmail: donorKey } = regularGift
  if (before !== undefined && before !== customerId)
    await tx
      .update(donorCustomers)
      .set({ customerId })
      .where(and(payerIs(regularGift), eq(donorCustomers.customerId, before)))
  else await tx.insert(donorCustomers).values({ tenantId, accountId, donorKey, customerId }).onConflictDoNothing()
  const current = (await findCustomer(tx, regularGift)) ?? customerId
  const [row] = await tx
    .update(regularGifts)
    .set({ customerId: sql`coalesce(${regularGifts.customerId}, ${current})` })
    .where(isRegularGift(regularGift))
    .returning()
  return row ?? regularGift
}

/** What the cause of a regular gift is called, also when it has been taken off the site. */
export async function findCauseTitle(tx: Tx, { causeId }: RegularGift): Promise<string> {
  const [cause] = await tx.select({ title: causes.title }).from(causes).where(eq(causes.id, causeId))
  return cause?.title ?? ''
}
