import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { passOn } from '../passOn.ts'

/** The cable between a television and the host. */
export type Cable = {
  port: number
  /** What was asked through it, with when; in milliseconds. */
  requests: { path: string; status: number }[]
  /** Nothing comes through from now on: who asks waits for nothing. */
  cut(): Promise<void>
  repair(): Promise<void>
}

const isPlace = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/** Lays a cable to a host, on a port of its own, which stays the same when it is repaired. */
export async function layCable(hostPort: number): Promise<Cable> {
  const requests: Cable['requests'] = []
  const sockets = new Set<Socket>()
  const server = createServer((from, to) => {
    passOn(from, to, {
      port: hostPort,
      headers: { ...from.headers, host: `localhost:${hostPort}` },
      onAnswer: (status) => requests.push({ path: from.url ?? '', status }),
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
    return isPlace(address) ? address.port : 0
  }
  const port = await listen(0)
  return {
    port,
    requests,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    repair: async () => void (await listen(port)),
  }
}
