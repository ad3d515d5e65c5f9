import { and, asc, count, eq, gte, isNull } from 'drizzle-orm'
import { staffAccounts, staffPasskeys, staffRecoveryCodes, staffSessions, type Tx } from '@minaret/foundation/db'
import type { StaffSession } from '@minaret/foundation/staff'

/** How many passkeys an account can have. */
export const mostPasskeys = 10

/** What an account logs in with. */
export type OwnLogin = {
  account: typeof staffAccounts.$inferSelect
  /** The first one added first. */
  passkeys: (typeof staffPasskeys.$inferSelect)[]
}

async function passkeysOf(tx: Tx, accountId: string) {
  return tx
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.accountId, accountId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id))
}

/** Whether the account has a password with an authenticator app: neither logs in without the other. */
export const hasAuthenticator = ({ passwordHash, authenticator }: OwnLogin['account']): boolean =>
  passwordHash !== null && authenticator !== null

/** What a session's account logs in with. @returns nothing once the account has gone */
export async function findOwnLogin(tx: Tx, { account: { id } }: StaffSession): Promise<OwnLogin | undefined> {
  const [account] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, id))
  return account && { account, passkeys: await passkeysOf(tx, id) }
}

/**
 * The same for a change: one change of an account after the other, so that of two that remove the last two passkeys one is
 * refused. A session that another change has ended meanwhile changes nothing any more.
 */
export async function lockOwnLogin(tx: Tx, { id, account }: StaffSession): Promise<OwnLogin | undefined> {
  // Beginning a session refers to the account, and does not wait for this.
  const [locked] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, account.id)).for('no key update')
  const [session] = await tx
    .select({ epoch: staffSessions.epoch })
    .from(staffSessions)
    .where(and(eq(staffSessions.accountId, account.id), eq(staffSessions.id, id)))
  if (!locked || session?.epoch !== locked.epoch) return undefined
  return { account: locked, passkeys: await passkeysOf(tx, account.id) }
}

/** Whether an account has a passkey that was added since. */
export async function hasPasskeySince(tx: Tx, accountId: string, since: Date): Promise<boolean> {
  const found = await tx
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.accountId, accountId), gte(staffPasskeys.createdAt, since)))
    .limit(1)
  return found.length > 0
}

/** How many recovery codes of an account have not been used. */
export async function countRecoveryCodes(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.accountId, accountId), isNull(staffRecoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** By which passkey a session was begun, where it is known. */
export async function passkeyOfSession(tx: Tx, { id }: StaffSession): Promise<string | undefined> {
  const [row] = await tx
    .select({ passkeyId: staffSessions.passkeyId })
    .from(staffSessions)
    .where(eq(staffSessions.id, id))
  return row?.passkeyId ?? undefined
}
