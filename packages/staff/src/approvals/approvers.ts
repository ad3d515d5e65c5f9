import { and, arrayOverlaps, asc, eq } from 'drizzle-orm'
import type { Role } from '@minaret/plans'
import { currentTenant, staffAccounts, staffMembers, type Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'

/** A member of staff who can request or approve an action. */
export type Approver = { id: string; name: string; email: string }

/** Lists the members of the current mosque with one of these roles, except demonstration accounts. */
export const listApprovers = (tx: Tx, roles: readonly Role[]): Promise<Approver[]> =>
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

/** Serialises changes to a mosque’s staff and its approval requests, so that roles stay the same until the commit. */
export const lockStaff = (tx: Tx): Promise<void> => lockUntilCommit(tx, 'staff')
