import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { staffChallenges, type Tx } from '@minaret/foundation/db'

/** What has begun: a login that waits for its code, or a passkey that is asked for or made. */
export type AttemptPurpose = (typeof staffChallenges.$inferSelect)['purpose']

/** How long its second step may take, in milliseconds. */
const life = 10 * 60_000

/** Something that has begun, and what was shown of it so far. */
export type NewAttempt = { purpose: AttemptPurpose; accountId?: string; payload?: unknown; now: Date }

/** Begins an attempt. @returns its secret, which its second step brings */
export async function beginAttempt(tx: Tx, { purpose, accountId, payload, now }: NewAttempt): Promise<string> {
  await tx.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now))
  const secret = randomBytes(32).toString('base64url')
  await tx.insert(staffChallenges).values({
    hash: sha256(secret),
    purpose,
    accountId: accountId ?? null,
    payload: payload ?? null,
    expiresAt: new Date(now.getTime() + life),
  })
  return secret
}

/** An attempt that can still go on. */
export type Attempt = { accountId: string | null; payload: unknown }

/** Takes an attempt: it goes on once, and of two that try one has it. */
export async function takeAttempt(
  tx: Tx,
  purpose: AttemptPurpose,
  secret: string,
  now: Date,
): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.hash, sha256(secret)),
        eq(staffChallenges.purpose, purpose),
        gt(staffChallenges.expiresAt, now),
      ),
    )
    .returning({ accountId: staffChallenges.accountId, payload: staffChallenges.payload })
  return attempt
}

/** How many codes may be tried for one login before the password is asked for again. */
const mostTries = 5

/**
 * A login, or a session's confirmation, that waits for its code; counts that one is tried. Nothing once there were too many,
 * or it is over.
 * @param session whose confirmation it is; a login's has none, and neither stands for the other
 */
export async function tryAttempt(tx: Tx, secret: string, now: Date, session?: string): Promise<string | undefined> {
  const found = await takeAttempt(tx, 'code', secret, now)
  if (!found?.accountId) return undefined
  const begun: { tries?: unknown; session?: unknown } = Object(found.payload)
  if (begun.session !== session) return undefined
  const { tries } = begun
  const count = typeof tries === 'number' ? tries + 1 : 1
  if (count < mostTries)
    await tx.insert(staffChallenges).values({
      hash: sha256(secret),
      purpose: 'code',
      accountId: found.accountId,
      payload: { tries: count, session },
      expiresAt: new Date(now.getTime() + life),
    })
  return found.accountId
}
