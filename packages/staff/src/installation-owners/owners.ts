import { randomBytes } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { newPublicId, staffAccounts, type TenantDb, type Tx } from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import type { StaffSession } from '@minaret/foundation/staff'

/** The email addresses of the installation owners; `demonstration`: the demonstration account, only from this machine. */
export type InstallationOwners = readonly string[] | 'demonstration'

/** The demonstration account that owns the installation. Its domain never receives email (RFC 2606). */
const demonstrationOwner = { name: 'Hamza Iqbal', email: 'owner@installation.invalid' } as const

/** Whether the demonstration can be opened as an installation owner. */
export const isDemonstrationOwned = (owners: InstallationOwners, isLocal: boolean): boolean =>
  owners === 'demonstration' && isLocal

/**
 * Whether a session belongs to an installation owner. Logins with a recovery code do not count, and the
 * demonstration account owns only a demonstration installation.
 */
export function ownsInstallation(owners: InstallationOwners, session: StaffSession, isLocal: boolean): boolean {
  const key = emailKey(session.account.email)
  if (session.method === 'demonstration')
    return isDemonstrationOwned(owners, isLocal) && key === emailKey(demonstrationOwner.email)
  if (owners === 'demonstration' || session.method === 'recovery') return false
  return owners.some((owner) => emailKey(owner) === key)
}

/** Finds or creates the account of the demonstration’s installation owner, who belongs to no mosque. */
export async function demonstrationOwnerAccount(tx: Tx): Promise<{ id: string; epoch: number } | undefined> {
  const { name, email } = demonstrationOwner
  const key = emailKey(email)
  const account = { id: newPublicId(), name, email, emailKey: key, passkeyUser: randomBytes(32) }
  await tx.insert(staffAccounts).values(account).onConflictDoNothing()
  const [row] = await tx.select().from(staffAccounts).where(eq(staffAccounts.emailKey, key))
  return row && { id: row.id, epoch: row.epoch }
}

/** The names of the installation owners who have an account. */
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
