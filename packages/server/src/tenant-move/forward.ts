import { Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readMovedTo } from '@minaret/foundation/db'
import { isForAllMosques, isInternalRequest, sendRefused, httpMessages } from '@minaret/foundation/http'
import { type Directory, getHostname, type Tenant } from '@minaret/foundation/tenancy'

/** How many times a request is passed on: a mosque may have moved twice, and never leads back. */
const mostHops = 3
const hopHeader = 'x-minaret-hops'

/** How long a request waits for a mosque that is just arriving, and how often it looks, in milliseconds. */
const arrival = { patience: 5000, interval: 100 }

/** Headers that are about one connection alone (RFC 9110, section 7.6.1). */
const ofConnection = new Set([
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

const webhook = /^\/api\/stripe\/webhook\/([\w-]{1,64})(?:$|\?)/

const unreachable = {
  status: 503,
  message: httpMessages.databaseAway,
  headers: { 'retry-after': '2', 'cache-control': 'no-store' },
} as const

const hopsOf = ({ headers }: FastifyRequest) => Number(headers[hopHeader] ?? 0) || 0

/** Headers that say where a message ends and whose it is: no Connection takes them away. */
const ofMessage = ['content-length', 'host']

/** What a request's own Connection names beside those of {@link ofConnection}. */
const namedByConnection = ({ headers }: FastifyRequest): string[] =>
  (headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !ofMessage.includes(name))

/**
 * What is passed on of a request's headers. Each body goes with how it ends: for a method that seldom has one Node would
 * write it bare, and the next server would read it as another request.
 */
function headersFor(request: FastifyRequest, body: Buffer | undefined): Record<string, string | string[]> {
  const named = namedByConnection(request)
  const own = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || ofConnection.has(name) || named.includes(name) || (body && name === 'content-length')
      ? []
      : [[name, value] as const],
  )
  const arrivesInChunks = !body && request.headers['transfer-encoding'] !== undefined
  return {
    ...Object.fromEntries(own),
    // Whom this server believes the visitor to be: one entry, as from the proxy in front.
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    [hopHeader]: String(hopsOf(request) + 1),
    ...(body ? { 'content-length': String(body.length) } : {}),
    ...(arrivesInChunks ? { 'transfer-encoding': 'chunked' } : {}),
  }
}

/** Passes requests on to the servers of another database, and their answers back, as they are. */
function createForwarder(app: FastifyInstance) {
  const options = { keepAlive: true, maxSockets: 256 }
  const agents = { 'http:': new Agent(options), 'https:': new SecureAgent(options) }
  app.addHook('onClose', () => {
    for (const agent of Object.values(agents)) agent.destroy()
  })
  /** @param body where it has been read already; otherwise what is still arriving is passed on */
  return async (request: FastifyRequest, reply: FastifyReply, address: string, body?: Buffer): Promise<void> => {
    if (hopsOf(request) >= mostHops) return void sendRefused(request, reply, unreachable)
    const { protocol, hostname, port } = new URL(address)
    const secure = protocol === 'https:'
    const outgoing = (secure ? requestHttps : requestHttp)({
      agent: agents[secure ? 'https:' : 'http:'],
      hostname,
      port,
      method: request.raw.method,
      path: request.raw.url,
      headers: headersFor(request, body),
      timeout: 30_000,
      ...(secure ? { servername: getHostname(request) } : {}),
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('The other server does not answer.')))
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve)
      outgoing.once('error', reject)
    })
    try {
      if (body) outgoing.end(body)
      else request.raw.pipe(outgoing)
      const answer = await answered
      reply.hijack()
      const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
      reply.raw.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers))
      await pipeline(answer, reply.raw).catch(() => {})
    } catch (err) {
      request.log.error({ err, address }, 'a request could not be passed on to the servers of a mosque that has moved')
      sendRefused(request, reply, unreachable)
    }
  }
}

/** What is still there of a body that has been read. */
function bodyOf(request: FastifyRequest): Buffer | undefined {
  if (request.rawBytes) return request.rawBytes
  if (request.body === undefined || request.body === null) return Buffer.alloc(0)
  const isJson = (request.headers['content-type'] ?? '').includes('json')
  return isJson ? Buffer.from(JSON.stringify(request.body)) : undefined
}

/**
 * Sees to mosques that have moved to another database: what is meant for them is passed on, so that it does not matter
 * which servers a visitor reaches. Who comes while a mosque arrives here waits for it.
 */
export function forwardMoved(app: FastifyInstance, directory: Directory) {
  const forward = createForwarder(app)
  // While the database is away, whoever answers otherwise knows what to say.
  const find = (request: FastifyRequest): Promise<Tenant | undefined> => {
    const [, account] = webhook.exec(request.url) ?? []
    const found = account === undefined ? directory.byHostname(getHostname(request)) : directory.byAccount(account)
    return found.catch(() => undefined)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isForAllMosques(request) || isInternalRequest(request)) return undefined
    let tenant = await find(request)
    for (const began = performance.now(); tenant?.arriving && performance.now() - began < arrival.patience;) {
      await pause(arrival.interval)
      directory.forget(tenant.id)
      tenant = await find(request)
    }
    if (tenant?.movedTo === undefined) return undefined
    await forward(request, reply, tenant.movedTo)
    return reply
  })

  /**
   * A request that was under way while its mosque moved: what it wanted to write was refused as a whole, and is done by
   * the servers that have the mosque now.
   * @returns whether it was for that
   */
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const away = readMovedTo(error)
    if (!away) return false
    const { tenant } = request
    if (tenant) directory.forget(tenant.id)
    const body = bodyOf(request)
    if (tenant && away.to !== undefined && body) await forward(request, reply, away.to, body)
    else sendRefused(request, reply, unreachable)
    return true
  }
}
