import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '../db/accounts.ts'
import { regularGifts } from '../db/regularGifts.ts'
import type { Tx } from '../db/database.ts'
import { gifts } from '../db/money.ts'
import { currentTenant } from '../db/ownTenant.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { emailKey } from '../email-addresses/emailKey.ts'

/** Somebody with an account, as it is stored. */
export type User = typeof users.$inferSelect

/** What opens an account; `verifiedAt` where a link to its address was followed. */
export type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'createdAt'> &
  Partial<Pick<User, 'contactNumber' | 'verifiedAt'>>

/** Whether a tenant's payments are a demonstration: its accounts open without a mail. */
export const isDemonstration = ({ config }: Pick<Tenant, 'config'>): boolean =>
  config.payment.setting === 'demonstration'

/**
 * Whether an account is complete. One that a demonstration opened is, as long as that lasts; afterwards its owner has to
 * follow a link first, as if it had just been asked for.
 */
export const isComplete = ({ verifiedAt }: Pick<User, 'verifiedAt'>, tenant: Pick<Tenant, 'config'>): boolean =>
  verifiedAt !== null || isDemonstration(tenant)

/** The account of that id, whatever its state; nothing when there is none at this tenant. */
export async function findUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  return user
}

/**
 * Keeps the account there until the transaction ends, for rows that are to name it. Taken before any other lock: whoever
 * leaves takes it first as well.
 * @returns the id; nothing when the account has been deleted meanwhile
 */
export async function lockUser(tx: Tx, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const [locked] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')
  return locked?.id
}

/** The account of an address, however it is typed. */
export async function findUserByEmail(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return user
}

/** @returns nothing when the address has an account already */
export async function openAccount(tx: Tx, user: NewUser): Promise<User | undefined> {
  const [opened] = await tx
    .insert(users)
    .values({ tenantId: currentTenant, emailKey: emailKey(user.email), ...user })
    .onConflictDoNothing()
    .returning()
  return opened
}

/**
 * Changes what an account says of its owner, or its password's hash.
 * @param user as it was read; one whose sessions have been ended since is not changed: a password that was good a moment
 *   ago must not undo the new one
 */
export async function changeUser(
  tx: Tx,
  user: Pick<User, 'id' | 'epoch'>,
  changes: Partial<Pick<User, 'name' | 'email' | 'emailKey' | 'contactNumber' | 'passwordHash' | 'verifiedAt'>>,
): Promise<User | undefined> {
  const [changed] = await tx
    .update(users)
    .set(changes)
    .where(and(eq(users.id, user.id), eq(users.epoch, user.epoch)))
    .returning()
  return changed
}

/**
 * Makes gifts that were given as a guest, and regular ones, the account's own, by its verified address alone (`decisions.md` 4): an account
 * whose address nobody has shown to be theirs gets none.
 */
export async function claimGuestGifts(tx: Tx, { id }: Pick<User, 'id'>): Promise<void> {
  const address = tx
    .select({ key: users.emailKey })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.verifiedAt)))
  await tx
    .update(gifts)
    .set({ userId: id })
    .where(and(inArray(sql`lower(${gifts.donorEmail})`, address), isNull(gifts.userId), isNull(gifts.forgottenAt)))
  await tx
    .update(regularGifts)
    .set({ userId: id })
    .where(
      and(
        inArray(sql`lower(${regularGifts.donorEmail})`, address),
        isNull(regularGifts.userId),
        isNull(regularGifts.forgottenAt),
      ),
    )
}
