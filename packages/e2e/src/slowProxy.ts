import { createServer } from 'node:http'
import { once } from 'node:events'
import { forward } from './forward.ts'

/** A proxy that delays some requests, as on a slow connection. */
export type SlowProxy = {
  /** Its port; host names are the server's. */
  port: number
  close(): Promise<void>
}

/**
 * Starts a proxy in front of the shared server that delays requests.
 * @param delayOf the delay of a path, in milliseconds
 */
export async function startSlowProxy(delayOf: (path: string) => number): Promise<SlowProxy> {
  const server = createServer((incoming, outgoing) => {
    setTimeout(() => forward(incoming, outgoing, { port: process.env.E2E_PORT ?? '' }), delayOf(incoming.url ?? '/'))
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
