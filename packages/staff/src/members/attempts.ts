import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { staffChallenges, type Tx } from '@minaret/foundation/db'

/** What has begun: a login that waits for its code, or a passkey that is asked for or made. */
export type AttemptPurpose = (typeof staffChallenges.$inferSelect)['purpose']

/** How long its second step may take, in milliseconds. */
export const attemptLife = 10 * 60_000

/** Something that has begun, and what was shown of it so far. */
export type NewAttempt = { purpose: AttemptPurpose; accountId?: string; payload?: unknown; now: Date }

/**
 * Marks an attempt that was signed rather than stored as used, until it is over.
 * @returns whether it had not been used before
 */
export async function markSignedAttempt(
  tx: Tx,
  attempt: string,
  { accountId, until, now }: { accountId: string; until: Date; now: Date },
): Promise<boolean> {
  await tx.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now))
  const used = await tx
    .insert(staffChallenges)
    .values({ hash: sha256(attempt), purpose: 'passkey-login', accountId, expiresAt: until })
    .onConflictDoNothing()
    .returning({ hash: staffChallenges.hash })
  return used.length > 0
}

/** Begins an attempt. @returns its secret, which its second step brings */
export async function beginAttempt(tx: Tx, { purpose, accountId, payload, now }: NewAttempt): Promise<string> {
  await tx.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now))
  const secret = randomBytes(32).toString('base64url')
  await tx.insert(staffChallenges).values({
    hash: sha256(secret),
    purpose,
    accountId: accountId ?? null,
    payload: payload ?? null,
    expiresAt: new Date(now.getTime() + attemptLife),
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

/** An attempt that waits for its code, by its secret, and still may have one. */
const isOpen = (secret: string, now: Date, session: string | undefined) => {
  const { payload } = staffChallenges
  return and(
    eq(staffChallenges.hash, sha256(secret)),
    eq(staffChallenges.purpose, 'code'),
    gt(staffChallenges.expiresAt, now),
    sql`coalesce((${payload} ->> 'tries')::int, 0) < ${mostTries}`,
    session === undefined ? sql`${payload} ->> 'session' is null` : sql`${payload} ->> 'session' = ${session}`,
  )
}

/**
 * The account of a login, or of a session's confirmation, that waits for its code.
 * @param session whose confirmation it is; a login's has none, and neither stands for the other
 * @returns undefined once there were too many tries, or it is over
 */
export async function findAttempt(tx: Tx, secret: string, now: Date, session?: string): Promise<string | undefined> {
  const [attempt] = await tx
    .select({ accountId: staffChallenges.accountId })
    .from(staffChallenges)
    .where(isOpen(secret, now, session))
  return attempt?.accountId ?? undefined
}

/**
 * Counts that a code is tried, in a transaction of its own: one that fails while the code is compared takes nothing back.
 * The row is changed in place, so that it refers to its account without locking it.
 * @returns whether it may be tried
 */
export async function tryAttempt(tx: Tx, secret: string, now: Date, session?: string): Promise<boolean> {
  const counted = await tx
    .update(staffChallenges)
    .set({
      payload: sql`coalesce(${staffChallenges.payload}, '{}') || jsonb_build_object('tries', coalesce((${staffChallenges.payload} ->> 'tries')::int, 0) + 1)`,
      expiresAt: new Date(now.getTime() + attemptLife),
    })
    .where(isOpen(secret, now, session))
    .returning({ hash: staffChallenges.hash })
  return counted.length > 0
}

/** Ends an attempt: what it waited for was shown. */
export async function endAttempt(tx: Tx, secret: string): Promise<void> {
  await tx.delete(staffChallenges).where(eq(staffChallenges.hash, sha256(secret)))
}
