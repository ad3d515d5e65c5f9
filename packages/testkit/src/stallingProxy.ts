import { connect, createServer, type Socket } from 'node:net'

/** A network between a host and its PostgreSQL that swallows packets when it is told to. */
export type StallingProxy = {
  /** Of the database, by way of the proxy. */
  url: string
  /** From now on nothing comes through, and nobody is told: connections stay open, new ones are taken. */
  stall(): void
  /** Only the connections that are open now swallow what is said; new ones are as good as before. */
  stallOpen(): void
  /** All that was held back goes on its way, in order. */
  flow(): void
  close(): Promise<void>
}

/** Where a database listens, out of its address: a unix socket's folder, or a name and a port. */
function placeOf(url: URL) {
  const folder = url.searchParams.get('host')
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.5432` } : { host: url.hostname, port: Number(url.port) }
}

/** Stands between a host and the database at an address. */
export async function startStallingProxy(database: string): Promise<StallingProxy> {
  // Without a name in it, `URL` knows no user.
  const target = new URL(database.replace('@/', '@localhost/'))
  let stalled = false
  const pairs = new Set<{ sides: Socket[]; join(): void; joined: boolean }>()

  const server = createServer((client) => {
    const sides = [client]
    const pair = {
      sides,
      joined: false,
      join() {
        if (pair.joined) return
        pair.joined = true
        const upstream = connect(placeOf(target))
        sides.push(upstream)
        client.pipe(upstream)
        upstream.pipe(client)
        for (const side of [client, upstream])
          side.on('error', () => {
            for (const other of sides) other.destroy()
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
    if (stalled) client.pause()
    else pair.join()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const url = new URL(target)
  url.search = ''
  url.host = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`

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
      stalled = true
      stallOpen()
    },
    flow() {
      stalled = false
      for (const pair of pairs) {
        const [client, upstream] = pair.sides
        if (!client) continue
        if (!upstream) pair.join()
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
