import { and, eq } from 'drizzle-orm'
import { readRoles, type Role } from '@minaret/plans'
import { currentTenant, staffAccounts, staffInvitations, staffMembers, type Tx } from '@minaret/foundation/db'
import { writeLog, writeMember } from '@minaret/foundation/staff'

/** A locked member of the current mosque. */
export type LockedMember = { accountId: string; name: string; roles: readonly Role[]; tenantId: string }

/** Finds a member of the current mosque and locks the row. */
export async function findMember(tx: Tx, accountId: string): Promise<LockedMember | undefined> {
  const [row] = await tx
    .select({ roles: staffMembers.roles, name: staffAccounts.name, tenantId: staffMembers.tenantId })
    .from(staffMembers)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
    .where(and(eq(staffMembers.tenantId, currentTenant), eq(staffMembers.accountId, accountId)))
    .for('update', { of: staffMembers })
  return row && { ...row, accountId, roles: readRoles(row.roles) }
}

/** The account that makes a change, and when. */
type ChangeContext = { by: string; now: Date }

/** Changes and logs a member’s roles. @returns the id of the log entry */
export async function changeRoles(
  tx: Tx,
  { accountId, name, tenantId }: LockedMember,
  roles: readonly Role[],
  { by, now }: ChangeContext,
): Promise<string> {
  await writeMember(tx, { tenantId, accountId, roles })
  const values = { name, roles: roles.join(',') }
  return writeLog(tx, { accountId: by, kind: 'staffRolesChanged', content: { values }, now })
}

/** Removes a member from the mosque and logs it. */
export async function removeMember(
  tx: Tx,
  { accountId, name, tenantId }: LockedMember,
  { by, now }: ChangeContext,
): Promise<void> {
  await tx.delete(staffMembers).where(and(eq(staffMembers.tenantId, tenantId), eq(staffMembers.accountId, accountId)))
  // A removed member could otherwise return by an invitation to another address of theirs.
  await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.tenantId, tenantId), eq(staffInvitations.invitedBy, accountId)))
  await writeLog(tx, { accountId: by, kind: 'staffRemoved', content: { values: { name } }, now })
}
