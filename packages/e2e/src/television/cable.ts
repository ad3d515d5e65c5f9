import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { forward } from '../forward.ts'

/** A network connection between a television and the server that a test can cut. */
export type Cable = {
  port: number
  /** The requests made through it, with their statuses. */
  requests: { path: string; status: number }[]
  /** Cuts the connection: requests fail at once. */
  cut(): Promise<void>
  repair(): Promise<void>
}

const isAddressInfo = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/** Opens a connection to a server, on its own port, which stays the same after a repair. */
export async function startCable(serverPort: number): Promise<Cable> {
  const requests: Cable['requests'] = []
  const sockets = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing, {
      port: serverPort,
      headers: { ...incoming.headers, host: `localhost:${serverPort}` },
      onResponse: (status) => requests.push({ path: incoming.url ?? '', status }),
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return isAddressInfo(address) ? address.port : 0
  }
  const port = await listen(0)
  return {
    port,
    requests,
    async cut() {
      const closePromise = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closePromise
    },
    repair: async () => void (await listen(port)),
  }
}
