import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '../db/accounts.ts'
import { regularGifts } from '../db/regularGifts.ts'
import type { Tx } from '../db/database.ts'
import { gifts } from '../db/money.ts'
import { currentTenant } from '../db/ownTenant.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { emailKey } from '../email-addresses/emailKey.ts'

/** A stored user account. */
export type User = typeof users.$inferSelect

/** Values of a new account; `verifiedAt` if a link to its address was followed. */
export type NewUser = Pick<User, 'name' | 'email' | 'passwordHash' | 'createdAt'> &
  Partial<Pick<User, 'contactNumber' | 'verifiedAt'>>

/** Whether a tenant's payments are a demonstration: accounts then need no email verification. */
export const isDemonstration = ({ config }: Pick<Tenant, 'config'>): boolean =>
  config.payment.setting === 'demonstration'

/**
 * Whether an account is complete. During a demonstration every account is; afterwards an unverified user has to follow a link
 * first, as for a new account.
 */
export const isComplete = ({ verifiedAt }: Pick<User, 'verifiedAt'>, tenant: Pick<Tenant, 'config'>): boolean =>
  verifiedAt !== null || isDemonstration(tenant)

/** Returns the account with this id, in any state; undefined if this tenant has none. */
export async function findUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  return user
}

/**
 * Locks the account against deletion until the transaction ends, for rows that refer to it. Acquired before any other lock, as
 * in the deletion of an account.
 * @returns the id; undefined if the account has been deleted in the meantime
 */
export async function lockUser(tx: Tx, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')
  return user?.id
}

/** Returns the account with an email address, in any spelling. */
export async function findUserByEmail(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return user
}

/** Creates an account. @returns undefined if the address already has one */
export async function openAccount(tx: Tx, user: NewUser): Promise<User | undefined> {
  const [row] = await tx
    .insert(users)
    .values({ tenantId: currentTenant, emailKey: emailKey(user.email), ...user })
    .onConflictDoNothing()
    .returning()
  return row
}

/**
 * Changes an account's details or password hash.
 * @param user as read before; not changed if its sessions have been ended since then, so that a request with the old password
 *   cannot overwrite a new one
 */
export async function changeUser(
  tx: Tx,
  user: Pick<User, 'id' | 'epoch'>,
  changes: Partial<Pick<User, 'name' | 'email' | 'emailKey' | 'contactNumber' | 'passwordHash' | 'verifiedAt'>>,
): Promise<User | undefined> {
  const [row] = await tx
    .update(users)
    .set(changes)
    .where(and(eq(users.id, user.id), eq(users.epoch, user.epoch)))
    .returning()
  return row
}

/**
 * Assigns guest gifts and regular gifts to the account with the same verified address (`decisions.md` 4). An account with an
 * unverified address gets none.
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
