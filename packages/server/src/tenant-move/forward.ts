import { Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readMovedTo } from '@minaret/foundation/db'
import { isForAllMosques, sendRefused, httpMessages } from '@minaret/foundation/http'
import { type Directory, getHostname, type Tenant } from '@minaret/foundation/tenancy'

/** Maximum number of times a request is forwarded: a mosque may have moved twice, but loops must end. */
const maxHops = 3
const hopHeader = 'x-minaret-hops'

/** How long a request waits for an arriving mosque, and how often it checks, in milliseconds. */
const arrivalWait = { timeoutMs: 5000, intervalMs: 100 }

/** Headers of a single connection (RFC 9110, section 7.6.1). */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

const webhookPattern = /^\/api\/stripe\/webhook\/([\w-]{1,64})(?:$|\?)/

const unreachableResponse = {
  status: 503,
  message: httpMessages.databaseAway,
  headers: { 'retry-after': '2', 'cache-control': 'no-store' },
} as const

const countHops = ({ headers }: FastifyRequest) => Number(headers[hopHeader] ?? 0) || 0

/** Headers that frame a message or name its host, which `Connection` may not remove. */
const messageHeaders = ['content-length', 'host']

/** Returns further headers listed in a request's `Connection`, besides {@link connectionHeaders}. */
const readConnectionHeaders = ({ headers }: FastifyRequest): string[] =>
  (headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !messageHeaders.includes(name))

/**
 * Returns the headers to forward. The body's framing is always included: for methods that rarely have a body, Node would
 * send it unframed, and the next server would read it as another request.
 */
function headersFor(request: FastifyRequest, body: Buffer | undefined): Record<string, string | string[]> {
  const listedHeaders = readConnectionHeaders(request)
  const forwardedHeaders = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ||
    connectionHeaders.has(name) ||
    listedHeaders.includes(name) ||
    (body && name === 'content-length')
      ? []
      : [[name, value] as const],
  )
  const arrivesInChunks = !body && request.headers['transfer-encoding'] !== undefined
  return {
    ...Object.fromEntries(forwardedHeaders),
    // The visitor's address as trusted by this server, in a single entry, like a proxy's.
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    [hopHeader]: String(countHops(request) + 1),
    ...(body ? { 'content-length': String(body.length) } : {}),
    ...(arrivesInChunks ? { 'transfer-encoding': 'chunked' } : {}),
  }
}

/** Creates a function that forwards requests to the servers of another database and returns their responses. */
function createForwarder(app: FastifyInstance) {
  const options = { keepAlive: true, maxSockets: 256 }
  const agents = { 'http:': new Agent(options), 'https:': new SecureAgent(options) }
  app.addHook('onClose', () => {
    for (const agent of Object.values(agents)) agent.destroy()
  })
  /** @param body the body if it was already read; otherwise the request stream is piped */
  return async (request: FastifyRequest, reply: FastifyReply, address: string, body?: Buffer): Promise<void> => {
    if (countHops(request) >= maxHops) return void sendRefused(request, reply, unreachableResponse)
    const { protocol, hostname, port } = new URL(address)
    const isSecure = protocol === 'https:'
    const outgoingRequest = (isSecure ? requestHttps : requestHttp)({
      agent: agents[isSecure ? 'https:' : 'http:'],
      hostname,
      port,
      method: request.raw.method,
      path: request.raw.url,
      headers: headersFor(request, body),
      timeout: 30_000,
      ...(isSecure ? { servername: getHostname(request) } : {}),
    })
    outgoingRequest.on('timeout', () => outgoingRequest.destroy(new Error('The other server does not respond.')))
    const responsePromise = new Promise<IncomingMessage>((resolve, reject) => {
      outgoingRequest.once('response', resolve)
      outgoingRequest.once('error', reject)
    })
    try {
      if (body) outgoingRequest.end(body)
      else request.raw.pipe(outgoingRequest)
      const response = await responsePromise
      reply.hijack()
      const headers = Object.entries(response.headers).filter(([name]) => !connectionHeaders.has(name))
      reply.raw.writeHead(response.statusCode ?? 502, Object.fromEntries(headers))
      await pipeline(response, reply.raw).catch(() => {})
    } catch (err) {
      request.log.error({ err, address }, 'a request could not be passed on to the servers of a mosque that has moved')
      sendRefused(request, reply, unreachableResponse)
    }
  }
}

/** Returns the body of a request that was already read. */
function readBody(request: FastifyRequest): Buffer | undefined {
  if (request.rawBytes) return request.rawBytes
  if (request.body === undefined || request.body === null) return Buffer.alloc(0)
  const isJson = (request.headers['content-type'] ?? '').includes('json')
  return isJson ? Buffer.from(JSON.stringify(request.body)) : undefined
}

/**
 * Forwards requests of moved mosques to their new servers, so that visitors can reach any server. Requests for an
 * arriving mosque wait until it is open.
 */
export function forwardMoved(app: FastifyInstance, directory: Directory) {
  const forward = createForwarder(app)
  // If the database cannot be reached, other handlers respond.
  const findTenant = (request: FastifyRequest): Promise<Tenant | undefined> => {
    const [, account] = webhookPattern.exec(request.url) ?? []
    const lookup = account === undefined ? directory.byHostname(getHostname(request)) : directory.byAccount(account)
    return lookup.catch(() => undefined)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isForAllMosques(request)) return undefined
    let tenant = await findTenant(request)
    for (
      const startedAt = performance.now();
      tenant?.arriving && performance.now() - startedAt < arrivalWait.timeoutMs;
    ) {
      await pause(arrivalWait.intervalMs)
      directory.forget(tenant.id)
      tenant = await findTenant(request)
    }
    if (tenant?.movedTo === undefined) return undefined
    await forward(request, reply, tenant.movedTo)
    return reply
  })

  /**
   * Forwards a request that was in progress when its mosque moved. Its writes were rejected as a whole, so the new
   * servers repeat it.
   * @returns whether the error was of this kind
   */
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const movedTo = readMovedTo(error)
    if (!movedTo) return false
    const { tenant } = request
    if (tenant) directory.forget(tenant.id)
    const body = readBody(request)
    if (tenant && movedTo.to !== undefined && body) await forward(request, reply, movedTo.to, body)
    else sendRefused(request, reply, unreachableResponse)
    return true
  }
}
