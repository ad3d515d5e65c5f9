import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayCall } from '@minaret/plans'
import { createResponseWriter, type HandlerResponse, type ResponseWriter } from './responseWriter.ts'
import { createRequestCheck } from './requestCheck.ts'
import type { Endpoint as AnyEndpoint } from './readContract.ts'
import { endpoints } from './contracts.ts'
import { sendRefusal } from './envelope.ts'
import { createEtag, sendTagged } from './etag.ts'
import { isTrackingReads } from '../db/readTables.ts'
import { isInternalRequest } from './internalRequest.ts'
import { signedBodyLimit, refuseWithoutPreflight, refuseUnsigned } from './json.ts'
import { isOneClickUnsubscribe, parseOneClickUnsubscribe } from './oneClickUnsubscribe.ts'
import type { CallFactory } from './makeCall.ts'
import type { Operations } from '../operations/operation.ts'
import type { OperationId, Refusal, ResponseHeaders } from '../responses/response.ts'
import { previewDb, previewTenant } from './preview.ts'
import { publicRead, cachedReads } from './cachedReads.ts'
import { readMaxAge, staleIfError } from '../cache/freshness.ts'
import type { ReadCache } from '../cache/readCache.ts'
import { messages as httpMessages } from './messages.gen.ts'
import { ok } from '../responses/localise.ts'
import type { Session } from '../identity/session.ts'
import { type LimitedCall, type CallLimit, type RateLimiter, solutionHeader } from '../limits/rateLimiter.ts'
import type { Tenant } from '../tenancy/tenant.ts'

type Endpoint = AnyEndpoint<OperationId>

/** A read that was made: the text of an answer everybody gets, or an answer that is not for keeping. */
export type ReadResponse = { text: string; etag: string; headers?: ResponseHeaders } | { answer: HandlerResponse }

/** What the loop needs beyond the contract and the handlers. */
export type Mounting<Services = unknown> = {
  app: FastifyInstance
  operations: Operations<OperationId, Services>
  /** Finds the tenant a request speaks to, or refuses. */
  tenantOf(request: FastifyRequest, endpoint: Endpoint): Promise<Tenant | Refusal>
  /**
   * The session of an operation that asks for one, before anything of the request is validated; nothing when nobody is
   * logged in. A session that is to be renewed is written to the answer's header.
   */
  findSession(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): Promise<Session | undefined>
  makeCall: CallFactory<Services>
  /** How often a call may be made; nothing where nobody counts. */
  rates?: RateLimiter
  /** Where public reads are kept for a moment; nothing where each is made anew. */
  shelf?: ReadCache<ReadResponse>
  /** In tests, an answer that breaks the contract is an error. */
  checkAnswers: boolean
  /** In place of the contract's own, for a test. */
  endpoints?: readonly Endpoint[]
}

declare module 'fastify' {
  interface FastifyRequest {
    tenant?: Tenant
    session?: Session
    /** How often its sender and everybody else have made such a call. */
    counting?: CallLimit
  }
}

/** Whatever changes something; webhooks prove themselves by their signature. */
const needsPreflight = ({ id, method }: Endpoint) => method === 'POST' && !signed.includes(id)

const isRefusal = (value: Tenant | Refusal): value is Refusal => 'status' in value

/** Operations whose body is read as bytes, because a signature covers them. */
const signed: readonly OperationId[] = ['providerEvent']

/**
 * Mounts every operation of the contract: tenant and plan first, then how often its sender has asked, then the session,
 * then validation, then how often others have, then the handler; the answer goes out through its schema.
 * @throws when an operation of the contract has no handler, or a handler no operation
 */
