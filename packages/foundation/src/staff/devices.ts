import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sha256 } from '../base/secrets.ts'
import type { Tx } from '../db/database.ts'
import { staffDevices } from '../db/staff.ts'

/** Time a device is remembered after its last use, in milliseconds. */
const deviceLifetime = 90 * 24 * 60 * 60_000

/** A device at a login: whether this account has used it recently, and its cookie's secret if it is remembered. */
export type RecognisedDevice = { isKnown: boolean; device?: { secret: string; hash: Buffer } }

/** The account and device of a login. */
type LoginDevice = {
  accountId: string
  /** The secret in the device's cookie. */
  secret: string | undefined
  /** Whether it is shared, so that nothing may be stored on it. */
  shared: boolean
  now: Date
}

/**
 * Recognises the device of a login by its cookie, and remembers it for the account. A device without a cookie, or with an
 * unknown one, gets a new one unless it is shared.
 */
export async function recogniseDevice(
  tx: Tx,
  { accountId, secret, shared, now }: LoginDevice,
): Promise<RecognisedDevice> {
  const hash = secret === undefined ? undefined : sha256(secret)
  const rows = hash ? await tx.select().from(staffDevices).where(eq(staffDevices.hash, hash)) : []
  const isKnown = rows.some(
    (row) => row.accountId === accountId && now.getTime() - row.seenAt.getTime() < deviceLifetime,
  )
  if (shared && !isKnown) return { isKnown }
  // A device may belong to several accounts, which share its cookie.
  const cookieSecret = secret !== undefined && rows.length > 0 ? secret : randomBytes(32).toString('base64url')
  const cookieHash = sha256(cookieSecret)
  await tx
    .insert(staffDevices)
    .values({ accountId, hash: cookieHash, createdAt: now, seenAt: now })
    .onConflictDoUpdate({ target: [staffDevices.accountId, staffDevices.hash], set: { seenAt: now } })
  return { isKnown, device: { secret: cookieSecret, hash: cookieHash } }
}

/**
 * Returns the hash of a device from which the account has recently logged in.
 * @param secret the secret in its cookie
 * @returns undefined if the device is not known to be this account's
 */
export async function findOwnDevice(
  tx: Tx,
  { accountId, secret, now }: Pick<LoginDevice, 'accountId' | 'secret' | 'now'>,
): Promise<Buffer | undefined> {
  if (secret === undefined) return undefined
  const since = new Date(now.getTime() - deviceLifetime)
  const isKnown = and(eq(staffDevices.accountId, accountId), gt(staffDevices.seenAt, since))
  const [row] = await tx
    .select({ hash: staffDevices.hash })
    .from(staffDevices)
    .where(and(eq(staffDevices.hash, sha256(secret)), isKnown))
  return row?.hash
}

const day = 24 * 60 * 60_000

/** Records once a day that a device's session is in use, so that the device stays remembered. */
export async function recordDeviceUse(tx: Tx, accountId: string, hash: Buffer, now: Date): Promise<void> {
  await tx
    .update(staffDevices)
    .set({ seenAt: now })
    .where(
      and(
        eq(staffDevices.accountId, accountId),
        eq(staffDevices.hash, hash),
        lt(staffDevices.seenAt, new Date(now.getTime() - day)),
        gt(staffDevices.seenAt, new Date(now.getTime() - deviceLifetime)),
      ),
    )
}

/** Deletes devices that are no longer remembered. */
export async function deleteOldDevices(tx: Tx, now: Date): Promise<void> {
  await tx.delete(staffDevices).where(lt(staffDevices.seenAt, new Date(now.getTime() - deviceLifetime)))
}
