import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let server: TestServer
let mosque: TestTenant
let port: number

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** Sends bytes, which may not be a valid request, over a real socket and returns the response. */
const send = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes.replaceAll('NAME', mosque.hostname), 'latin1'))
    let text = ''
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: NAME', 'Connection: close', ...headers, '', ''].join('\r\n')

/** Invalid requests, with the expected status. */
const invalidRequests: readonly [what: string, bytes: string, code: number][] = [
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
  ['TLS on a plain socket', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['headers of 40 kB', get('/api/donations', `Cookie: ${'x'.repeat(40_000)}`), 431],
  ['an address of 40 kB', get(`/api/${'x'.repeat(40_000)}`), 431],
  ['a header with a line break', get('/api/donations', 'X-A: b\rc'), 400],
  ['two Content-Length headers', get('/api/donations', 'Content-Length: 1', 'Content-Length: 2'), 400],
  [
    'Content-Length with chunked encoding',
    get('/api/donations', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
    400,
  ],
  ['invalid chunks', get('/api/prayer-time', 'Transfer-Encoding: chunked').replace('GET', 'POST') + 'zz\r\n', 400],
  ['two different Host headers', get('/api/donations', 'Host: other.test'), 400],
  ['the same Host header twice', get('/api/donations', 'host: NAME'), 400],
  ['no Host header', 'GET /api/donations HTTP/1.1\r\nConnection: close\r\n\r\n', 404],
  ['HTTP/1.0 without a Host header', 'GET /api/donations HTTP/1.0\r\n\r\n', 404],
]

test.each(invalidRequests)('%s is refused in the envelope, and the server keeps running', async (_, bytes, code) => {
  const text = await send(bytes)
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
  expect(text).toMatch(new RegExp(`\\{"status":${code},"message":"[A-Z].*\\.","data":\\{\\}\\}$`))
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(await send(get('/api/donations'))).toMatch(/^HTTP\/1.1 200 /)
})

test('refuses two Host headers for a page too', async () => {
  const text = await send(get('/', 'Host: other.test'))
  expect(text).toMatch(/^HTTP\/1.1 400 /)
})

test('ignores a host name in the URL: the Host header selects the mosque', async () => {
  const text = await send(get('http://nobody.test/api/donations'))
  expect(text).toMatch(/^HTTP\/1.1 200 /)
  expect(text).toContain('vary: Origin')
})

test('finds a mosque by a Host header with a port', async () => {
  const text = await send(get('/api/donations').replace('NAME', `${mosque.hostname.toUpperCase()}.:${port}`))
  expect(text).toMatch(/^HTTP\/1.1 200 /)
  const emptyPort = await send(get('/api/donations').replace('NAME', `${mosque.hostname}:`))
  expect(emptyPort).toMatch(/^HTTP\/1.1 200 /)
})

test('times out slow requests after 30 seconds', () => {
  const { headersTimeout, requestTimeout } = server.app.server
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000])
})

test('while closing, responds to open connections with connection: close', async () => {
  const closingServer = await startTestServer({ jobs: false })
  const tenant = await closingServer.tenant()
  const address = new URL(await closingServer.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), '127.0.0.1')
  let text = ''
  socket.on('data', (part) => (text += part.toString('latin1')))
  const socketClosed = new Promise((resolve) => socket.on('close', resolve))
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: ${tenant.hostname}\r\n`
  const bodyHead = 'Content-Type: application/json\r\nX-Requested-With: x\r\nContent-Length: 12\r\n\r\n'
  const requestStarted = once(closingServer.app.server, 'request')
  socket.write(`${head('POST /api/prayer-time')}${bodyHead}{"a":`)
  await requestStarted
  const closed = closingServer.app.close()
  await expect.poll(() => closingServer.app.server.listening).toBe(false)
  socket.write(`"fine"}${head('GET /api/donations')}\r\n`)
  await Promise.all([closed, socketClosed])
  const [, first, second] = text.split('HTTP/1.1 ')
  expect(first).toMatch(/^422 [^]*\{"status":422,/)
  expect(second).toMatch(/^200 [^]*\{"status":200,/)
  expect(second?.toLowerCase()).toContain('connection: close')
  await closingServer.close()
})
