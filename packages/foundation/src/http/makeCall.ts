import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Guard } from '../identity/guard.ts'
import type { Session } from '../identity/session.ts'
import type { Database } from '../db/database.ts'
import { withoutPort } from '../network/address.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Call } from '../operations/operation.ts'
import { scopedDb } from './callScope.ts'
import type { OperationId } from '../responses/response.ts'
import type { Tenant } from '../tenancy/tenant.ts'

type CallRequest = Call<OperationId>['request']

/** The input of a call that has passed every check, from a request or from within the process. */
export type CallInput = {
  tenant?: Tenant
  params: unknown
  query: unknown
  body?: unknown
  session?: Session
  log: FastifyBaseLogger
  request: CallRequest
}

/** Creates a handler's call from input that has passed every check. */
export type CallFactory<Services = unknown> = <K extends OperationId>(input: CallInput) => Call<K> & Services

type CallDeps = { database: Database; secrets: Secrets; guard: Guard; now: () => Date }

/** The request of a call whose response is shared by all clients. */
export const sharedRequest: CallRequest = {
  address: '',
  header(name) {
    throw new Error(`A read for everybody looked at ${name}, which is the asker's own. Take it out of the reads.`)
  },
}

/** Returns what a handler may read of an HTTP request. */
export function toCallRequest(request: FastifyRequest): CallRequest {
  return {
    address: withoutPort(request.ip),
    raw: request.rawBytes,
    header(name) {
      const value = request.headers[name.toLowerCase()]
      return Array.isArray(value) ? value[0] : value
    },
  }
}

/**
 * Creates the call factory. This is the second half of the reviewed seam: body and parameters were validated against the
 * schemas their types come from.
 * @param services services for calls of features in higher packages
 */
export const createCallFactory =
  <Services>({ database, secrets, guard, now }: CallDeps, services: Services): CallFactory<Services> =>
  <K extends OperationId>({ tenant, params, query, body, session, log, request }: CallInput): Call<K> & Services => {
    if (!tenant) throw new Error('A call was made before its tenant was known.')
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the operation router's seam, as said above
    const validatedInput = { params, query, body } as Pick<Call<K>, 'params' | 'query' | 'body'>
    return {
      ...services,
      ...validatedInput,
      tenant,
      db: scopedDb() ?? database.forTenant(tenant.id),
      secrets,
      guard,
      now: now(),
      session,
      log,
      request,
    }
  }
