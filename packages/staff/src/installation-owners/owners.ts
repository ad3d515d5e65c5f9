import { randomBytes } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { newPublicId, staffAccounts, type TenantDb, type Tx } from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import type { StaffSession } from '@minaret/foundation/staff'

/** Whose email addresses own the installation; `demonstration`: its own person does, from this machine alone. */
export type InstallationOwners = readonly string[] | 'demonstration'

/** The person of the demonstration who owns the installation. No email ever arrives there (RFC 2606). */
const demonstrationOwner = { name: 'Hamza Iqbal', email: 'owner@installation.invalid' } as const

/** Whether the demonstration can be entered as the owner of its installation. */
export const isDemonstrationOwned = (owners: InstallationOwners, isLocal: boolean): boolean =>
  owners === 'demonstration' && isLocal

/**
 * Whether the holder of a session owns the installation. A recovery code is not enough, and a person of the demonstration
 * owns the demonstration's own installation only.
 */
export function ownsInstallation(owners: InstallationOwners, session: StaffSession, isLocal: boolean): boolean {
  const key = emailKey(session.account.email)
  if (session.method === 'demonstration')
    return isDemonstrationOwned(owners, isLocal) && key === emailKey(demonstrationOwner.email)
  if (owners === 'demonstration' || session.method === 'recovery') return false
  return owners.some((owner) => emailKey(owner) === key)
}

/** The account of the demonstration's installation owner, who works for no mosque; made when it is first entered. */
export async function demonstrationOwnerAccount(tx: Tx): Promise<{ id: string; epoch: number } | undefined> {
  const { name, email } = demonstrationOwner
  const key = emailKey(email)
  const account = { id: newPublicId(), name, email, emailKey: key, passkeyUser: randomBytes(32) }
  await tx.insert(staffAccounts).values(account).onConflictDoNothing()
  const [row] = await tx.select().from(staffAccounts).where(eq(staffAccounts.emailKey, key))
  return row && { id: row.id, epoch: row.epoch }
}

/** The names of whoever owns the installation, of those who have a login. */
export async function installationOwnerNames(db: TenantDb, owners: InstallationOwners): Promise<string[]> {
  const keys = owners === 'demonstration' ? [demonstrationOwner.email] : owners
  if (keys.length === 0) return []
  const rows = await db((tx) =>
    tx
      .select({ name: staffAccounts.name })
      .from(staffAccounts)
      .where(inArray(staffAccounts.emailKey, keys.map(emailKey)))
      .orderBy(asc(staffAccounts.createdAt)),
  )
  return rows.map(({ name }) => name)
}
