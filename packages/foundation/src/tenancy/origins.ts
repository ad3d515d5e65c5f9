import { and, asc, eq } from 'drizzle-orm'
import { type Database, origins, type Tx } from '../db/index.ts'
import { InvalidValueError, OperatorError } from '../base/index.ts'

/** Whether a host name is local, so that it does not need TLS. */
const isLocal = (hostname: string) => /^(?:localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** Whether text is a host name or IP address in browsers' notation; `*` is not. */
const isName = (hostname: string) => /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[\da-f:.]+\])$/.test(hostname)

/**
 * Returns why text is not an origin that a mosque can allow, with the right format; undefined if it is one in browsers'
 * notation.
 */
export function originProblem(text: string): string | undefined {
  const prefix = `"${text}" is not an origin`
  if (text.includes('*'))
    return `${prefix}: a wildcard would allow every site under that name. Allow each one separately, like https://www.example.org.`
  if (!URL.canParse(text)) return `${prefix}. Write it like https://www.example.org, without a path.`
  const { origin, protocol, hostname } = new URL(text)
  if (protocol === 'http:' && !isLocal(hostname))
    return `${prefix} that can be allowed: it needs https. Write it like https://www.example.org.`
  if (!['https:', 'http:'].includes(protocol) || !isName(hostname))
    return `${prefix}. Write it like https://www.example.org, without a path.`
  return origin === text ? undefined : `${prefix}. Did you mean ${origin}?`
}

/**
 * Allows pages of another origin to call the tenant's API. Repeating it has no effect.
 * @throws OperatorError if it is not an origin, or has no TLS
 */
export async function allowOrigin(database: Database, tenantId: string, origin: string): Promise<void> {
  const problem = originProblem(origin)
  if (problem) throw new InvalidValueError(problem)
  await database.asOwner((tx) => tx.insert(origins).values({ tenantId, origin }).onConflictDoNothing())
}

/** Lists the origins that may call the tenant's API, in order. */
export const listOrigins = (database: Database, tenantId: string): Promise<string[]> =>
  database.global((tx) => readOrigins(tx, tenantId))

/** {@link listOrigins} in a transaction. */
export async function readOrigins(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx
    .select({ origin: origins.origin })
    .from(origins)
    .where(eq(origins.tenantId, tenantId))
    .orderBy(asc(origins.origin))
  return rows.map(({ origin }) => origin)
}

/**
 * Revokes an origin's permission; running servers apply it within a second.
 * @throws OperatorError if the tenant does not allow that origin, naming those it does
 */
export async function disallowOrigin(database: Database, tenantId: string, origin: string): Promise<void> {
  const rows = await database.asOwner((tx) =>
    tx
      .delete(origins)
      .where(and(eq(origins.tenantId, tenantId), eq(origins.origin, origin)))
      .returning(),
  )
  if (rows.length > 0) return
  const allowedOrigins = await listOrigins(database, tenantId)
  throw new OperatorError(
    `"${origin}" is not an allowed origin. ${allowedOrigins.length === 0 ? 'No other origins are allowed.' : `Allowed origins: ${allowedOrigins.join(', ')}.`}`,
  )
}
