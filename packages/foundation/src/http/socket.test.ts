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

/** Invalid requests, with the status each gets. */
const odd: readonly [what: string, bytes: string, code: number][] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['TLS where none is spoken', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['headers of 40 kB', get('/api/donations', `Cookie: ${'x'.repeat(40_000)}`), 431],
  ['an address of 40 kB', get(`/api/${'x'.repeat(40_000)}`), 431],
  ['a header with a line end in it', get('/api/donations', 'X-A: b\rc'), 400],
  ['two lengths', get('/api/donations', 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['a length and chunks', get('/api/donations', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
  [
    'chunks that are none',
    get('/api/prayer-time', 'Transfer-Encoding: chunked').replace('GET', 'POST') + 'zz\r\n',
    400,
  ],
  ['two names', get('/api/donations', 'Host: other.test'), 400],
  ['the same name twice', get('/api/donations', 'host: NAME'), 400],
  ['no name', 'GET /api/donations HTTP/1.1\r\nConnection: close\r\n\r\n', 404],
  ['an old browser without a name', 'GET /api/donations HTTP/1.0\r\n\r\n', 404],
]

test.each(odd)('%s is refused in the envelope, and the server keeps running', async (_, bytes, code) => {
  const text = await send(bytes)
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
  expect(text).toMatch(new RegExp(`\\{"status":${code},"message":"[A-Z].*\\.","data":\\{\\}\\}$`))
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(await send(get('/api/donations'))).toMatch(/^HTTP\/1.1 200 /)
})

test('two Host headers are refused for a page too', async () => {
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
  const empty = await send(get('/api/donations').replace('NAME', `${mosque.hostname}:`))
  expect(empty).toMatch(/^HTTP\/1.1 200 /)
})

test('times out slow requests after 30 seconds', () => {
  const { headersTimeout, requestTimeout } = server.app.server
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000])
})

test('while the server closes, open connections still get responses, with connection: close', async () => {
  const closing = await startTestServer({ jobs: false })
  const tenant = await closing.tenant()
  const address = new URL(await closing.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), '127.0.0.1')
  let text = ''
  socket.on('data', (part) => (text += part.toString('latin1')))
  const over = new Promise((resolve) => socket.on('close', resolve))
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: ${tenant.hostname}\r\n`
  const sent = 'Content-Type: application/json\r\nX-Requested-With: x\r\nContent-Length: 12\r\n\r\n'
  const begun = once(closing.app.server, 'request')
  socket.write(`${head('POST /api/prayer-time')}${sent}{"a":`)
  await begun
  const closed = closing.app.close()
  await expect.poll(() => closing.app.server.listening).toBe(false)
  socket.write(`"fine"}${head('GET /api/donations')}\r\n`)
  await Promise.all([closed, over])
  const [, first, second] = text.split('HTTP/1.1 ')
  expect(first).toMatch(/^422 [^]*\{"status":422,/)
  expect(second).toMatch(/^200 [^]*\{"status":200,/)
  expect(second?.toLowerCase()).toContain('connection: close')
  await closing.close()
})
