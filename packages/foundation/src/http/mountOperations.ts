import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayCall } from '@minaret/plans'
import { createResponseWriter, type HandlerResponse, type ResponseWriter } from './responseWriter.ts'
import { createRequestCheck } from './requestCheck.ts'
import type { Endpoint as AnyEndpoint } from './readContract.ts'
import { endpoints } from './contracts.ts'
import { sendRefusal } from './envelope.ts'
import { createEtag, sendTagged } from './etag.ts'
import { signedBodyLimit, refuseWithoutPreflight, refuseUnsigned } from './json.ts'
import { isOneClickUnsubscribe, parseOneClickUnsubscribe } from './oneClickUnsubscribe.ts'
import { type CallFactory, type CallInput, sharedRequest, toCallRequest } from './makeCall.ts'
import type { Operations } from '../operations/operation.ts'
import type { OperationId, Refusal, ResponseHeaders } from '../responses/response.ts'
import { scopedDb, scopedTenant } from './callScope.ts'
import { publicRead, cachedReads } from './cachedReads.ts'
import { readMaxAge, staleIfError } from '../cache/freshness.ts'
import type { ReadCache } from '../cache/readCache.ts'
import { messages as httpMessages } from './messages.gen.ts'
import { ok } from '../responses/localise.ts'
import type { Session } from '../identity/session.ts'
import { type LimitedCall, type CallLimit, type RateLimiter, solutionHeader } from '../limits/rateLimiter.ts'
import type { Tenant } from '../tenancy/tenant.ts'

type Endpoint = AnyEndpoint<OperationId>

/** Result of a public read: the text of a shared response, or a response that must not be cached. */
export type ReadResponse = { text: string; etag: string; headers?: ResponseHeaders } | { answer: HandlerResponse }

/** Options for mounting the operations. */
export type Mounting<Services = unknown> = {
  app: FastifyInstance
  operations: Operations<OperationId, Services>
  /** Finds the tenant of a request, or refuses it. */
  tenantOf(request: FastifyRequest, endpoint: Endpoint): Promise<Tenant | Refusal>
  /**
   * Finds the session for an operation that uses one, before the request is validated; undefined without a login. A session
   * due for renewal is written to the response's header.
   */
  findSession(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): Promise<Session | undefined>
  makeCall: CallFactory<Services>
  /** Rate limits; undefined for none. */
  rates?: RateLimiter
  /** Cache of public reads; undefined for none. */
  cache?: ReadCache<ReadResponse>
  /** Whether a response that violates the contract is an error, for tests. */
  checkAnswers: boolean
  /** Replaces the contract's own, for tests. */
  endpoints?: readonly Endpoint[]
}

declare module 'fastify' {
  interface FastifyRequest {
    tenant?: Tenant
    session?: Session
    /** Number of such calls by this client and in total. */
    counting?: CallLimit
  }
}

/** Whether the operation is a write; webhooks are authenticated by their signature instead. */
const needsPreflight = ({ id, method }: Endpoint) => method === 'POST' && !signedOperations.includes(id)

const isRefusal = (value: Tenant | Refusal): value is Refusal => 'status' in value

/** Operations whose body is read as bytes, because a signature covers them. */
export const signedOperations: readonly OperationId[] = ['providerEvent']

/**
 * Mounts every operation of the contract. It checks the tenant and plan first, then the client's rate limit, the session, the
 * request, and the total rate limit; then it calls the handler and serialises the response by its schema.
 * @throws if an operation of the contract has no handler, or a handler no operation
 */
