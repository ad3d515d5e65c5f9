import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Secrets } from '../secrets.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Who is logged in. */
export type Session = { id: string; userId: string }

/** What finding a session takes. */
export type SessionHost = { database: Database; secrets: Secrets; now: Date }

/**
 * The session a request carries in `X-JWT-Token` or `token`, when it is this tenant's and has neither expired nor been
 * revoked. One that has been in use for a while is renewed in the answer's `X-JWT-Token`.
 */
export async function findSession(
  _host: SessionHost,
  _request: FastifyRequest,
  _reply: FastifyReply,
  _tenant: Tenant,
): Promise<Session | undefined> {
  return undefined
}
