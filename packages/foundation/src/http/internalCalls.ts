import type { FastifyBaseLogger } from 'fastify'
import { mayCall } from '@minaret/plans'
import { chooseLanguage } from '../i18n/language.ts'
import type { Operations } from '../operations/operation.ts'
import { localise } from '../responses/localise.ts'
import type { OperationId, Refusal } from '../responses/response.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { cachedReads } from './cachedReads.ts'
import { endpoints } from './contracts.ts'
import { refusalFor } from './failures.ts'
import { type CallFactory, sharedRequest } from './makeCall.ts'
import { isUnauthenticated, noSession, notOffered, run, signedOperations } from './mountOperations.ts'
import { scopedTenant } from './callScope.ts'
import { createRequestCheck } from './requestCheck.ts'
import { createResponseWriter } from './responseWriter.ts'

/** A call of the public API from within the process. */
export type InternalCall = {
  method: 'GET' | 'POST'
  /** The path as in the contract, with `{name}` for a parameter. */
  path: string
  params?: { path?: Readonly<Record<string, unknown>>; query?: Readonly<Record<string, unknown>> }
  body?: unknown
  /** Headers by their lower-case names, such as the token of a link. */
  headers?: Readonly<Record<string, string>>
  /** The language of messages (BCP 47); the tenant's by default. */
  language?: string
}

/** The status and the envelope, as a client would parse it. */
export type InternalResponse = { status: number; body: unknown }

/** Calls an operation for a tenant without HTTP. Never rejects: a failure is a response, as it is over HTTP. */
export type InternalCaller = (
  context: { tenant: Tenant; log: FastifyBaseLogger },
  call: InternalCall,
) => Promise<InternalResponse>

type InternalCallerOptions<Services> = {
  operations: Operations<OperationId, Services>
  makeCall: CallFactory<Services>
  /** Whether a response that violates the contract is an error, for tests. */
  checkAnswers: boolean
}

/**
 * Creates the caller that pages are rendered with. The tenant, its plan and the input are checked as for a request; a call
 * has no session, and is not rate limited, because the page's own request was.
 */
export function createInternalCaller<Services>(options: InternalCallerOptions<Services>): InternalCaller {
  const { operations, makeCall, checkAnswers } = options
  const isKnown = (id: string): id is OperationId => id in operations
  const routes = new Map(
    endpoints(isKnown)
      .filter(({ id }) => !signedOperations.includes(id))
      .map((endpoint) => [
        `${endpoint.method} ${endpoint.url.replace(/:(\w+)/g, '{$1}')}`,
        { endpoint, check: createRequestCheck(endpoint), writer: createResponseWriter(endpoint, checkAnswers) },
      ]),
  )

  return async ({ tenant: storedTenant, log }, { method, path, params = {}, body, headers = {}, language }) => {
    const route = routes.get(`${method} ${path}`)
    if (!route) throw new Error(`The contract has no ${method} ${path}.`)
    const { endpoint, check, writer } = route
    const tenant = scopedTenant(storedTenant)
    const header = (name: string) =>
      headers[name] ??
      (name === 'accept-language' ? language : name === 'x-requested-with' ? 'XMLHttpRequest' : undefined)
    const responseLanguage = chooseLanguage({ tenant, request: { header } })
    const refuse = (refusal: Refusal): InternalResponse => {
      const { status, message, data = {} } = localise(refusal, responseLanguage)
      return { status, body: { status, message, data } }
    }
    if (!mayCall(endpoint.id, tenant.config)) return refuse(notOffered)
    if (endpoint.session === 'required' || (endpoint.byReference && isUnauthenticated({ body })))
      return refuse(noSession)
    // Validation converts values and adds defaults in place.
    const input = { params: { ...params.path }, query: { ...params.query }, body }
    const refusal = check({ ...input, headers: { 'content-type': 'application/json' } })
    if (refusal) return refuse(refusal)
    const request = cachedReads[endpoint.id] ? sharedRequest : { address: '', header }
    try {
      const response = await run(operations, endpoint.id, makeCall, { ...input, tenant, log, request })
      return { status: response.status, body: writer.body(response, responseLanguage) }
    } catch (error) {
      return refuse(refusalFor(error, log))
    }
  }
}
