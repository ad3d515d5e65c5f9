import { and, eq } from 'drizzle-orm'
import { references, users, type Tx } from '@minaret/foundation/db'
import type { PersonalDataServices } from '@minaret/giving/providers'
import { changeUser, findUserByEmail, type NewUser, openAccount, type User } from '@minaret/foundation/identity'

/**
 * Deletes an unverified account with an email that another person has now verified. Its creator never proved that the
 * email was theirs; what the account submitted is detached from it.
 * @param stores the features' stores of personal data
 */
export async function clearUnverified(
  tx: Tx,
  stores: PersonalDataServices['personalData'],
  email: string,
): Promise<void> {
  const unverifiedAccount = await findUserByEmail(tx, email)
  if (!unverifiedAccount || unverifiedAccount.verifiedAt || unverifiedAccount.state !== 'active') return
  const { id } = unverifiedAccount
  // As when deleting an account: a concurrent insert for this user finishes first, or fails.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  for (const store of Object.values(stores)) await store.detach?.(tx, id)
  for (const purpose of ['reset', 'new-email'] as const)
    await tx.delete(references).where(and(eq(references.purpose, purpose), eq(references.subject, id)))
  await tx.delete(users).where(eq(users.id, id))
}

/**
 * Opens an account with a verified email. An account opened in a demonstration with the same password is kept.
 * @returns undefined if the email already has a verified account
 */
export async function openVerified(
  tx: Tx,
  stores: PersonalDataServices['personalData'],
  account: NewUser & { verifiedAt: Date },
): Promise<User | undefined> {
  const existing = await findUserByEmail(tx, account.email)
  const isSame =
    existing && !existing.verifiedAt && existing.state === 'active' && existing.passwordHash === account.passwordHash
  if (isSame) return changeUser(tx, existing, { verifiedAt: account.verifiedAt })
  await clearUnverified(tx, stores, account.email)
  return openAccount(tx, account)
}
