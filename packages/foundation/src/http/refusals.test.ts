import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPath, contractCalls } from '../../../testkit/src/calls.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { cachedReads } from './cachedReads.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false })
  mosque = await server.tenant()
})
afterAll(() => server.close())

type RawRequest = { method?: string; url: string; headers?: Record<string, string>; payload?: string | Buffer }

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

/** Sends a request and checks the rules that apply to every refusal. */
async function requestRefusal({ method = 'GET', url, headers, payload }: RawRequest) {
  const response = await server.app.inject({
    // oxlint-disable-next-line typescript/consistent-type-assertions -- also methods that our own client never uses
    method: method as 'GET',
    url,
    headers: { host: mosque.hostname, ...headers },
    payload,
  })
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.body).not.toMatch(/\bat .*:\d+|\.ts\b|Error:|FST_|node_modules/)
  if (method === 'HEAD')
    return { code: response.statusCode, headers: response.headers, body: { status: 0, message: '' } }
  const body: { status: number; message: string; data?: unknown } = response.json()
  expect(Object.keys(body)).toEqual(['status', 'message', 'data'])
  expect(body.data).toBeTypeOf('object')
  expect(body.status).toBe(response.statusCode)
  expect(body.message).toMatch(/^[A-Z].*\.$/)
  return { code: response.statusCode, headers: response.headers, body }
}

const allCalls = contractCalls.map((call) => [`${call.method} ${call.path}`, call] as const)
const jsonCalls = allCalls.filter(([, { json: isJson }]) => isJson)
const posts = jsonCalls.filter(([, { method, id }]) => method === 'POST' && id !== 'providerEvent')
const gets = jsonCalls.filter(([, { method }]) => method === 'GET')

describe('an unsupported method gets 405 with the supported ones', () => {
  test.each(allCalls)('%s', async (_, call) => {
    const supportedMethods: string[] = call.id in cachedReads || !call.json ? ['GET', 'HEAD'] : [call.method]
    // Also the path of a course with that id.
    if (call.path === '/api/course/applicant') supportedMethods.unshift('GET', 'HEAD')
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']
    for (const method of methods.filter((name) => !supportedMethods.includes(name))) {
      const { code, headers } = await requestRefusal({ method, url: getPath(call) })
      expect([method, code, headers.allow]).toEqual([method, 405, supportedMethods.join(', ')])
    }
  })
})

