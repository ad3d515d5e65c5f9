import { and, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessions, users } from '../db/accounts.ts'
import { newPublicId } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { absoluteLifetime, idleLifetime, readToken, type SessionToken, writeToken } from './tokens.ts'
import { isDemonstration } from './users.ts'

/** A login session of a user. */
export type Session = { id: string; userId: string }

/** Dependencies for finding a session. */
export type SessionDeps = { database: Database; secrets: Secrets; now: Date }

const hour = 3_600_000
/** Minimum interval between updates of `seenAt`, in milliseconds. */
const seenInterval = hour
/** Age at which a token is renewed, in milliseconds. */
const renewAfter = 24 * hour

const readTokenHeader = ({ headers }: FastifyRequest): string | undefined =>
  [headers['x-jwt-token'], headers.token].find((value): value is string => typeof value === 'string' && value !== '')

/**
 * Returns the session in a request's `X-JWT-Token` or `token` header, if it belongs to this tenant and has neither expired nor
 * been revoked. After a day its token is renewed in the response's `X-JWT-Token`.
 */
export async function findSession(
  { database, secrets, now }: SessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Pick<Tenant, 'id' | 'config'>,
): Promise<Session | undefined> {
  const text = readTokenHeader(request)
  const token = text && (await readToken(secrets, tenant.id, text, now))
  if (!token) return undefined
  const startedAt = await database.forTenant(tenant.id)((tx) => useSession(tx, tenant, token, now))
  if (!startedAt) return undefined
  if (now.getTime() - token.issuedAt.getTime() >= renewAfter)
    reply.header('X-JWT-Token', await writeToken(secrets, { tenantId: tenant.id, ...token, startedAt, now }))
  return { id: token.sessionId, userId: token.userId }
}

/** Returns when a valid session began, and records its use. */
async function useSession(
  tx: Tx,
  tenant: Pick<Tenant, 'config'>,
  { sessionId: id, userId }: SessionToken,
  now: Date,
): Promise<Date | undefined> {
  // The same condition as `isComplete`.
  const isCompleteUser = isDemonstration(tenant) ? undefined : isNotNull(users.verifiedAt)
  const [row] = await tx
    .select({ createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(users, and(eq(users.tenantId, sessions.tenantId), eq(users.id, sessions.userId)))
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.userId, userId),
        eq(sessions.epoch, users.epoch),
        eq(users.state, 'active'),
        isCompleteUser,
      ),
    )
  if (!row) return undefined
  const idleTime = now.getTime() - row.seenAt.getTime()
  if (idleTime > idleLifetime || now.getTime() - row.createdAt.getTime() > absoluteLifetime) return undefined
  if (idleTime >= seenInterval) await tx.update(sessions).set({ seenAt: now }).where(eq(sessions.id, id))
  return row.createdAt
}

/**
 * Starts a session for a user.
 * @returns its token, for the header `X-JWT-Token`
 */
export async function startSession(
  tx: Tx,
  { secrets, tenant, now }: { secrets: Secrets; tenant: Pick<Tenant, 'id'>; now: Date },
  user: { id: string; epoch: number },
): Promise<string> {
  const sessionId = newPublicId()
  await tx.insert(sessions).values({
    tenantId: tenant.id,
    id: sessionId,
    userId: user.id,
    epoch: user.epoch,
    createdAt: now,
    seenAt: now,
  })
  return writeToken(secrets, { tenantId: tenant.id, sessionId, userId: user.id, startedAt: now, now })
}

/** Deletes expired sessions and those of an older epoch. */
export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  const getCutoff = (lifetime: number) => new Date(now.getTime() - lifetime)
  const hasExpired = or(
    lt(sessions.seenAt, getCutoff(idleLifetime)),
    lt(sessions.createdAt, getCutoff(absoluteLifetime)),
  )
  const hasOldEpoch = sql`exists (select from ${users} where ${users.tenantId} = ${sessions.tenantId} and ${users.id} = ${sessions.userId} and ${ne(users.epoch, sessions.epoch)})`
  await tx.delete(sessions).where(or(hasExpired, hasOldEpoch))
}
