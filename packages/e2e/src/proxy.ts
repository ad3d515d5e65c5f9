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
  const readyPorts = new Set<number>()
  let requestCount = 0
  let isClosed = false

  const poll = async () => {
    await Promise.all(
      ports.map(async (port) => {
        if (await isReady(port, readyPorts.has(port))) readyPorts.add(port)
        else readyPorts.delete(port)
      }),
    )
    if (!isClosed) setTimeout(() => void poll(), 100)
  }
  await poll()

  const forward = (port: number, incoming: IncomingMessage, body: Buffer) =>
    new Promise<{ response: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
      const { method, url, headers } = incoming
      const upstream = request({ agent, port, host: 'localhost', method, path: url, headers })
      upstream.once('error', reject)
      upstream.once('response', (response) => {
        buffer(response).then((bytes) => resolve({ response, bytes }), reject)
      })
      upstream.end(body)
    })

  const handleRequest = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming)
    const { method = 'GET', url = '/' } = incoming
    for (let attempts = 0; attempts < ports.length + 1; attempts += 1) {
      const candidates = readyPorts.size > 0 ? [...readyPorts] : ports
      requestCount += 1
      const port = candidates[requestCount % candidates.length] ?? 0
      try {
        const { response, bytes } = await forward(port, incoming, body)
        outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'keep-alive' }).end(bytes)
        return
      } catch (error) {
        const code = codeOf(error)
        unanswered.push({ port, method, url, code })
        readyPorts.delete(port)
        if (method !== 'GET' && code !== 'ECONNREFUSED') break
      }
    }
    outgoing.writeHead(502).end()
  }
  const server = createServer(
    (incoming, outgoing) => void handleRequest(incoming, outgoing).catch(() => outgoing.destroy()),
  )
  // Longer than any client's keep-alive: reusing a connection just as it closes would fail spuriously.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    // A demonstration host name with the proxy's port.
    address: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    unanswered,
    ready: () => [...readyPorts],
    async close() {
      isClosed = true
      agent.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
