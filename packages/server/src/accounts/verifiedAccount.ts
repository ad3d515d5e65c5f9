import { and, eq } from 'drizzle-orm'
import { references, users, type Tx } from '@minaret/foundation/db'
import type { PersonalDataServices } from '@minaret/giving/providers'
import { changeUser, findUserByEmail, type NewUser, openAccount, type User } from '@minaret/foundation/identity'

/**
 * Clears the way for somebody who has followed a link to an address: the account that stood under it was opened by
 * whoever typed the address, and nobody has shown that it was theirs. What was done with it belongs to nobody then.
 * @param stores what each feature stores about people
 */
export async function clearUnverified(
  tx: Tx,
  stores: PersonalDataServices['personalData'],
  email: string,
): Promise<void> {
  const squatter = await findUserByEmail(tx, email)
  if (!squatter || squatter.verifiedAt || squatter.state !== 'active') return
  const { id } = squatter
  // As by whoever leaves: a row that is to name the account is there before, or finds it gone.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  for (const store of Object.values(stores)) await store.detach?.(tx, id)
  for (const purpose of ['reset', 'new-email'] as const)
    await tx.delete(references).where(and(eq(references.purpose, purpose), eq(references.subject, id)))
  await tx.delete(users).where(eq(users.id, id))
}

/**
 * Opens an account whose owner has followed the link to its address. One that a demonstration opened before, with the
 * very password, is theirs and goes on.
 * @returns nothing when the address has an account that somebody has shown to be theirs
 */
export async function openVerified(
  tx: Tx,
  stores: PersonalDataServices['personalData'],
  account: NewUser & { verifiedAt: Date },
): Promise<User | undefined> {
  const before = await findUserByEmail(tx, account.email)
  const isSame =
    before && !before.verifiedAt && before.state === 'active' && before.passwordHash === account.passwordHash
  if (isSame) return changeUser(tx, before, { verifiedAt: account.verifiedAt })
  await clearUnverified(tx, stores, account.email)
  return openAccount(tx, account)
}
