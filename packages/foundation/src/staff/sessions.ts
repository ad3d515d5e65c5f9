import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, lt, ne, or } from 'drizzle-orm'
import type { Confirmation } from '@minaret/plans'
import { type Secrets, sha256 } from '../base/secrets.ts'
import type { Tx } from '../db/database.ts'
import { staffAccounts, staffSessions } from '../db/staff.ts'
import { noteDeviceUse } from './devices.ts'

/** Somebody of a mosque's staff, logged in to the desk. */
export type StaffSession = {
  /** What the list of sessions calls it; not its secret. */
  id: string
  account: StaffAccount
  method: StaffMethod
  /** On a shared computer nothing is stored. */
  shared: boolean
  /** What every write has to send beside the cookie. */
  writeToken: string
  /** When its holder last showed who they are, by a passkey or a code; absent after a recovery code or one tap. */
  shownAt?: Date
  /** When it was begun with a recovery code; absent for every other login. */
  recoveredAt?: Date
}

/** How long it counts that somebody has shown again who they are, in milliseconds. */
const confirmationLife = 10 * 60_000

/** Whether the holder of a session has shown lately what an operation needs; a demonstration's person has nothing to show. */
export function isConfirmed(
  { shownAt, recoveredAt, method }: Pick<StaffSession, 'shownAt' | 'recoveredAt' | 'method'>,
  needed: Confirmation,
  now: Date,
): boolean {
  const isRecent = (at: Date | undefined) => at !== undefined && now.getTime() - at.getTime() < confirmationLife
  return method === 'demonstration' || isRecent(shownAt) || (needed === 'identityOrRecovery' && isRecent(recoveredAt))
}

/** Notes that the holder of a session has shown again who they are. */
export const confirmStaffSession = (tx: Tx, id: string, now: Date): Promise<unknown> =>
  tx.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, id))

/** How somebody showed who they are. */
export type StaffMethod = (typeof staffSessions.$inferSelect)['method']

/** A staff account, as its session shows it. */
export type StaffAccount = { id: string; name: string; email: string }

const minute = 60_000
const day = 24 * 60 * minute
/** How long a session lasts without being used, and at all, in milliseconds. */
const lives = {
  usual: { idle: 14 * day, absolute: 90 * day },
  shared: { idle: 30 * minute, absolute: 30 * minute },
} as const

const lifeOf = (shared: boolean) => (shared ? lives.shared : lives.usual)

/** How often its use is written down. */
const seenInterval = minute

/** The token of a session's writes: bound to its secret, and no help in guessing it. */
const writeTokenOf = (secrets: Secrets, hash: Buffer): string =>
  sha256(`${secrets.derive('desk write').toString('hex')} ${hash.toString('hex')}`).toString('base64url')

/** Whether a write carries its session's token. */
export function hasWriteToken({ writeToken }: Pick<StaffSession, 'writeToken'>, sent: string | undefined): boolean {
  const [sentToken, wanted] = [Buffer.from(sent ?? ''), Buffer.from(writeToken)]
  return sentToken.length === wanted.length && timingSafeEqual(sentToken, wanted)
}

/** What begins a session. */
export type NewStaffSession = {
  account: { id: string; epoch: number }
  method: StaffMethod
  /** The id of the passkey it is begun with. */
  passkey?: string
  /** The browser and system, as its holder will read them in the list. */
  device: string
  shared: boolean
  /** The device's cookie, hashed; absent where nothing is stored on it. */
  deviceHash?: Buffer
  now: Date
}

/**
 * Begins a session: always a new one, whatever cookie the browser had.
 * @returns the secret for the cookie, and how long the browser keeps it, in seconds; nothing: until it is closed
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
  return { secret, ...(shared ? {} : { seconds: lives.usual.absolute / 1000 }) }
}

/** The session of a cookie's secret, while it lasts; notes that it is in use. */
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
  const { idle, absolute } = lifeOf(session.shared)
  const unseen = now.getTime() - session.seenAt.getTime()
  if (unseen > idle || now.getTime() - session.createdAt.getTime() > absolute) return undefined
  if (unseen >= seenInterval) {
    await tx.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.hash, hash))
    if (session.deviceHash) await noteDeviceUse(tx, account.id, session.deviceHash, now)
  }
  return {
    id: session.id,
    account: { id: account.id, name: account.name, email: account.email },
    method: session.method,
    shared: session.shared,
    writeToken: writeTokenOf(secrets, hash),
    ...shownIn(session),
  }
}

/** When the holder of a session last showed who they are, and when they logged in with a recovery code. */
function shownIn({ method, createdAt, confirmedAt }: typeof staffSessions.$inferSelect) {
  const shownAt = confirmedAt ?? (method === 'passkey' || method === 'code' ? createdAt : undefined)
  return { ...(shownAt ? { shownAt } : {}), ...(method === 'recovery' ? { recoveredAt: createdAt } : {}) }
}

/** The sessions of an account that still stand, the last used first. */
export async function listStaffSessions(tx: Tx, accountId: string, now: Date) {
  const rows = await tx
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.accountId, accountId))
    .orderBy(desc(staffSessions.seenAt))
  return rows.flatMap(({ id, method, device, shared, createdAt, seenAt }) =>
    now.getTime() - seenAt.getTime() > lifeOf(shared).idle ? [] : [{ id, method, device, shared, createdAt, seenAt }],
  )
}

/** Ends one session of an account. @returns whether there was one */
export async function endStaffSession(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.accountId, accountId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id })
  return ended.length > 0
}

/** Ends all sessions of an account but one. */
export async function endOtherStaffSessions(tx: Tx, accountId: string, besides: string): Promise<void> {
  await tx.delete(staffSessions).where(and(eq(staffSessions.accountId, accountId), ne(staffSessions.id, besides)))
}

/** Deletes sessions that are over. */
export async function deleteExpiredStaffSessions(tx: Tx, now: Date): Promise<void> {
  const before = (life: number) => new Date(now.getTime() - life)
  const { usual, shared } = lives
  await tx
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.seenAt, before(usual.idle)),
        lt(staffSessions.createdAt, before(usual.absolute)),
        and(eq(staffSessions.shared, true), lt(staffSessions.createdAt, before(shared.absolute))),
      ),
    )
}
