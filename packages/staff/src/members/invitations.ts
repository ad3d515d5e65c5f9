import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { readRoles, type Role } from '@minaret/plans'
import { sha256 } from '@minaret/foundation/base'
import {
  currentTenant,
  type Database,
  staffAccounts,
  staffInvitations,
  staffMembers,
  type Tx,
} from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import { writeMember } from '@minaret/foundation/staff'

/** The lifetime of an invitation, in milliseconds. */
const invitationLife = 72 * 3_600_000

/** An invitation that can still be accepted. */
export type OpenInvitation = {
  id: string
  tenantId: string
  email: string
  roles: readonly Role[]
  invitedBy: string | null
  /** The existing account of its address. */
  accountId?: string
}

/** A new invitation. */
export type NewInvitation = { email: string; roles: readonly Role[]; invitedBy?: string; now: Date }

/**
 * Stores an invitation to the current mosque, which replaces an earlier one to the same address.
 * @returns the reference for its link and its id
 */
export async function writeInvitation(
  tx: Tx,
  { email, roles, invitedBy, now }: NewInvitation,
): Promise<{ reference: string; id: string }> {
  const reference = randomBytes(32).toString('base64url')
  const key = emailKey(email)
  await tx
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.tenantId, currentTenant), eq(staffInvitations.emailKey, key)))
  const [row] = await tx
    .insert(staffInvitations)
    .values({
      tenantId: currentTenant,
      hash: sha256(reference),
      email,
      emailKey: key,
      roles: [...roles],
      invitedBy: invitedBy ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationLife),
    })
    .returning({ id: staffInvitations.id })
  if (!row) throw new Error('The invitation was not stored.')
  return { reference, id: row.id }
}

/** The roles of an address’s pending invitations to the current mosque. */
export async function listInvitedRoles(tx: Tx, email: string): Promise<readonly Role[]> {
  const rows = await tx
    .select({ roles: staffInvitations.roles })
    .from(staffInvitations)
    .where(and(eq(staffInvitations.emailKey, emailKey(email)), isNull(staffInvitations.usedAt)))
  return readRoles(rows.flatMap((row) => row.roles))
}

/** The mosque of an invitation; undefined for an unknown reference. */
export async function findInvitationTenant(database: Database, reference: string): Promise<string | undefined> {
  const { rows } = await database.forAccount()((tx) =>
    tx.execute<{ tenant: string | null }>(sql`select invitation_tenant(${sha256(reference)}) as tenant`),
  )
  return rows[0]?.tenant ?? undefined
}

/** Finds and locks an invitation of the current mosque, so that it is accepted only once. */
export async function findInvitation(tx: Tx, reference: string, now: Date): Promise<OpenInvitation | undefined> {
  const [row] = await tx
    .select()
    .from(staffInvitations)
    .where(
      and(
        eq(staffInvitations.hash, sha256(reference)),
        isNull(staffInvitations.usedAt),
        gt(staffInvitations.expiresAt, now),
      ),
    )
    .for('update')
  if (!row) return undefined
  const [account] = await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.emailKey, row.emailKey))
  const { id, tenantId, email, roles, invitedBy } = row
  return { id, tenantId, email, roles: readRoles(roles), invitedBy, ...(account ? { accountId: account.id } : {}) }
}

/** Uses an invitation: the account becomes a member, or its roles are added to the existing ones. */
export async function useInvitation(
  tx: Tx,
  { id, tenantId, roles }: OpenInvitation,
  accountId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(and(eq(staffInvitations.tenantId, tenantId), eq(staffInvitations.id, id)))
  const [member] = await tx
    .select({ roles: staffMembers.roles })
    .from(staffMembers)
    .where(and(eq(staffMembers.tenantId, tenantId), eq(staffMembers.accountId, accountId)))
  await writeMember(tx, { tenantId, accountId, roles: readRoles([...(member?.roles ?? []), ...roles]) })
}
