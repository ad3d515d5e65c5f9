import { asc, eq, sql } from 'drizzle-orm'
import type { Colleague, MessageKind } from '@minaret/contract/desk'
import { staffAccounts, staffMembers, type Tx } from '@minaret/foundation/db'
import type { Role } from '@minaret/plans'

/** Who sees a message of each kind; the database's policies say the same. */
const visibleTo: Readonly<Record<MessageKind, readonly Role[]>> = {
  message: ['owner', 'administrator'],
  imam: ['imam'],
}

/** What a message is by its topic. */
export const kindOf = (topic: string): MessageKind => (topic === 'imam' ? 'imam' : 'message')

/** The staff of the transaction's mosque, by account. @param self who asks */
export async function readStaffNames(
  tx: Tx,
  self: string,
): Promise<ReadonlyMap<string, Colleague & { roles: string[] }>> {
  const rows = await tx
    .select({ account: staffMembers.accountId, name: staffAccounts.name, roles: staffMembers.roles })
    .from(staffMembers)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
    .where(eq(staffMembers.tenantId, sql`current_tenant()`))
    .orderBy(asc(staffAccounts.name), asc(staffMembers.accountId))
  return new Map(rows.map((row) => [row.account, { ...row, self: row.account === self }]))
}

export type StaffNames = Awaited<ReturnType<typeof readStaffNames>>

/** Somebody of the staff as colleagues see them; nothing for whoever has left. */
export function colleagueOf(staff: StaffNames, accountId: string | null): Colleague | undefined {
  const found = accountId === null ? undefined : staff.get(accountId)
  return found && { account: found.account, name: found.name, self: found.self }
}

/** Everybody a message of a kind can be given to. */
export const colleaguesFor = (staff: StaffNames, kind: MessageKind): Colleague[] =>
  [...staff.values()]
    .filter(({ roles }) => visibleTo[kind].some((role) => roles.includes(role)))
    .map(({ account, name, self }) => ({ account, name, self }))
