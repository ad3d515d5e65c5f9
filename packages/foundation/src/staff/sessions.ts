import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, lt, ne, or } from 'drizzle-orm'
import type { Confirmation } from '@minaret/plans'
import { type Secrets, sha256 } from '../base/secrets.ts'
import type { Tx } from '../db/database.ts'
import { staffAccounts, staffSessions } from '../db/staff.ts'
import { recordDeviceUse } from './devices.ts'

/** A staff member's session at the desk. */
export type StaffSession = {
  /** Its id in the list of sessions; not a secret. */
  id: string
  account: StaffAccount
  method: StaffMethod
  /** Whether it is on a shared computer, where nothing is stored. */
  shared: boolean
  /** The token that every write has to send beside the cookie. */
  writeToken: string
  /** Last authentication by passkey or code; undefined after a recovery code or a demonstration login. */
  authenticatedAt?: Date
  /** Time of a login with a recovery code; undefined for other logins. */
  recoveredAt?: Date
}

/** Validity of a re-authentication, in milliseconds. */
const confirmationLifetime = 10 * 60_000

/** Whether a session has the recent re-authentication that an operation needs; demonstration accounts are exempt. */
export function isConfirmed(
  { authenticatedAt, recoveredAt, method }: Pick<StaffSession, 'authenticatedAt' | 'recoveredAt' | 'method'>,
  confirmation: Confirmation,
  now: Date,
): boolean {
  const isRecent = (at: Date | undefined) => at !== undefined && now.getTime() - at.getTime() < confirmationLifetime
  return (
    method === 'demonstration' ||
    isRecent(authenticatedAt) ||
    (confirmation === 'identityOrRecovery' && isRecent(recoveredAt))
  )
}

/** Records a re-authentication of a session. */
export const confirmStaffSession = (tx: Tx, id: string, now: Date): Promise<unknown> =>
  tx.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, id))

/** Method of authentication. */
export type StaffMethod = (typeof staffSessions.$inferSelect)['method']

/** The staff account of a session. */
export type StaffAccount = { id: string; name: string; email: string }

const minute = 60_000
const day = 24 * 60 * minute
/** Idle and absolute lifetime of a session, in milliseconds. */
const lifetimes = {
  usual: { idle: 14 * day, absolute: 90 * day },
  shared: { idle: 30 * minute, absolute: 30 * minute },
} as const

const getLifetimes = (shared: boolean) => (shared ? lifetimes.shared : lifetimes.usual)

/** Minimum interval between records of its use, in milliseconds. */
const seenInterval = minute

/** Returns the write token of a session, derived from its secret without revealing it. */
const deriveWriteToken = (secrets: Secrets, hash: Buffer): string =>
  sha256(`${secrets.derive('desk write').toString('hex')} ${hash.toString('hex')}`).toString('base64url')

/** Whether a write has its session's token. */
export function hasWriteToken({ writeToken }: Pick<StaffSession, 'writeToken'>, token: string | undefined): boolean {
  const [sentToken, expected] = [Buffer.from(token ?? ''), Buffer.from(writeToken)]
  return sentToken.length === expected.length && timingSafeEqual(sentToken, expected)
}

/** Values of a new session. */
export type NewStaffSession = {
  account: { id: string; epoch: number }
  method: StaffMethod
  /** The id of the passkey used to log in. */
  passkey?: string
  /** The browser and operating system, for the list of sessions. */
  device: string
  shared: boolean
  /** Hash of the device's cookie; undefined on a shared device. */
  deviceHash?: Buffer
  now: Date
}

/**
 * Starts a new session, whatever cookie the browser had.
 * @returns the cookie's secret, and its lifetime in seconds; undefined until the browser is closed
 */
export async function startStaffSession(
  tx: Tx,
  { account, method, passkey, device, shared, deviceHash, now }: NewStaffSession,
): Promise<{ secret: string; seconds?: number }> {
  const secret = randomBytes(32).toString('base64url')
  await tx.insert(staffSessions).values({
    hash: sha256(secret),
    accountId: account.id,
    epoch: account.epoch,
    method,
    passkeyId: passkey ?? null,
    device: device.slice(0, 100),
    shared,
    deviceHash: deviceHash ?? null,
    createdAt: now,
    seenAt: now,
  })
  return { secret, ...(shared ? {} : { seconds: lifetimes.usual.absolute / 1000 }) }
}

/** Returns the valid session of a cookie's secret, and records its use. */
export async function findStaffSession(
  tx: Tx,
  { secrets, secret, now }: { secrets: Secrets; secret: string; now: Date },
): Promise<StaffSession | undefined> {
  const hash = sha256(secret)
  const [row] = await tx
    .select({ session: staffSessions, account: staffAccounts })
    .from(staffSessions)
    .innerJoin(
      staffAccounts,
      and(
        eq(staffAccounts.id, staffSessions.accountId),
        eq(staffAccounts.epoch, staffSessions.epoch),
        eq(staffAccounts.state, 'active'),
      ),
    )
    .where(eq(staffSessions.hash, hash))
  if (!row) return undefined
  const { session, account } = row
  const { idle, absolute } = getLifetimes(session.shared)
  const idleMs = now.getTime() - session.seenAt.getTime()
  if (idleMs > idle || now.getTime() - session.createdAt.getTime() > absolute) return undefined
  if (idleMs >= seenInterval) {
    await tx.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.hash, hash))
    if (session.deviceHash) await recordDeviceUse(tx, account.id, session.deviceHash, now)
  }
  return {
    id: session.id,
    account: { id: account.id, name: account.name, email: account.email },
    method: session.method,
    shared: session.shared,
    writeToken: deriveWriteToken(secrets, hash),
    ...readAuthenticationTimes(session),
  }
}

/** Returns the times of a session's last authentication, and of its login with a recovery code. */
function readAuthenticationTimes({ method, createdAt, confirmedAt }: typeof staffSessions.$inferSelect) {
  const authenticatedAt = confirmedAt ?? (method === 'passkey' || method === 'code' ? createdAt : undefined)
  return {
    ...(authenticatedAt ? { authenticatedAt } : {}),
    ...(method === 'recovery' ? { recoveredAt: createdAt } : {}),
  }
}

/** Lists the valid sessions of an account, most recently used first. */
export async function listStaffSessions(tx: Tx, accountId: string, now: Date) {
  const rows = await tx
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.accountId, accountId))
    .orderBy(desc(staffSessions.seenAt))
  return rows.flatMap(({ id, method, device, shared, createdAt, seenAt }) =>
    now.getTime() - seenAt.getTime() > getLifetimes(shared).idle
      ? []
      : [{ id, method, device, shared, createdAt, seenAt }],
  )
}

/** Ends one session of an account. @returns whether there was one */
export async function endStaffSession(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.accountId, accountId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id })
  return rows.length > 0
}

/** Ends all sessions of an account except one. */
export async function endOtherStaffSessions(tx: Tx, accountId: string, exceptId: string): Promise<void> {
  await tx.delete(staffSessions).where(and(eq(staffSessions.accountId, accountId), ne(staffSessions.id, exceptId)))
}

/** Deletes expired sessions. */
export async function deleteExpiredStaffSessions(tx: Tx, now: Date): Promise<void> {
  const getCutoff = (lifetime: number) => new Date(now.getTime() - lifetime)
  const { usual, shared } = lifetimes
  await tx
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.seenAt, getCutoff(usual.idle)),
        lt(staffSessions.createdAt, getCutoff(usual.absolute)),
        and(eq(staffSessions.shared, true), lt(staffSessions.createdAt, getCutoff(shared.absolute))),
      ),
    )
}
