import { randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { knownDevices, users } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'
import { currentTenant } from '../db/ownTenant.ts'
import { sha256 } from '../base/secrets.ts'

/** How long a device is known after its last login: 180 days, in milliseconds. */
const deviceLife = 180 * 86_400_000

/**
 * The device a request names, where the holder of the account with this address has logged in with it.
 * @param key the key of the address, as `emailKey` makes it
 */
export async function findDevice(tx: Tx, key: string, device: string | undefined): Promise<string | undefined> {
  if (device === undefined) return undefined
  const [known] = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, and(eq(users.tenantId, knownDevices.tenantId), eq(users.id, knownDevices.userId)))
    .where(and(eq(knownDevices.hash, sha256(device)), eq(users.emailKey, key)))
  return known && device
}

/**
 * Knows the browser of somebody who has just shown who they are.
 * @param device the token it has already; one that nobody was given here is replaced
 * @returns the token it is to keep
 */
export async function rememberDevice(
  tx: Tx,
  { id: userId }: { id: string },
  now: Date,
  device?: string,
): Promise<string> {
  const hash = device === undefined ? undefined : sha256(device)
  const [given] = hash ? await tx.select().from(knownDevices).where(eq(knownDevices.hash, hash)).limit(1) : []
  const token = given && device !== undefined ? device : randomBytes(32).toString('base64url')
  await tx
    .insert(knownDevices)
    .values({ tenantId: currentTenant, hash: sha256(token), userId, seenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tenantId, knownDevices.hash, knownDevices.userId],
      set: { seenAt: now },
    })
  return token
}

/** Knows no device of a user any more. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Forgets devices nobody has logged in with for long. */
export async function deleteOldDevices(tx: Tx, now: Date): Promise<void> {
  await tx.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(now.getTime() - deviceLife)))
}
