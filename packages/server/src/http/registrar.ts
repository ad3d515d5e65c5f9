import fastJson from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayCall } from '@minaret/plans'
import { endpoints, sharedSchema, type Endpoint } from './document.ts'
import { sendRefusal } from './envelope.ts'
import { withoutPreflight } from './json.ts'
import type { OperationId, Operations, Refusal } from './operation.ts'
import { createValidation, fieldErrors } from './validation.ts'
import type { Session } from '../accounts/session.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { CallMaker } from '../server.ts'

/** What the loop needs beyond the contract and the handlers. */
export type Mounting = {
  app: FastifyInstance
  operations: Operations
  /** Finds the tenant a request speaks to, or refuses. */
  tenantOf(request: FastifyRequest, endpoint: Endpoint): Promise<Tenant | Refusal>
  /**
   * The session of an operation that asks for one, before anything of the request is validated; nothing when nobody is
   * logged in. A session that is to be renewed is written to the answer's header.
   */
  findSession(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): Promise<Session | undefined>
  makeCall: CallMaker
  /** In tests, an answer that breaks the contract is an error. */
  checkAnswers: boolean
  /** In place of the contract's own, for a test. */
  endpoints?: readonly Endpoint[]
}

declare module 'fastify' {
  interface FastifyRequest {
    tenant?: Tenant
    session?: Session
  }
}

/** Whatever changes something; webhooks prove themselves by their signature. */
const needsPreflight = ({ id, method }: Endpoint) => method === 'POST' && !signed.includes(id)

const isRefusal = (value: Tenant | Refusal): value is Refusal => 'status' in value

/** Operations whose body is read as bytes, because a signature covers them. */
const signed: readonly OperationId[] = ['providerEvent']

/**
 * Mounts every operation of the contract: tenant and plan first, then the session, then validation, then the handler;
 * the answer goes out through its schema, so a field the contract does not name never leaves the host.
 * @throws when an operation of the contract has no handler, or a handler no operation
 */
export function mount({
  endpoints: wanted,
  app,
  operations: handlers,
  tenantOf,
  findSession,
  makeCall,
  checkAnswers,
}: Mounting): void {
  const validation = createValidation()
  const isKnown = (id: string): id is OperationId => id in handlers
  for (const endpoint of wanted ?? endpoints(isKnown)) {
    const validBody = endpoint.body && !signed.includes(endpoint.id) ? validation.body(endpoint.body) : undefined
    const validParams = endpoint.params && validation.parameters(endpoint.params)
    const validQuery = endpoint.query && validation.parameters(endpoint.query)
    const writers = Object.fromEntries(
      Object.entries(endpoint.answers).map(([code, schema]) => [
        code,
        fastJson({ type: 'object', ...schema }, { schema: { contract: { type: 'object', ...sharedSchema } } }),
      ]),
    )
    const checks = checkAnswers
      ? Object.fromEntries(Object.entries(endpoint.answers).map(([code, schema]) => [code, validation.body(schema)]))
      : {}

    app.route({
      method: endpoint.method,
      url: endpoint.url,
      config: { signed: signed.includes(endpoint.id) },
      async onRequest(request, reply) {
        const unasked = needsPreflight(endpoint) ? withoutPreflight(request) : undefined
        if (unasked) return sendRefusal(reply, unasked)
        const tenant = await tenantOf(request, endpoint)
        if (isRefusal(tenant)) return sendRefusal(reply, tenant)
        if (!mayCall(endpoint.id, tenant.config)) return sendRefusal(reply, notOffered)
        request.tenant = tenant
        if (endpoint.session === 'none') return
        request.session = await findSession(request, reply, tenant)
        if (endpoint.session === 'required' && !request.session) return sendRefusal(reply, noSession)
      },
      async handler(request, reply) {
        const errors = {
          ...(validParams && !validParams(request.params) ? fieldErrors(validParams.errors) : {}),
          ...(validQuery && !validQuery(request.query) ? fieldErrors(validQuery.errors) : {}),
          ...(validBody && !validBody(request.body) ? fieldErrors(validBody.errors) : {}),
        }
        if (Object.keys(errors).length > 0) return sendRefusal(reply, invalid(endpoint, errors))
        const answer = await run(handlers, endpoint.id, makeCall, request)
        return write(reply, answer)
      },
    })

    const write = (reply: FastifyReply, answer: Sent) => {
      const { headers, ...body } = answer
      const code = String(answer.status) in writers ? String(answer.status) : 'default'
      const check = checks[code]
      if (check && !check(body)) {
        const why = JSON.stringify(check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`))
        throw new Error(`${endpoint.id} answered ${answer.status} outside the contract: ${why}`)
      }
      return reply
        .code(answer.status)
        .headers(headers ?? {})
        .type('application/json; charset=utf-8')
        .serializer((payload: object) => writers[code]?.(payload) ?? '')
        .send(body)
    }
  }
}

type Sent = { status: number; message: string; data?: unknown; headers?: Record<string, string> }

/**
 * The reviewed seam between a name and its handler's own types: the request has been validated by the schema those
 * types were made from.
 */
async function run<K extends OperationId>(
  handlers: Operations<K>,
  id: K,
  makeCall: CallMaker,
  request: FastifyRequest,
): Promise<Sent> {
  return handlers[id](makeCall<K>(request))
}

/** The one answer that ends a session in the browser: `data.code`. */
export const noSession: Refusal = { status: 401, message: 'Please log in first.', data: { code: 401 } }

const notOffered: Refusal = { status: 404, message: 'This is not part of what this site offers.' }

/** A parameter of the path that cannot be one names nothing; anything else is said by field. */
function invalid(endpoint: Endpoint, errors: Record<string, string>): Refusal {
  const inPath = (field: string) => endpoint.url.split('/').includes(`:${field}`)
  if (Object.keys(errors).every(inPath)) return { status: 404, message: 'We could not find that.' }
  return { status: 422, message: 'Some of that needs another look.', data: { errors } }
}
