import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { currentTenant, tvPairings, type Tx } from '@minaret/foundation/db'

/** How long a code is shown, in milliseconds; a display that still waits then shows another. */
const codeLife = 10 * 60_000

/** After so long nobody waits at a display whose code is over, in milliseconds. */
const waitingLife = 60 * 60_000

/** A display that waits to be added: what it shows, and until when. */
export type WaitingDisplay = { code: string; expiresAt: Date }

/** A code that no other waiting display of the mosque shows: digits, which every keyboard has. */
const makeCode = () => String(randomInt(100_000_000)).padStart(8, '0')

/** How often another code is drawn where one is taken: with thousands waiting, one in ten thousand is. */
const mostDraws = 5

/** Gives a display a code, in place of the one it had. */
async function giveCode(tx: Tx, tokenHash: Buffer, now: Date): Promise<WaitingDisplay> {
  const expiresAt = new Date(now.getTime() + codeLife)
  await tx.delete(tvPairings).where(eq(tvPairings.tokenHash, tokenHash))
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const [issued] = await tx
      .insert(tvPairings)
      .values({ tenantId: currentTenant, tokenHash, code: makeCode(), expiresAt })
      .onConflictDoNothing()
      .returning({ code: tvPairings.code, expiresAt: tvPairings.expiresAt })
    if (issued) return issued
  }
  throw new Error('Every code that was drawn belongs to another display.')
}

/**
 * Makes a display that waits for its code to be typed at the desk.
 * @returns its secret, which will be its token: it stands here as a hash only
 */
export async function startPairing(tx: Tx, now: Date): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url')
  await giveCode(tx, sha256(token), now)
  return { token }
}

/** The display that holds this secret, while it waits; its code may be over. */
export async function findWaitingDisplay(tx: Tx, token: string): Promise<WaitingDisplay | undefined> {
  const [waiting] = await tx
    .select({ code: tvPairings.code, expiresAt: tvPairings.expiresAt })
    .from(tvPairings)
    .where(eq(tvPairings.tokenHash, sha256(token)))
  return waiting
}

/** Another code for a display whose code is over. */
export const renewCode = (tx: Tx, token: string, now: Date): Promise<WaitingDisplay> => giveCode(tx, sha256(token), now)

/** Takes the display that shows this code: it is added once. @returns the hash of its secret; nothing where none shows it */
export async function takeWaitingDisplay(tx: Tx, code: string, now: Date): Promise<Buffer | undefined> {
  const [claimed] = await tx
    .delete(tvPairings)
    .where(and(eq(tvPairings.code, code), gt(tvPairings.expiresAt, now)))
    .returning({ tokenHash: tvPairings.tokenHash })
  return claimed?.tokenHash
}

/** Forgets displays nobody added. */
export async function deleteOldPairings(tx: Tx, now: Date): Promise<void> {
  await tx.delete(tvPairings).where(lt(tvPairings.expiresAt, new Date(now.getTime() - waitingLife)))
}
