import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

const stranger = 'https://a-school.example'
/** Everything of a mosque that is for other websites and calendars. */
const resources = [
  '/embed/prayer-times.json',
  '/calendar/prayer-times.ics',
  '/calendar/prayer-times.ics?alarm=15',
  '/calendar/events.ics',
  '/calendar/events.ics?language=ar',
]

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const ask = (method: 'GET' | 'HEAD' | 'OPTIONS', url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method, url, headers: { host: mosque.hostname, ...headers } })

describe.each(resources)('%s', (url) => {
  test.each([stranger, 'null', undefined])(
    'may be read by a page of any origin, without credentials: %s',
    async (origin) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await ask(method, url, origin === undefined ? {} : { origin })
        expect([statusCode, headers]).toEqual([
          200,
          expect.objectContaining({
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          }),
        ])
        expect([headers['access-control-allow-credentials'], headers['set-cookie']]).toEqual([undefined, undefined])
      }
    },
  )

  test('says that it has not changed to another origin too', async () => {
    const { headers } = await ask('GET', url)
    const again = await ask('GET', url, { origin: stranger, 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.headers['access-control-allow-origin']]).toEqual([304, '*'])
  })

  test('lets a browser ask first, for reading and nothing else', async () => {
    const { statusCode, headers, body } = await ask('OPTIONS', url, {
      origin: stranger,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    })
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
    })
  })
})

test.each(['/calendar/prayer-times.ics?alarm=soon', '/calendar/events.ics?event=none'])(
  'why %s is refused can be read by another origin',
  async (url) => {
    const { statusCode, headers } = await ask('GET', url, { origin: stranger })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(headers['access-control-allow-origin']).toBe('*')
  },
)

test.each(['/api/prayer-time/today', '/api/home', '/calendar/other.ics', '/embed/prayer-times.json/x', '/healthz'])(
  '%s is not open to strangers',
  async (url) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await ask(method, url, { origin: stranger, 'access-control-request-method': 'GET' })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  },
)
