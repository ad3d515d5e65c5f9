import type { FastifyRequest } from 'fastify'
import type { Guard } from '../identity/guard.ts'
import type { Database } from '../db/database.ts'
import { withoutPort } from '../network/address.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Call } from '../operations/operation.ts'
import { previewDb } from './preview.ts'
import type { OperationId } from '../responses/response.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the response is shared by all clients, so that it must not depend on the request's headers or address. */
    forEverybody?: boolean
  }
}

/** Creates a handler's call from a request that has passed every check. */
export type CallFactory<Services = unknown> = <K extends OperationId>(request: FastifyRequest) => Call<K> & Services

type CallDeps = { database: Database; secrets: Secrets; guard: Guard; now: () => Date }

const sharedRequest: Call<OperationId>['request'] = {
  address: '',
  header(name) {
    throw new Error(`A read for everybody looked at ${name}, which is the asker's own. Take it out of the reads.`)
  },
}

function toCallRequest(request: FastifyRequest): Call<OperationId>['request'] {
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
  <K extends OperationId>(request: FastifyRequest): Call<K> & Services => {
    const { tenant } = request
    if (!tenant) throw new Error('A call was made before its tenant was known.')
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the operation router's seam, as said above
    const validatedInput = { params: request.params, query: request.query, body: request.body } as Pick<
      Call<K>,
      'params' | 'query' | 'body'
    >
    return {
      ...services,
      ...validatedInput,
      tenant,
      db: previewDb() ?? database.forTenant(tenant.id),
      secrets,
      guard,
      now: now(),
      session: request.session,
      log: request.log,
      request: request.routeOptions.config.forEverybody ? sharedRequest : toCallRequest(request),
    }
  }
