import { and, eq } from 'drizzle-orm'
import { readRoles, type Role } from '@minaret/plans'
import { currentTenant, staffAccounts, staffInvitations, staffMembers, type Tx } from '@minaret/foundation/db'
import { writeLog, writeMember } from '@minaret/foundation/staff'

/** A member of the transaction's mosque, locked. */
export type FoundMember = { accountId: string; name: string; roles: readonly Role[]; tenantId: string }

/** Finds a member of the transaction's mosque and locks the row. */
export async function findMember(tx: Tx, accountId: string): Promise<FoundMember | undefined> {
  const [row] = await tx
    .select({ roles: staffMembers.roles, name: staffAccounts.name, tenantId: staffMembers.tenantId })
    .from(staffMembers)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
    .where(and(eq(staffMembers.tenantId, currentTenant), eq(staffMembers.accountId, accountId)))
    .for('update', { of: staffMembers })
  return row && { ...row, accountId, roles: readRoles(row.roles) }
}

/** Whose work a change is, and when. */
type Changing = { by: string; now: Date }

/** Gives a member other roles, and writes that down. @returns the id of the log's entry */
export async function changeRoles(
  tx: Tx,
  { accountId, name, tenantId }: FoundMember,
  roles: readonly Role[],
  { by, now }: Changing,
): Promise<string> {
  await writeMember(tx, { tenantId, accountId, roles })
  const values = { name, roles: roles.join(',') }
  return writeLog(tx, { accountId: by, kind: 'staffRolesChanged', content: { values }, now })
}

/** Ends a member's access to the mosque, and writes that down. */
export async function removeMember(
  tx: Tx,
  { accountId, name, tenantId }: FoundMember,
  { by, now }: Changing,
): Promise<void> {
  await tx.delete(staffMembers).where(and(eq(staffMembers.tenantId, tenantId), eq(staffMembers.accountId, accountId)))
  // Nobody comes back by an invitation they sent to another address of theirs.
  await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.tenantId, tenantId), eq(staffInvitations.invitedBy, accountId)))
  await writeLog(tx, { accountId: by, kind: 'staffRemoved', content: { values: { name } }, now })
}
