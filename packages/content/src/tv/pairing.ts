import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { currentTenant, tvPairings, type Tx } from '@minaret/foundation/db'

/** How long a code is valid, in milliseconds. A display that is still waiting then gets another. */
const codeLifetime = 10 * 60_000

/** The time after its code expires until a waiting display is deleted, in milliseconds. */
const waitingLifetime = 60 * 60_000

/** The code of a display that is waiting to be added, and its expiry time. */
export type WaitingDisplay = { code: string; expiresAt: Date }

/** Generates a code of digits, which every keyboard has. */
const makeCode = () => String(randomInt(100_000_000)).padStart(8, '0')

/** How many codes are tried to find an unused one. */
const maxAttempts = 5

/** Replaces a display’s code. */
async function replaceCode(tx: Tx, tokenHash: Buffer, now: Date): Promise<WaitingDisplay> {
  const expiresAt = new Date(now.getTime() + codeLifetime)
  await tx.delete(tvPairings).where(eq(tvPairings.tokenHash, tokenHash))
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const [display] = await tx
      .insert(tvPairings)
      .values({ tenantId: currentTenant, tokenHash, code: makeCode(), expiresAt })
      .onConflictDoNothing()
      .returning({ code: tvPairings.code, expiresAt: tvPairings.expiresAt })
    if (display) return display
  }
  throw new Error('All generated codes were in use by other displays.')
}

/**
 * Creates a display that waits for its code to be entered in the desk.
 * @returns its secret, which becomes its token; only a hash is stored
 */
export async function startPairing(tx: Tx, now: Date): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url')
  await replaceCode(tx, sha256(token), now)
  return { token }
}

/** Finds a waiting display by its secret. Its code may have expired. */
export async function findWaitingDisplay(tx: Tx, token: string): Promise<WaitingDisplay | undefined> {
  const [display] = await tx
    .select({ code: tvPairings.code, expiresAt: tvPairings.expiresAt })
    .from(tvPairings)
    .where(eq(tvPairings.tokenHash, sha256(token)))
  return display
}

/** Replaces an expired code. */
export const renewCode = (tx: Tx, token: string, now: Date): Promise<WaitingDisplay> =>
  replaceCode(tx, sha256(token), now)

/** Claims the display that shows this code, once. @returns the hash of its secret, or undefined if no display shows it */
export async function takeWaitingDisplay(tx: Tx, code: string, now: Date): Promise<Buffer | undefined> {
  const [display] = await tx
    .delete(tvPairings)
    .where(and(eq(tvPairings.code, code), gt(tvPairings.expiresAt, now)))
    .returning({ tokenHash: tvPairings.tokenHash })
  return display?.tokenHash
}

/** Deletes displays that were never added. */
export async function deleteOldPairings(tx: Tx, now: Date): Promise<void> {
  await tx.delete(tvPairings).where(lt(tvPairings.expiresAt, new Date(now.getTime() - waitingLifetime)))
}
