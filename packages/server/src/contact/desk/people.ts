import { asc, eq, sql } from 'drizzle-orm'
import type { Colleague, MessageKind } from '@minaret/contract/desk'
import { staffAccounts, staffMembers, type Tx } from '@minaret/foundation/db'
import type { Role } from '@minaret/plans'

/** Roles that may read each kind of message; the database's policies match. */
const visibleTo: Readonly<Record<MessageKind, readonly Role[]>> = {
  message: ['owner', 'administrator'],
  imam: ['imam'],
}

/** Returns the kind of a message by its topic. */
export const kindOf = (topic: string): MessageKind => (topic === 'imam' ? 'imam' : 'message')

/** Reads the staff of the transaction's mosque by account. @param ownAccount the caller's account */
export async function readStaffNames(
  tx: Tx,
  ownAccount: string,
): Promise<ReadonlyMap<string, Colleague & { roles: string[] }>> {
  const rows = await tx
    .select({ account: staffMembers.accountId, name: staffAccounts.name, roles: staffMembers.roles })
    .from(staffMembers)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
    .where(eq(staffMembers.tenantId, sql`current_tenant()`))
    .orderBy(asc(staffAccounts.name), asc(staffMembers.accountId))
  return new Map(rows.map((row) => [row.account, { ...row, self: row.account === ownAccount }]))
}

export type StaffNames = Awaited<ReturnType<typeof readStaffNames>>

/** Returns a member of staff as shown to colleagues; undefined if they have left. */
export function colleagueOf(staff: StaffNames, accountId: string | null): Colleague | undefined {
  const member = accountId === null ? undefined : staff.get(accountId)
  return member && { account: member.account, name: member.name, self: member.self }
}

/** Lists the members a message of a kind can be assigned to. */
export const colleaguesFor = (staff: StaffNames, kind: MessageKind): Colleague[] =>
  [...staff.values()]
    .filter(({ roles }) => visibleTo[kind].some((role) => roles.includes(role)))
    .map(({ account, name, self }) => ({ account, name, self }))