export function mountOperations<Services>({ endpoints: wanted, ...mounting }: Mounting<Services>): void {
  const { app, operations: handlers, tenantOf, findSession, makeCall, rates, checkAnswers } = mounting
  parseOneClickUnsubscribe(app)
  const isKnown = (id: string): id is OperationId => id in handlers
  for (const endpoint of wanted ?? endpoints(isKnown)) {
    const { id } = endpoint
    const fresh = cachedReads[id]
    if (fresh && (endpoint.session !== 'none' || endpoint.method !== 'GET'))
      throw new Error(`${id} may depend on who asks, and cannot be kept for everybody. Take it out of the reads.`)
    const writer = createResponseWriter(endpoint, checkAnswers)
    const check = createRequestCheck(endpoint, { isSigned: signed.includes(id) })
    const askable = Object.keys(endpoint.query?.properties ?? {})
    const answer = (request: FastifyRequest) => run(handlers, id, makeCall, request)

    app.route({
      method: endpoint.method,
      url: endpoint.url,
      exposeHeadRoute: fresh !== undefined,
      ...(signed.includes(id) ? { bodyLimit: signedBodyLimit } : {}),
      config: { operation: id, signed: signed.includes(id), forEverybody: fresh !== undefined },
      async onRequest(request, reply) {
        const unasked =
          needsPreflight(endpoint) && !isOneClickUnsubscribe(request) ? refuseWithoutPreflight(request) : undefined
        if (unasked) return sendRefusal(reply, unasked)
        const found = await tenantOf(request, endpoint)
        if (isRefusal(found)) return sendRefusal(reply, found)
        const tenant = previewTenant(found)
        if (!mayCall(id, tenant.config)) return sendRefusal(reply, notOffered)
        request.tenant = tenant
        const unproved = signed.includes(id) ? refuseUnsigned(request) : undefined
        if (unproved) return sendRefusal(reply, unproved)
        request.counting = isInternalRequest(request) ? undefined : rates?.(toLimitedCall(request, tenant, id))
        const tooOften = await request.counting?.own()
        if (tooOften) return sendRefusal(reply, tooOften)
        if (endpoint.session === 'none') return
        request.session = await findSession(request, reply, tenant)
        if (endpoint.session === 'required' && !request.session) return sendRefusal(reply, noSession)
      },
      async handler(request, reply) {
        if (endpoint.byReference && isNobody(request)) return sendRefusal(reply, noSession)
        // What is refused for its body takes nothing of what there is for everybody.
        const refusal = check(request) ?? (await request.counting?.others())
        if (refusal) return sendRefusal(reply, refusal)
        if (!fresh) {
          const sent = await answer(request)
          await request.counting?.settle(sent.status)
          return writer.send(reply, sent)
        }
        const make = async () => toReadResponse(writer, await answer(request))
        const older = fresh === publicRead ? staleIfError : 0
        const shelf = previewDb() ? undefined : mounting.shelf
        const cached = shelf ? await fromCache(shelf, getCacheKey(request, id, askable), make, older) : await make()
        if ('answer' in cached) return writer.send(reply, cached.answer)
        return sendTagged(request, reply.headers(cached.headers ?? {}), cached, {
          type: 'application/json; charset=utf-8',
          cacheControl: fresh,
        })
      },
    })
  }
}

/**
 * What was read within {@link readMaxAge}. A page is cached for longer than that, so it is drawn of what the database says
 * now; what was read before is for when it is away.
 */
const fromCache = (
  shelf: ReadCache<ReadResponse>,
  key: string,
  make: () => Promise<ReadResponse>,
  older: number,
): Promise<ReadResponse> =>
  isTrackingReads() ? shelf.get(`page ${key}`, 0, make, older) : shelf.get(key, readMaxAge, make, older)

/** A call as the limits see it. A mail program that leaves the newsletter for its reader solves no challenge. */
const toLimitedCall = (request: FastifyRequest, tenant: Tenant, what: OperationId): LimitedCall => {
  const solution = request.headers[solutionHeader]
  return {
    tenant,
    address: request.ip,
    what,
    solution: typeof solution === 'string' ? solution : undefined,
    unable: isOneClickUnsubscribe(request),
  }
}

/** Everything an answer of a public read may depend on: whose it is, as configured now, and what was asked. */
const getCacheKey = ({ tenant, params, query }: FastifyRequest, id: OperationId, askable: readonly string[]): string =>
  JSON.stringify([
    tenant?.id,
    tenant?.revision,
    id,
    params,
    askable.map((name): unknown => Reflect.get(Object(query), name)),
  ])

/** How hosts tell one another what they have made. */
export const readResponseCodec = {
  write: (cached: ReadResponse): string | undefined => ('text' in cached ? JSON.stringify(cached) : undefined),
  read(text: string): ReadResponse | undefined {
    const told: unknown = JSON.parse(text)
    if (typeof told !== 'object' || !told || !('text' in told) || !('etag' in told)) return undefined
    const { text: body, etag } = told
    if (typeof body !== 'string' || typeof etag !== 'string') return undefined
    const headers = 'headers' in told && typeof told.headers === 'object' && told.headers ? told.headers : {}
    return { text: body, etag, headers: Object.fromEntries(Object.entries(headers)) }
  },
}

function toReadResponse(writer: ResponseWriter, answer: HandlerResponse): ReadResponse {
  if (answer.status !== 200) return { answer }
  // A text, not its bytes: Node sends a short one together with the headers, in a single write.
  // It is kept for all who ask, whatever they read: what it says cannot wait for one's language.
  if (answer.message !== ok) throw new Error('A read for everybody has words for one. Take them out of its answer.')
  const text = writer.text(answer, 'en')
  return { text, etag: createEtag(text), headers: answer.headers }
}

/**
 * The reviewed seam between a name and its handler's own types: the request has been validated by the schema those
 * types were made from.
 */
async function run<K extends OperationId, Services>(
  handlers: Operations<K, Services>,
  id: K,
  makeCall: CallFactory<Services>,
  request: FastifyRequest,
): Promise<HandlerResponse> {
  return handlers[id](makeCall<K>(request))
}

/**
 * Whether a call that takes a session or, with `bNoToken`, a reference came with neither. Like every call that needs a
 * session it says so before anything else is found wrong with it.
 */
function isNobody({ session, body }: FastifyRequest): boolean {
  const { bNoToken, reference }: { bNoToken?: unknown; reference?: unknown } = Object(body)
  return bNoToken === true ? !reference : !session
}

/** The one answer that ends a session in the browser: `data.code`. */
export const noSession: Refusal = { status: 401, message: httpMessages.loginFirst, data: { code: 401 } }

const notOffered: Refusal = { status: 404, message: httpMessages.notOffered }