/** Invalid bodies with their status; a call that needs a session responds 401 first, before 422. */
const bodies: readonly [what: string, request: Partial<RawRequest>, code: number][] = [
  ['text', { headers: { ...json, 'content-type': 'text/plain' }, payload: '{}' }, 415],
  ['a form', { headers: { ...json, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' }, 415],
  ['files', { headers: { ...json, 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--' }, 415],
  ['no media type', { headers: { 'x-requested-with': 'x' }, payload: '{}' }, 415],
  ['no body and no media type', { headers: { 'x-requested-with': 'x' } }, 415],
  ['no body', { headers: json }, 400],
  ['more than 100 kB', { headers: json, payload: `{"a":"${'x'.repeat(102_400)}"}` }, 413],
  ['a truncated body', { headers: json, payload: '{"a":' }, 400],
  ['only spaces', { headers: json, payload: '  ' }, 400],
  ['invalid UTF-8', { headers: json, payload: Buffer.from('7b2261223a22ff227d', 'hex') }, 400],
  ['a `__proto__` key', { headers: json, payload: '{"__proto__":{"a":1}}' }, 400],
  ['an escaped `__proto__` key', { headers: json, payload: String.raw`{"\u005f_proto__":{"a":1}}` }, 400],
  ['a constructor', { headers: json, payload: '{"constructor":{"prototype":{"a":1}}}' }, 400],
  ['names of inherited fields', { headers: json, payload: '{"constructor":1,"toString":2}' }, 422],
  ['21 levels', { headers: json, payload: `{"a":${'['.repeat(20)}${']'.repeat(20)}}` }, 400],
  ['fifty thousand levels', { headers: json, payload: '['.repeat(50_000) + ']'.repeat(50_000) }, 400],
  ['20 levels', { headers: json, payload: `{"a":${'['.repeat(19)}${']'.repeat(19)}}` }, 422],
  ['a list', { headers: json, payload: '[]' }, 422],
  ['a string', { headers: json, payload: '"x"' }, 422],
  ['an infinite number', { headers: json, payload: '1e400' }, 422],
  ['null', { headers: json, payload: 'null' }, 422],
  ['no header of ours', { headers: { 'content-type': 'application/json' }, payload: '{}' }, 400],
]

const byReference = ['passwordChange', 'userUpdate']

describe('rejects an invalid body', () => {
  test.each(posts)('%s', async (_, call) => {
    for (const [name, request, code] of bodies) {
      const response = await requestRefusal({ method: 'POST', url: getPath(call), ...request })
      const needsSessionFirst = call.session === 'required' && name !== 'no header of ours'
      // If a reference in the body may replace the session, the body has to be read first.
      const needsReferenceFirst =
        byReference.includes(call.id) && (name === 'no body and no media type' || code === 422)
      const expectedCode = needsSessionFirst || needsReferenceFirst ? 401 : code
      expect([name, response.code]).toEqual([name, expectedCode])
    }
  })
})

const badIds = [
  '..%2f..%2fetc',
  'a%20b',
  'x'.repeat(65),
  'x'.repeat(300),
  '%00',
  '%F0%9F%95%8C',
  'a%2Fb',
  "'--",
  '%ED%A0%80x',
]

describe('responds 404 for a malformed id', () => {
  test.each(gets.filter(([, { path }]) => path.includes('{')))('%s', async (_, call) => {
    for (const id of badIds) {
      const { code } = await requestRefusal({ url: getPath(call, id) })
      expect([id, [400, 404, 410].includes(code)]).toEqual([id, true])
    }
  })
})

describe('reports invalid page parameters by field', () => {
  const lists = gets.filter(([, { operation }]) => JSON.stringify(operation).includes('parameters/PageSize'))
  test.each(lists)('%s', async (_, call) => {
    for (const query of ['pageSize=0', 'pageSize=101', 'pageSize=x', 'pageSize=1.5', 'pageSize=1&pageSize=2'])
      expect([query, (await requestRefusal({ url: `${call.path}?${query}` })).body]).toMatchObject([
        query,
        { status: 422, data: { errors: { pageSize: expect.any(String) } } },
      ])
    for (const after of ['%00', 'x'.repeat(201), '%F0%9F%95%8C', '!', 'a&after=b'])
      expect([after, (await requestRefusal({ url: `${call.path}?after=${after}` })).body]).toMatchObject([
        after,
        { status: 422, data: { errors: { after: expect.any(String) } } },
      ])
  })
})

describe('an invalid path', () => {
  test.each([
    ['/api/', 404],
    ['/api/nothing', 404],
    ['/api/donations/general/more', 404],
    ['/api/%zz', 400],
    ['/api/donations/%', 400],
    ['/api//donations', 404],
    ['/api/../donations', 404],
    ['/API/donations', 404],
    [`/api/${'x'.repeat(4000)}`, 404],
    ['/nothing', 404],
  ])('%s', async (url, code) => {
    expect((await requestRefusal({ url })).code).toBe(code)
  })

  test('gets a page if a site is served, and the envelope under /api', async () => {
    const folder = new URL('../..', import.meta.url).pathname
    const site = { folder: `${folder}/src`, render: async () => new Response('', { status: 404 }) }
    const siteServer = await startTestServer({ jobs: false, sites: [site] })
    const getContentType = async (url: string) => (await siteServer.app.inject({ url })).headers['content-type']
    expect([await getContentType('/%zz'), await getContentType('/api/%zz')]).toEqual([
      'text/html; charset=utf-8',
      'application/json; charset=utf-8',
    ])
    await siteServer.close()
  })
})