export function mountOperations<Services>({ endpoints: testEndpoints, ...mounting }: Mounting<Services>): void {
  const { app, operations: handlers, tenantOf, findSession, makeCall, rates, checkAnswers } = mounting
  parseOneClickUnsubscribe(app)
  const isKnown = (id: string): id is OperationId => id in handlers
  for (const endpoint of testEndpoints ?? endpoints(isKnown)) {
    const { id } = endpoint
    const cacheControl = cachedReads[id]
    if (cacheControl && (endpoint.session !== 'none' || endpoint.method !== 'GET'))
      throw new Error(`${id} may depend on who asks, and cannot be kept for everybody. Take it out of the reads.`)
    const writer = createResponseWriter(endpoint, checkAnswers)
    const check = createRequestCheck(endpoint, { isSigned: signedOperations.includes(id) })
    const parameterNames = Object.keys(endpoint.query?.properties ?? {})
    const respond = (request: FastifyRequest) => {
      const { tenant, params, query, body, session, log } = request
      const callRequest = cacheControl ? sharedRequest : toCallRequest(request)
      return run(handlers, id, makeCall, { tenant, params, query, body, session, log, request: callRequest })
    }

    app.route({
      method: endpoint.method,
      url: endpoint.url,
      exposeHeadRoute: cacheControl !== undefined,
      ...(signedOperations.includes(id) ? { bodyLimit: signedBodyLimit } : {}),
      config: { operation: id, signed: signedOperations.includes(id) },
      async onRequest(request, reply) {
        const preflightRefusal =
          needsPreflight(endpoint) && !isOneClickUnsubscribe(request) ? refuseWithoutPreflight(request) : undefined
        if (preflightRefusal) return sendRefusal(reply, preflightRefusal)
        const result = await tenantOf(request, endpoint)
        if (isRefusal(result)) return sendRefusal(reply, result)
        const tenant = scopedTenant(result)
        if (!mayCall(id, tenant.config)) return sendRefusal(reply, notOffered)
        request.tenant = tenant
        const signatureRefusal = signedOperations.includes(id) ? refuseUnsigned(request) : undefined
        if (signatureRefusal) return sendRefusal(reply, signatureRefusal)
        request.counting = rates?.(toLimitedCall(request, tenant, id))
        const rateRefusal = await request.counting?.own()
        if (rateRefusal) return sendRefusal(reply, rateRefusal)
        if (endpoint.session === 'none') return
        request.session = await findSession(request, reply, tenant)
        if (endpoint.session === 'required' && !request.session) return sendRefusal(reply, noSession)
      },
      async handler(request, reply) {
        if (endpoint.byReference && isUnauthenticated(request)) return sendRefusal(reply, noSession)
        // An invalid request does not count towards the total limit.
        const refusal = check(request) ?? (await request.counting?.others())
        if (refusal) return sendRefusal(reply, refusal)
        if (!cacheControl) {
          const response = await respond(request)
          await request.counting?.settle(response.status)
          return writer.send(reply, response)
        }
        const make = async () => toReadResponse(writer, await respond(request))
        const maxStaleAge = cacheControl === publicRead ? staleIfError : 0
        const cache = scopedDb() ? undefined : mounting.cache
        const cached = cache
          ? await cache.get(getCacheKey(request, id, parameterNames), readMaxAge, make, maxStaleAge)
          : await make()
        if ('answer' in cached) return writer.send(reply, cached.answer)
        return sendTagged(request, reply.headers(cached.headers ?? {}), cached, {
          type: 'application/json; charset=utf-8',
          cacheControl,
        })
      },
    })
  }
}

/** Returns the call for the rate limits. A mail program's one-click unsubscribe cannot solve a challenge. */
const toLimitedCall = (request: FastifyRequest, tenant: Tenant, operation: OperationId): LimitedCall => {
  const solution = request.headers[solutionHeader]
  return {
    tenant,
    address: request.ip,
    what: operation,
    solution: typeof solution === 'string' ? solution : undefined,
    unable: isOneClickUnsubscribe(request),
  }
}

/** Returns everything a public read may depend on: the tenant, its configuration, and the request. */
const getCacheKey = (
  { tenant, params, query }: FastifyRequest,
  id: OperationId,
  parameterNames: readonly string[],
): string =>
  JSON.stringify([
    tenant?.id,
    tenant?.revision,
    id,
    params,
    parameterNames.map((name): unknown => Reflect.get(Object(query), name)),
  ])

/** Serialises cached reads for other servers. */
export const readResponseCodec = {
  write: (cached: ReadResponse): string | undefined => ('text' in cached ? JSON.stringify(cached) : undefined),
  read(text: string): ReadResponse | undefined {
    const entry: unknown = JSON.parse(text)
    if (typeof entry !== 'object' || !entry || !('text' in entry) || !('etag' in entry)) return undefined
    const { text: body, etag } = entry
    if (typeof body !== 'string' || typeof etag !== 'string') return undefined
    const headers = 'headers' in entry && typeof entry.headers === 'object' && entry.headers ? entry.headers : {}
    return { text: body, etag, headers: Object.fromEntries(Object.entries(headers)) }
  },
}

function toReadResponse(writer: ResponseWriter, answer: HandlerResponse): ReadResponse {
  if (answer.status !== 200) return { answer }
  // A string rather than bytes: Node sends a short one together with the headers, in a single write.
  // It is cached for all languages, so it must not contain a message in one of them.
  if (answer.message !== ok) throw new Error('A read for everybody has words for one. Take them out of its answer.')
  const text = writer.text(answer, 'en')
  return { text, etag: createEtag(text), headers: answer.headers }
}

/**
 * The reviewed seam between a name and its handler's specific types: the request has been validated by the schema those
 * types were generated from.
 */
export async function run<K extends OperationId, Services>(
  handlers: Operations<K, Services>,
  id: K,
  makeCall: CallFactory<Services>,
  input: CallInput,
): Promise<HandlerResponse> {
  return handlers[id](makeCall<K>(input))
}

/**
 * Whether a call that takes a session or, with `bNoToken`, a reference has neither. As for every call that needs a session,
 * this is checked before validation.
 */
export function isUnauthenticated({ session, body }: Pick<FastifyRequest, 'session' | 'body'>): boolean {
  const { bNoToken, reference }: { bNoToken?: unknown; reference?: unknown } = Object(body)
  return bNoToken === true ? !reference : !session
}

/** The response that ends a session in the browser, by its `data.code`. */
export const noSession: Refusal = { status: 401, message: httpMessages.loginFirst, data: { code: 401 } }

/** The response to a call that the tenant's plan or settings do not include. */
export const notOffered: Refusal = { status: 404, message: httpMessages.notOffered }
