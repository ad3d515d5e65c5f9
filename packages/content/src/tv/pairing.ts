import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { currentTenant, tvPairings, type Tx } from '@minaret/foundation/db'

/** How long a code is valid, in milliseconds; a display that still waits then gets another. */
const codeLife = 10 * 60_000

/** How long after its code expires a waiting display is deleted, in milliseconds. */
const waitingLife = 60 * 60_000

/** The code of a display that waits to be added, and when it expires. */
export type WaitingDisplay = { code: string; expiresAt: Date }

/** Generates a code of digits, which every keyboard has. */
const makeCode = () => String(randomInt(100_000_000)).padStart(8, '0')

/** How many codes are tried until one is unused. */
const maxAttempts = 5

/** Replaces a display’s code. */
async function giveCode(tx: Tx, tokenHash: Buffer, now: Date): Promise<WaitingDisplay> {
  const expiresAt = new Date(now.getTime() + codeLife)
  await tx.delete(tvPairings).where(eq(tvPairings.tokenHash, tokenHash))
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const [issued] = await tx
      .insert(tvPairings)
      .values({ tenantId: currentTenant, tokenHash, code: makeCode(), expiresAt })
      .onConflictDoNothing()
      .returning({ code: tvPairings.code, expiresAt: tvPairings.expiresAt })
    if (issued) return issued
  }
  throw new Error('All generated codes were in use by other displays.')
}

/**
 * Creates a display that waits for its code to be entered in the desk.
 * @returns its secret, which becomes its token; only a hash is stored
 */
export async function startPairing(tx: Tx, now: Date): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url')
  await giveCode(tx, sha256(token), now)
  return { token }
}

/** Finds a waiting display by its secret. Its code may have expired. */
export async function findWaitingDisplay(tx: Tx, token: string): Promise<WaitingDisplay | undefined> {
  const [waiting] = await tx
    .select({ code: tvPairings.code, expiresAt: tvPairings.expiresAt })
    .from(tvPairings)
    .where(eq(tvPairings.tokenHash, sha256(token)))
  return waiting
}

/** Replaces an expired code. */
export const renewCode = (tx: Tx, token: string, now: Date): Promise<WaitingDisplay> => giveCode(tx, sha256(token), now)

/** Claims the display that shows this code, once. @returns the hash of its secret; undefined if no display shows it */
export async function takeWaitingDisplay(tx: Tx, code: string, now: Date): Promise<Buffer | undefined> {
  const [claimed] = await tx
    .delete(tvPairings)
    .where(and(eq(tvPairings.code, code), gt(tvPairings.expiresAt, now)))
    .returning({ tokenHash: tvPairings.tokenHash })
  return claimed?.tokenHash
}

/** Deletes displays that were never added. */
export async function deleteOldPairings(tx: Tx, now: Date): Promise<void> {
  await tx.delete(tvPairings).where(lt(tvPairings.expiresAt, new Date(now.getTime() - waitingLife)))
}
