import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request without a response from its server. */
export type UnansweredRequest = { port: number; method: string; url: string; code: string }

/** A reverse proxy in front of several servers. */
export type Proxy = {
  /** The proxy's URL. */
  address: string
  /** Requests that failed between it and the servers, in order. */
  unanswered: UnansweredRequest[]
  /** The ports of the servers currently in rotation. */
  ready(): number[]
  close(): Promise<void>
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)

/** Whether a server is ready according to `/readyz`. On a timeout it keeps its previous state. */
async function isReady(port: number, previous: boolean): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(1000) })
    await response.arrayBuffer()
    return response.status === 200
  } catch (error) {
    return previous && error instanceof DOMException
  }
}

/**
 * Starts a typical reverse proxy: round robin, keep-alive connections, readiness polled every 100 ms. A request that certainly
 * reached no server is retried on the next one, and so is a read; any other failure is a 502.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const unanswered: UnansweredRequest[] = []
  const ready = new Set<number>()
  let round = 0
  let closed = false

  const poll = async () => {
    await Promise.all(
      ports.map(async (port) => {
        if (await isReady(port, ready.has(port))) ready.add(port)
        else ready.delete(port)
      }),
    )
    if (!closed) setTimeout(() => void poll(), 100)
  }
  await poll()

  const forward = (port: number, from: IncomingMessage, body: Buffer) =>
    new Promise<{ response: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
      const { method, url, headers } = from
      const upstream = request({ agent, port, host: 'localhost', method, path: url, headers })
      upstream.once('error', reject)
      upstream.once('response', (response) => {
        buffer(response).then((bytes) => resolve({ response, bytes }), reject)
      })
      upstream.end(body)
    })

  const serve = async (from: IncomingMessage, to: ServerResponse) => {
    const body = await buffer(from)
    const { method = 'GET', url = '/' } = from
    for (let attempts = 0; attempts < ports.length + 1; attempts += 1) {
      const candidates = ready.size > 0 ? [...ready] : ports
      round += 1
      const port = candidates[round % candidates.length] ?? 0
      try {
        const { response, bytes } = await forward(port, from, body)
        to.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'keep-alive' }).end(bytes)
        return
      } catch (error) {
        const code = codeOf(error)
        unanswered.push({ port, method, url, code })
        ready.delete(port)
        if (method !== 'GET' && code !== 'ECONNREFUSED') break
      }
    }
    to.writeHead(502).end()
  }
  const server = createServer((from, to) => void serve(from, to).catch(() => to.destroy()))
  // Longer than any client's keep-alive: reusing a connection just as it closes would fail spuriously.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const bound = server.address()
  return {
    // A demonstration host name with the proxy's port.
    address: `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`,
    unanswered,
    ready: () => [...ready],
    async close() {
      closed = true
      agent.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
