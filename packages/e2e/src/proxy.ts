import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request that a host did not answer. */
export type Unanswered = { port: number; method: string; url: string; code: string }

/** What stands before several hosts. */
export type Proxy = {
  /** Where it answers. */
  address: string
  /** What went wrong between it and the hosts, in order. */
  unanswered: Unanswered[]
  /** Which hosts are asked just now. */
  ready(): number[]
  close(): Promise<void>
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)

/** Whether a host wants requests: what it says at `/readyz`. One that is only slow to say it keeps its place. */
async function wantsRequests(port: number, before: boolean): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(1000) })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch (error) {
    return before && error instanceof DOMException
  }
}

/**
 * A proxy as any other: the hosts in turn, connections kept open, readiness looked at every 100 ms. A request that
 * surely reached nobody goes to the next host, and so does a read; whatever else is not answered is a 502.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const unanswered: Unanswered[] = []
  const ready = new Set<number>()
  let round = 0
  let closed = false

  const poll = async () => {
    await Promise.all(
      ports.map(async (port) => {
        const wants = await wantsRequests(port, ready.has(port))
        if (wants) ready.add(port)
        else ready.delete(port)
      }),
    )
    if (!closed) setTimeout(() => void poll(), 100)
  }
  await poll()

  const forward = (port: number, from: IncomingMessage, body: Buffer) =>
    new Promise<{ answer: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
      const { method, url, headers } = from
      const sent = ask({ agent, port, host: 'localhost', method, path: url, headers })
      sent.once('error', reject)
      sent.once('response', (answer) => {
        buffer(answer).then((bytes) => resolve({ answer, bytes }), reject)
      })
      sent.end(body)
    })

  const serve = async (from: IncomingMessage, to: ServerResponse) => {
    const body = await buffer(from)
    const { method = 'GET', url = '/' } = from
    for (let tries = 0; tries < ports.length + 1; tries += 1) {
      const among = ready.size > 0 ? [...ready] : ports
      round += 1
      const port = among[round % among.length] ?? 0
      try {
        const { answer, bytes } = await forward(port, from, body)
        to.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' }).end(bytes)
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
  // Longer than any client keeps a connection: one that is closed while it is taken again fails for nobody's fault.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const bound = server.address()
  return {
    // A name of the demonstration; the port is the proxy's.
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
