import { connect, createServer, type Socket } from 'node:net'

/** A proxy between the server and PostgreSQL that can drop packets. */
export type StallingProxy = {
  /** The database's URL through the proxy. */
  url: string
  /** Stops all traffic silently: connections stay open, and new ones are accepted. */
  stall(): void
  /** Stops the traffic of the currently open connections; new ones work. */
  stallOpen(): void
  /** Resumes all traffic, including delayed data, in order. */
  resume(): void
  close(): Promise<void>
}

/** Returns the socket options of a database URL: a unix socket's path, or a host and a port. */
function socketOptionsOf(url: URL) {
  const folder = url.searchParams.get('host')
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.5432` } : { host: url.hostname, port: Number(url.port) }
}

/** Starts a proxy for the database at a URL. */
export async function startStallingProxy(database: string): Promise<StallingProxy> {
  // Without a host name, `URL` does not parse the user.
  const target = new URL(database.replace('@/', '@localhost/'))
  let isStalled = false
  const pairs = new Set<{ sides: Socket[]; connectUpstream(): void; isConnected: boolean }>()

  const server = createServer((client) => {
    const sides = [client]
    const pair = {
      sides,
      isConnected: false,
      connectUpstream() {
        if (pair.isConnected) return
        pair.isConnected = true
        const upstream = connect(socketOptionsOf(target))
        sides.push(upstream)
        client.pipe(upstream)
        upstream.pipe(client)
        for (const side of [client, upstream])
          side.on('error', () => {
            for (const socket of sides) socket.destroy()
          })
        upstream.on('close', () => client.destroy())
      },
    }
    client.on('error', () => {})
    client.on('close', () => {
      for (const side of sides) side.destroy()
      pairs.delete(pair)
    })
    pairs.add(pair)
    if (isStalled) client.pause()
    else pair.connectUpstream()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(target)
  url.search = ''
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const stallOpen = () => {
    for (const { sides } of pairs)
      for (const side of sides) {
        side.unpipe()
        side.pause()
      }
  }
  return {
    url: url.href,
    stallOpen,
    stall() {
      isStalled = true
      stallOpen()
    },
    resume() {
      isStalled = false
      for (const pair of pairs) {
        const [client, upstream] = pair.sides
        if (!client) continue
        if (!upstream) pair.connectUpstream()
        else {
          client.pipe(upstream)
          upstream.pipe(client)
        }
      }
    },
    async close() {
      for (const { sides } of pairs) for (const side of sides) side.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
