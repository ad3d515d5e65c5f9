import { and, asc, eq } from 'drizzle-orm'
import { readRoles, type Role } from '@minaret/plans'
import type { Database, Tx } from '../db/database.ts'
import { staffMembers } from '../db/staff.ts'
import { isServedHere, tenants } from '../db/tenants.ts'

/** A staff account's membership of a mosque, with its roles. */
export type Membership = { tenantId: string; slug: string; roles: readonly Role[]; demonstration: boolean }

/** Lists the memberships of an account, by short name. */
export const listMemberships = (database: Database, accountId: string): Promise<Membership[]> =>
  database.forAccount(accountId)(async (tx) => {
    const rows = await tx
      .select({ member: staffMembers, slug: tenants.slug })
      .from(staffMembers)
      .innerJoin(tenants, eq(tenants.id, staffMembers.tenantId))
      .where(and(eq(staffMembers.accountId, accountId), isServedHere))
      .orderBy(asc(tenants.slug))
    return rows.map(({ member: { tenantId, roles, demonstration }, slug }) => ({
      tenantId,
      slug,
      roles: readRoles(roles),
      demonstration,
    }))
  })

/** Adds an account to the staff of the transaction's mosque, or changes its roles there. */
export async function writeMember(
  tx: Tx,
  member: { tenantId: string; accountId: string; roles: readonly Role[]; demonstration?: boolean },
): Promise<void> {
  const { roles, ...rest } = member
  await tx
    .insert(staffMembers)
    .values({ ...rest, roles: [...roles] })
    .onConflictDoUpdate({
      target: [staffMembers.tenantId, staffMembers.accountId],
      set: { roles: [...roles] },
    })
}
