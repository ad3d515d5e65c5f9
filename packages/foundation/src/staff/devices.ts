import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sha256 } from '../base/secrets.ts'
import type { Tx } from '../db/database.ts'
import { staffDevices } from '../db/staff.ts'

/** How long a device counts as known after it was last used, in milliseconds. */
const life = 90 * 24 * 60 * 60_000

/** A device at a login: whether this account was used there lately, and, where it is remembered, what its cookie holds. */
export type RecognisedDevice = { isKnown: boolean; remembered?: { secret: string; hash: Buffer } }

/** Who logs in, and where. */
type LoginDevice = {
  accountId: string
  /** What the device's cookie holds. */
  secret: string | undefined
  /** Whether anything may be stored on it. */
  shared: boolean
  now: Date
}

/**
 * Recognises the device somebody logs in from by its cookie, and remembers it for the account. A device without a cookie,
 * or with one nobody was given, gets a new one, unless it is shared.
 */
export async function recogniseDevice(
  tx: Tx,
  { accountId, secret, shared, now }: LoginDevice,
): Promise<RecognisedDevice> {
  const hash = secret === undefined ? undefined : sha256(secret)
  const rows = hash ? await tx.select().from(staffDevices).where(eq(staffDevices.hash, hash)) : []
  const isKnown = rows.some((row) => row.accountId === accountId && now.getTime() - row.seenAt.getTime() < life)
  if (shared && !isKnown) return { isKnown }
  // Another account's device stays what it is for that account: one cookie serves both.
  const own = secret !== undefined && rows.length > 0 ? secret : randomBytes(32).toString('base64url')
  const ownHash = sha256(own)
  await tx
    .insert(staffDevices)
    .values({ accountId, hash: ownHash, createdAt: now, seenAt: now })
    .onConflictDoUpdate({ target: [staffDevices.accountId, staffDevices.hash], set: { seenAt: now } })
  return { isKnown, remembered: { secret: own, hash: ownHash } }
}

/**
 * The hash of a device that one of its holder's logins has left a cookie on lately.
 * @param secret what its cookie holds
 * @returns undefined if the device is not known to be this account's
 */
export async function findOwnDevice(
  tx: Tx,
  { accountId, secret, now }: Pick<LoginDevice, 'accountId' | 'secret' | 'now'>,
): Promise<Buffer | undefined> {
  if (secret === undefined) return undefined
  const since = new Date(now.getTime() - life)
  const isKnown = and(eq(staffDevices.accountId, accountId), gt(staffDevices.seenAt, since))
  const [row] = await tx
    .select({ hash: staffDevices.hash })
    .from(staffDevices)
    .where(and(eq(staffDevices.hash, sha256(secret)), isKnown))
  return row?.hash
}

const day = 24 * 60 * 60_000

/** Notes, once a day, that a session of a device is in use: it stays known for as long as it is. */
export async function noteDeviceUse(tx: Tx, accountId: string, hash: Buffer, now: Date): Promise<void> {
  await tx
    .update(staffDevices)
    .set({ seenAt: now })
    .where(
      and(
        eq(staffDevices.accountId, accountId),
        eq(staffDevices.hash, hash),
        lt(staffDevices.seenAt, new Date(now.getTime() - day)),
        gt(staffDevices.seenAt, new Date(now.getTime() - life)),
      ),
    )
}

/** Deletes devices that no longer count as known. */
export async function deleteOldDevices(tx: Tx, now: Date): Promise<void> {
  await tx.delete(staffDevices).where(lt(staffDevices.seenAt, new Date(now.getTime() - life)))
}
