import { and, asc, count, eq, gte, isNull } from 'drizzle-orm'
import { staffAccounts, staffPasskeys, staffRecoveryCodes, staffSessions, type Tx } from '@minaret/foundation/db'
import type { StaffSession } from '@minaret/foundation/staff'

/** The maximum number of passkeys per account. */
export const maxPasskeys = 10

/** An account and its passkeys. */
export type OwnLogin = {
  account: typeof staffAccounts.$inferSelect
  /** Oldest first. */
  passkeys: (typeof staffPasskeys.$inferSelect)[]
}

async function listPasskeys(tx: Tx, accountId: string) {
  return tx
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.accountId, accountId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id))
}

/** Whether the account has both a password and an authenticator app, which are needed together. */
export const hasAuthenticator = ({ passwordHash, authenticator }: OwnLogin['account']): boolean =>
  passwordHash !== null && authenticator !== null

/** Reads the login of a session’s account. @returns undefined if the account was deleted */
export async function findOwnLogin(tx: Tx, { account: { id } }: StaffSession): Promise<OwnLogin | undefined> {
  const [account] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, id))
  return account && { account, passkeys: await listPasskeys(tx, id) }
}

/**
 * Reads the login of a session’s account for a change, and locks the account, so that concurrent requests cannot remove
 * its last two passkeys.
 * @returns undefined if another change has ended the session
 */
export async function lockOwnLogin(tx: Tx, { id, account }: StaffSession): Promise<OwnLogin | undefined> {
  // Logins, which reference the account, do not have to wait for this lock.
  const [lockedAccount] = await tx
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.id, account.id))
    .for('no key update')
  const [session] = await tx
    .select({ epoch: staffSessions.epoch })
    .from(staffSessions)
    .where(and(eq(staffSessions.accountId, account.id), eq(staffSessions.id, id)))
  if (!lockedAccount || session?.epoch !== lockedAccount.epoch) return undefined
  return { account: lockedAccount, passkeys: await listPasskeys(tx, account.id) }
}

/** Whether an account has a passkey that was added at or after `since`. */
export async function hasPasskeyAddedSince(tx: Tx, accountId: string, since: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.accountId, accountId), gte(staffPasskeys.createdAt, since)))
    .limit(1)
  return rows.length > 0
}

/** The number of an account’s unused recovery codes. */
export async function countRecoveryCodes(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.accountId, accountId), isNull(staffRecoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** The passkey used to log in to a session, if known. */
export async function findSessionPasskey(tx: Tx, { id }: StaffSession): Promise<string | undefined> {
  const [row] = await tx
    .select({ passkeyId: staffSessions.passkeyId })
    .from(staffSessions)
    .where(eq(staffSessions.id, id))
  return row?.passkeyId ?? undefined
}
