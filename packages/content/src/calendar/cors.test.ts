import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

const otherOrigin = 'https://a-school.example'
/** The resources that other websites and calendars read. */
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

const fetchUrl = (method: 'GET' | 'HEAD' | 'OPTIONS', url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method, url, headers: { host: mosque.hostname, ...headers } })

describe.each(resources)('%s', (url) => {
  test.each([otherOrigin, 'null', undefined])(
    'is readable from any origin, without credentials: %s',
    async (origin) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await fetchUrl(method, url, origin === undefined ? {} : { origin })
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

  test('returns 304 to another origin too', async () => {
    const { headers } = await fetchUrl('GET', url)
    const response = await fetchUrl('GET', url, { origin: otherOrigin, 'if-none-match': String(headers.etag) })
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([304, '*'])
  })

  test('responds to a preflight request, for GET and HEAD only', async () => {
    const { statusCode, headers, body } = await fetchUrl('OPTIONS', url, {
      origin: otherOrigin,
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
  'returns the error of %s in a form that another origin can read',
  async (url) => {
    const { statusCode, headers } = await fetchUrl('GET', url, { origin: otherOrigin })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(headers['access-control-allow-origin']).toBe('*')
  },
)

test.each(['/api/prayer-time/today', '/api/home', '/calendar/other.ics', '/embed/prayer-times.json/x', '/healthz'])(
  '%s is not readable from other origins',
  async (url) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await fetchUrl(method, url, { origin: otherOrigin, 'access-control-request-method': 'GET' })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  },
)
