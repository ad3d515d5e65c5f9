import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../acceptance/src/testServer.ts'
import type { TestTenant } from '../../../acceptance/src/tenants.ts'

type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

let server: TestServer
let mosque: TestTenant
let port: number
let receivedRequests: ReceivedRequest[]

/** A server of the other database, which records every request. */
const otherServer = createServer((request, response) => {
  const { method, url, headers } = request
  const respond = (body: string) => {
    receivedRequests.push({ method, url, headers, body })
    response.end('passed on')
  }
  void text(request).then(respond)
})
const portOf = (address: ReturnType<typeof otherServer.address>) =>
  typeof address === 'object' && address ? address.port : 0

beforeAll(async () => {
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', () => resolve()))
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant()
  await server.database.pool.query("UPDATE tenants SET state = 'moved', moved_to = $2 WHERE id = $1", [
    mosque.id,
    `http://127.0.0.1:${portOf(otherServer.address())}`,
  ])
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(server.app.server.address())
})
afterAll(async () => {
  await server.close()
  otherServer.close()
})
beforeEach(() => {
  receivedRequests = []
})

/** Sends a raw request on a new connection. @returns the raw response */
async function sendRaw(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  return text(socket)
}

/** Sends a normal request, so that anything left on the forwarding connection is read. */
const sendNext = () => sendRaw(['GET /next HTTP/1.1', `Host: ${mosque.hostname}`, 'Connection: close'])

const smuggledRequest = 'GET /smuggled HTTP/1.1\r\nHost: other\r\n\r\n'
const chunkedBody = `${smuggledRequest.length.toString(16)}\r\n${smuggledRequest}\r\n0\r\n\r\n`

test.each(['GET', 'DELETE', 'OPTIONS', 'POST'])(
  'a request in the body of a %s is still its body at the other server',
  async (method) => {
    const framing = ['Transfer-Encoding: chunked', 'Connection: close']
    await sendRaw([`${method} /first HTTP/1.1`, `Host: ${mosque.hostname}`, ...framing], chunkedBody)
    await sendNext()
    expect(receivedRequests.map(({ url, body }) => [url, body])).toEqual([
      ['/first', smuggledRequest],
      ['/next', ''],
    ])
  },
)

test('Connection removes the headers it lists, but never those that frame the body', async () => {
  const lines = [
    'X-Mine: 1',
    `Content-Length: ${smuggledRequest.length}`,
    'Connection: close, X-Mine, Content-Length, Host',
  ]
  await sendRaw(['GET /first HTTP/1.1', `Host: ${mosque.hostname}`, ...lines], smuggledRequest)
  await sendNext()
  expect(receivedRequests.map(({ url, body }) => [url, body])).toEqual([
    ['/first', smuggledRequest],
    ['/next', ''],
  ])
  expect(receivedRequests[0]?.headers).not.toHaveProperty('x-mine')
  expect(receivedRequests[0]?.headers.host).toBe(mosque.hostname)
})

test('refuses a request with several Host headers', async () => {
  const response = await sendRaw(['GET / HTTP/1.1', `Host: ${mosque.hostname}`, 'Host: other', 'Connection: close'])
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(receivedRequests).toEqual([])
})
