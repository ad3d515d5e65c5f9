import { createServer, request } from 'node:http'
import { once } from 'node:events'

/** The server as some visitors have it: some of what they ask for takes its time. */
export type SlowHost = {
  /** Its port; the names are the server's own. */
  port: number
  close(): Promise<void>
}

/**
 * Stands before the journeys' server and holds requests back.
 * @param delayOf how long a path is held back, in milliseconds
 */
export async function startSlowHost(delayOf: (path: string) => number): Promise<SlowHost> {
  const server = createServer((from, to) => {
    const { method, url: path = '/', headers } = from
    setTimeout(() => {
      const sent = request({ port: process.env.E2E_PORT, host: 'localhost', method, path, headers }, (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      })
      sent.once('error', () => to.destroy())
      from.pipe(sent)
    }, delayOf(path))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
