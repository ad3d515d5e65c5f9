import { createServer } from 'node:http'
import { once } from 'node:events'
import { passOn } from './passOn.ts'

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
    setTimeout(() => passOn(from, to, { port: process.env.E2E_PORT ?? '' }), delayOf(from.url ?? '/'))
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
