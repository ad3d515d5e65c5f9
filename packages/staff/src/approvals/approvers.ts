import { and, arrayOverlaps, asc, eq } from 'drizzle-orm'
import type { Role } from '@minaret/plans'
import { currentTenant, staffAccounts, staffMembers, type Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'

/** Somebody on the mosque's staff who can ask or approve. */
export type Approver = { id: string; name: string; email: string }

/** Everybody of the transaction's mosque who has one of these roles now; people of a demonstration approve nothing. */
export const approversAmong = (tx: Tx, roles: readonly Role[]): Promise<Approver[]> =>
  tx
    .select({ id: staffAccounts.id, name: staffAccounts.name, email: staffAccounts.email })
    .from(staffMembers)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
    .where(
      and(
        eq(staffMembers.tenantId, currentTenant),
        eq(staffMembers.demonstration, false),
        eq(staffAccounts.state, 'active'),
        arrayOverlaps(staffMembers.roles, [...roles]),
      ),
    )
    .orderBy(asc(staffAccounts.createdAt), asc(staffAccounts.id))

/** One change of a mosque's staff, or of what waits for them, after the other: who is an owner stays so until it is done. */
export const lockStaff = (tx: Tx): Promise<void> => lockUntilCommit(tx, 'staff')
