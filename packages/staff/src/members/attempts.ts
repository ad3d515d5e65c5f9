import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { staffChallenges, type Tx } from '@minaret/foundation/db'

/** The purpose of an attempt: a login that waits for its code, or the use or creation of a passkey. */
export type AttemptPurpose = (typeof staffChallenges.$inferSelect)['purpose']

/** Lifetime of an attempt, in milliseconds. */
export const attemptLife = 10 * 60_000

/** A new attempt and its data so far. */
export type NewAttempt = { purpose: AttemptPurpose; accountId?: string; payload?: unknown; now: Date }

/**
 * Marks a signed attempt, which is not stored, as used until it expires.
 * @returns false if it was already used
 */
export async function markSignedAttempt(
  tx: Tx,
  attempt: string,
  { accountId, until, now }: { accountId: string; until: Date; now: Date },
): Promise<boolean> {
  await tx.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now))
  const rows = await tx
    .insert(staffChallenges)
    .values({ hash: sha256(attempt), purpose: 'passkey-login', accountId, expiresAt: until })
    .onConflictDoNothing()
    .returning({ hash: staffChallenges.hash })
  return rows.length > 0
}

/** Starts an attempt. @returns its secret for the second step */
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

/** A pending attempt. */
export type Attempt = { accountId: string | null; payload: unknown }

/** Consumes an attempt, so that only one request can continue it. */
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

/** The maximum number of codes that can be tried before the password is required again. */
const maxAttempts = 5

/** Matches an attempt with this secret that accepts more codes. */
const isOpen = (secret: string, now: Date, session: string | undefined) => {
  const { payload } = staffChallenges
  return and(
    eq(staffChallenges.hash, sha256(secret)),
    eq(staffChallenges.purpose, 'code'),
    gt(staffChallenges.expiresAt, now),
    sql`coalesce((${payload} ->> 'tries')::int, 0) < ${maxAttempts}`,
    session === undefined ? sql`${payload} ->> 'session' is null` : sql`${payload} ->> 'session' = ${session}`,
  )
}

/**
 * The account of a login, or of a session’s confirmation, that waits for its code.
 * @param session the session to confirm; undefined for a login. One cannot be used for the other
 * @returns undefined after too many codes or if it has expired
 */
export async function findAttempt(tx: Tx, secret: string, now: Date, session?: string): Promise<string | undefined> {
  const [attempt] = await tx
    .select({ accountId: staffChallenges.accountId })
    .from(staffChallenges)
    .where(isOpen(secret, now, session))
  return attempt?.accountId ?? undefined
}

/**
 * Counts a code in a separate transaction, so that a later failure does not reset the count. Updates the row without
 * locking its account.
 * @returns whether the code may be tried
 */
export async function tryAttempt(tx: Tx, secret: string, now: Date, session?: string): Promise<boolean> {
  const rows = await tx
    .update(staffChallenges)
    .set({
      payload: sql`coalesce(${staffChallenges.payload}, '{}') || jsonb_build_object('tries', coalesce((${staffChallenges.payload} ->> 'tries')::int, 0) + 1)`,
      expiresAt: new Date(now.getTime() + attemptLife),
    })
    .where(isOpen(secret, now, session))
    .returning({ hash: staffChallenges.hash })
  return rows.length > 0
}

/** Ends an attempt after success. */
export async function endAttempt(tx: Tx, secret: string): Promise<void> {
  await tx.delete(staffChallenges).where(eq(staffChallenges.hash, sha256(secret)))
}
