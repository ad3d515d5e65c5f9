import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'

type LocalRequest = { path: string; method?: string; headers?: Record<string, string>; port?: number; body?: string }

let host: TestServer
let port: number

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' && address ? address.port : 0)

beforeAll(async () => {
  host = await startTestServer({
    jobs: false,
    limitRates: false,
    desk: {
      hostname: deskHostname,
      installationOwners: 'demonstration',
      signup: { mode: 'open', domain: 'localhost' },
    },
  })
  await staffUser(host, await host.tenant(), ['owner'], { demonstration: true })
  await host.app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(host.app.server.address())
})
afterAll(() => host.close())

/** Sends a request over a socket, as a browser does. */
const send = ({ path, method = 'GET', headers = {}, port: toPort = port, body }: LocalRequest) =>
  new Promise<{ code: number; text: string; cookie?: string }>((resolve, reject) => {
    const defaultHeaders = {
      host: deskHostname,
      origin: `http://${deskHostname}`,
      'x-requested-with': 'XMLHttpRequest',
    }
    const json = method === 'POST' ? { 'content-type': 'application/json' } : {}
    const request = http.request({
      host: '127.0.0.1',
      port: toPort,
      path,
      method,
      headers: { ...defaultHeaders, ...json, ...headers },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({ code: response.statusCode ?? 0, text, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] }),
      )
    })
    request.end(method === 'POST' ? (body ?? '{}') : undefined)
  })

/** Starts a proxy that `PROXIES` does not count. @param changeHeaders changes the forwarded headers */
async function startProxy(changeHeaders: (headers: http.IncomingHttpHeaders) => http.OutgoingHttpHeaders) {
  const proxy = http.createServer((clientRequest, clientResponse) => {
    const { url: path, method } = clientRequest
    const upstreamRequest = http.request(
      { host: '127.0.0.1', port, path, method, headers: changeHeaders(clientRequest.headers) },
      (response) => {
        clientResponse.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(clientResponse)
      },
    )
    clientRequest.pipe(upstreamRequest)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { port: portOf(proxy.address()), close: () => new Promise((resolve) => proxy.close(resolve)) }
}

const sessionPath = '/api/desk/session'
const ownerEntryPath = '/api/desk/demonstration/installation'

/** Headers by which proxies, CDNs and tunnels are recognised. */
const proxyHeaders: [string, string][] = [
  ['forwarded', 'for=198.51.100.7'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-for', ''],
  ['X-Forwarded-Host', deskHostname],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-port', '443'],
  ['x-forwarded-server', 'front'],
  ['x-original-forwarded-for', '198.51.100.7'],
  ['x-real-ip', '198.51.100.7'],
  ['x-client-ip', '198.51.100.7'],
  ['x-cluster-client-ip', '198.51.100.7'],
  ['true-client-ip', '198.51.100.7'],
  ['cf-connecting-ip', '198.51.100.7'],
  ['cf-ray', '8f1'],
  ['cdn-loop', 'cloudflare'],
  ['fastly-client-ip', '198.51.100.7'],
  ['fly-client-ip', '198.51.100.7'],
  ['x-envoy-external-address', '198.51.100.7'],
  ['x-azure-clientip', '198.51.100.7'],
  ['x-appengine-user-ip', '198.51.100.7'],
  ['x-amzn-trace-id', 'Root=1'],
  ['via', '1.1 front'],
]

test('a visitor on this machine enters the demonstration as owner of the installation', async () => {
  const view = await send({ path: sessionPath })
  expect(view.code).toBe(200)
  expect(JSON.parse(view.text)).toMatchObject({ data: { installationEntry: true, entries: [expect.anything()] } })
  const { code, cookie = '' } = await send({ path: ownerEntryPath, method: 'POST' })
  expect(code).toBe(200)
  expect((await send({ path: '/api/desk/installation', headers: { cookie } })).code).toBe(200)
})

describe('a visitor through an unconfigured proxy', () => {
  test.each(proxyHeaders)('does not count as local: %s: %s', async (name, value) => {
    const { cookie = '' } = await send({ path: ownerEntryPath, method: 'POST' })
    for (const [path, method] of [
      [sessionPath, 'GET'],
      [ownerEntryPath, 'POST'],
      ['/api/desk/installation', 'GET'],
    ] as const) {
      const { code, text } = await send({ path, method, headers: { cookie, [name]: value } })
      expect([path, code]).toEqual([path, 403])
      expect(text).not.toContain('installationEntry')
    }
  })

  test('does not count as local if the proxy adds a header', async () => {
    const proxy = await startProxy((headers) => ({ ...headers, 'x-forwarded-for': '198.51.100.7' }))
    expect((await send({ path: ownerEntryPath, method: 'POST', port: proxy.port })).code).toBe(403)
    await proxy.close()
  })

  test('does not count as local if the proxy keeps the host name and adds no header', async () => {
    const namedServer = await startTestServer({
      jobs: false,
      limitRates: false,
      desk: { hostname: 'desk.example.org', installationOwners: 'demonstration' },
    })
    const headers = {
      host: 'desk.example.org',
      origin: 'http://desk.example.org',
      'x-requested-with': 'XMLHttpRequest',
    }
    for (const method of ['GET', 'POST'] as const) {
      const url = method === 'GET' ? sessionPath : ownerEntryPath
      const json = method === 'POST' ? { 'content-type': 'application/json' } : {}
      const response = await namedServer.app.inject({
        method,
        url,
        headers: { ...headers, ...json },
        remoteAddress: '127.0.0.1',
      })
      expect([url, response.statusCode]).toEqual([url, 403])
    }
    await namedServer.close()
  })
})

test('a visitor through a configured proxy over https does not count as local, whatever address it sends', async () => {
  const proxiedServer = await startTestServer({
    jobs: false,
    limitRates: false,
    proxies: 1,
    desk: { hostname: deskHostname, installationOwners: 'demonstration' },
  })
  await staffUser(proxiedServer, await proxiedServer.tenant(), ['owner'], { demonstration: true })
  const headers = {
    host: deskHostname,
    origin: `https://${deskHostname}`,
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  }
  const view = await proxiedServer.app.inject({ url: sessionPath, headers })
  expect(view.statusCode).toBe(200)
  expect(view.json()).toMatchObject({ data: { entries: [] } })
  expect(view.body).not.toContain('installationEntry')
  const entry = await proxiedServer.app.inject({
    method: 'POST',
    url: ownerEntryPath,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(entry.statusCode).toBe(404)
  await proxiedServer.close()
})

test('visitors through an unconfigured proxy share one network’s limit on new sites', async () => {
  const proxiedServer = await startTestServer({
    jobs: false,
    limitRates: false,
    proxies: 1,
    desk: { hostname: deskHostname, signup: { mode: 'open', domain: 'localhost' } },
  })
  const codes = []
  for (let index = 0; index < 13; index += 1) {
    const response = await proxiedServer.app.inject({
      method: 'POST',
      url: '/api/desk/signup/begin',
      headers: {
        host: deskHostname,
        origin: `https://${deskHostname}`,
        'x-requested-with': 'XMLHttpRequest',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ email: `one${index}@example.org`, language: 'en' }),
    })
    codes.push(response.statusCode)
  }
  expect(codes).toEqual([...Array.from({ length: 12 }, () => 200), 429])
  await proxiedServer.close()
})
