import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'
import { gifts } from '../db/money.ts'
import { currentTenant } from '../db/ownTenant.ts'
import { emailKey } from './emailKey.ts'

/** Somebody with an account, as it is stored. */
export type User = typeof users.$inferSelect

/** What opens an account. */
export type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'createdAt'> & { contactNumber?: string | null }

export async function findUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  return user
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
  changes: Partial<Pick<User, 'name' | 'email' | 'emailKey' | 'contactNumber' | 'passwordHash'>>,
): Promise<User | undefined> {
  const [changed] = await tx
    .update(users)
    .set(changes)
    .where(and(eq(users.id, user.id), eq(users.epoch, user.epoch)))
    .returning()
  return changed
}

/**
 * Makes gifts that were given as a guest the account's own, by its verified address alone (`decisions.md` 4). Call it
 * only where that address was shown to be the user's.
 */
export async function joinGuestGifts(tx: Tx, user: Pick<User, 'id' | 'emailKey'>): Promise<void> {
  await tx
    .update(gifts)
    .set({ userId: user.id })
    .where(and(eq(sql`lower(${gifts.donorEmail})`, user.emailKey), isNull(gifts.userId), isNull(gifts.forgottenAt)))
}
