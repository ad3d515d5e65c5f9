import { randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { knownDevices, users } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'
import { currentTenant } from '../db/ownTenant.ts'
import { sha256 } from '../base/secrets.ts'

/** Time a device is remembered after its last login: 180 days, in milliseconds. */
const deviceLifetime = 180 * 86_400_000

/**
 * Returns the device of a request if it was used to log in to the account with this email address.
 * @param key the address normalised by `emailKey`
 */
export async function findDevice(tx: Tx, key: string, device: string | undefined): Promise<string | undefined> {
  if (device === undefined) return undefined
  const [row] = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, and(eq(users.tenantId, knownDevices.tenantId), eq(users.id, knownDevices.userId)))
    .where(and(eq(knownDevices.hash, sha256(device)), eq(users.emailKey, key)))
  return row && device
}

/**
 * Remembers the browser of a user who has just logged in.
 * @param device its existing token; an unknown one is replaced
 * @returns the token the browser must store
 */
export async function rememberDevice(
  tx: Tx,
  { id: userId }: { id: string },
  now: Date,
  device?: string,
): Promise<string> {
  const hash = device === undefined ? undefined : sha256(device)
  const [row] = hash ? await tx.select().from(knownDevices).where(eq(knownDevices.hash, hash)).limit(1) : []
  const token = row && device !== undefined ? device : randomBytes(32).toString('base64url')
  await tx
    .insert(knownDevices)
    .values({ tenantId: currentTenant, hash: sha256(token), userId, seenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tenantId, knownDevices.hash, knownDevices.userId],
      set: { seenAt: now },
    })
  return token
}

/** Deletes all devices of a user. */
export async function deleteDevices(tx: Tx, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Deletes devices without a login for {@link deviceLifetime}. */
export async function deleteOldDevices(tx: Tx, now: Date): Promise<void> {
  await tx.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(now.getTime() - deviceLifetime)))
}
