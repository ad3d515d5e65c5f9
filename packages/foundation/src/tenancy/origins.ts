import { and, asc, eq } from 'drizzle-orm'
import { type Database, origins, type Tx } from '../db/index.ts'
import { InvalidValueError, OperatorError } from '../base/index.ts'

/** A page of this machine, which may do without TLS. */
const isHere = (hostname: string) => /^(?:localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** A host name or an address of the network, as a browser writes them; `*` stands for none. */
const isName = (hostname: string) => /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[\da-f:.]+\])$/.test(hostname)

/**
 * Why a text is not an origin a mosque can allow, as a sentence that says what to write; nothing where it is one, spelt
 * as browsers send it.
 */
export function originProblem(text: string): string | undefined {
  const said = `"${text}" is not an origin`
  if (text.includes('*'))
    return `${said}: a wildcard would allow every site under that name. Allow each one separately, like https://www.example.org.`
  if (!URL.canParse(text)) return `${said}. Write it like https://www.example.org, without a path.`
  const { origin, protocol, hostname } = new URL(text)
  if (protocol === 'http:' && !isHere(hostname))
    return `${said} that can be allowed: it needs https. Write it like https://www.example.org.`
  if (!['https:', 'http:'].includes(protocol) || !isName(hostname))
    return `${said}. Write it like https://www.example.org, without a path.`
  return origin === text ? undefined : `${said}. Did you mean ${origin}?`
}

/**
 * Lets pages of another origin call the tenant's API. Doing it twice changes nothing.
 * @throws OperatorError when it is no origin, or one without TLS
 */
export async function allowOrigin(database: Database, tenantId: string, origin: string): Promise<void> {
  const problem = originProblem(origin)
  if (problem) throw new InvalidValueError(problem)
  await database.asOwner((tx) => tx.insert(origins).values({ tenantId, origin }).onConflictDoNothing())
}

/** The origins that may call the tenant's API, in order. */
export const listOrigins = (database: Database, tenantId: string): Promise<string[]> =>
  database.global((tx) => readOrigins(tx, tenantId))

/** The same in a transaction. */
export async function readOrigins(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx
    .select({ origin: origins.origin })
    .from(origins)
    .where(eq(origins.tenantId, tenantId))
    .orderBy(asc(origins.origin))
  return rows.map(({ origin }) => origin)
}

/**
 * Takes an origin's permission away; running servers refuse it within a second.
 * @throws OperatorError when the tenant does not allow it, naming those it does
 */
export async function disallowOrigin(database: Database, tenantId: string, origin: string): Promise<void> {
  const removed = await database.asOwner((tx) =>
    tx
      .delete(origins)
      .where(and(eq(origins.tenantId, tenantId), eq(origins.origin, origin)))
      .returning(),
  )
  if (removed.length > 0) return
  const allowed = await listOrigins(database, tenantId)
  throw new OperatorError(
    `"${origin}" is not allowed here. ${allowed.length === 0 ? 'No other origin is.' : `Allowed: ${allowed.join(', ')}.`}`,
  )
}
