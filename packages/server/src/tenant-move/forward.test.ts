import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../acceptance/src/testServer.ts'
import type { TestTenant } from '../../../acceptance/src/tenants.ts'

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

let host: TestServer
let mosque: TestTenant
let port: number
let seen: Seen[]

/** Stands for the servers of the other database: writes down every request it reads from the connection. */
const other = createServer((request, response) => {
  const { method, url, headers } = request
  const answer = (body: string) => {
    seen.push({ method, url, headers, body })
    response.end('passed on')
  }
  void text(request).then(answer)
})
const portOf = (bound: ReturnType<typeof other.address>) => (typeof bound === 'object' && bound ? bound.port : 0)

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()))
  host = await startTestServer({ jobs: false })
  mosque = await host.tenant()
  await host.database.pool.query("UPDATE tenants SET state = 'moved', moved_to = $2 WHERE id = $1", [
    mosque.id,
    `http://127.0.0.1:${portOf(other.address())}`,
  ])
  await host.app.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(host.app.server.address())
})
afterAll(async () => {
  await host.close()
  other.close()
})
beforeEach(() => {
  seen = []
})

/** Writes a request as it stands, on a connection of its own. @returns all that comes back */
async function write(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  return text(socket)
}

/** An ordinary request, after which whatever the connection to the other server still held has been read. */
const next = () => write(['GET /next HTTP/1.1', `Host: ${mosque.hostname}`, 'Connection: close'])

const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: other\r\n\r\n'
const chunked = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`

test.each(['GET', 'DELETE', 'OPTIONS', 'POST'])(
  'a request in the body of a %s is its body at the other server too',
  async (method) => {
    const framing = ['Transfer-Encoding: chunked', 'Connection: close']
    await write([`${method} /first HTTP/1.1`, `Host: ${mosque.hostname}`, ...framing], chunked)
    await next()
    expect(seen.map(({ url, body }) => [url, body])).toEqual([
      ['/first', smuggled],
      ['/next', ''],
    ])
  },
)

test('Connection takes away what it names, and never what says where the body ends', async () => {
  const lines = ['X-Mine: 1', `Content-Length: ${smuggled.length}`, 'Connection: close, X-Mine, Content-Length, Host']
  await write(['GET /first HTTP/1.1', `Host: ${mosque.hostname}`, ...lines], smuggled)
  await next()
  expect(seen.map(({ url, body }) => [url, body])).toEqual([
    ['/first', smuggled],
    ['/next', ''],
  ])
  expect(seen[0]?.headers).not.toHaveProperty('x-mine')
  expect(seen[0]?.headers.host).toBe(mosque.hostname)
})

test('a request that names several hosts is refused here', async () => {
  const answer = await write(['GET / HTTP/1.1', `Host: ${mosque.hostname}`, 'Host: other', 'Connection: close'])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(seen).toEqual([])
})
