import { once } from 'node:events'
import { request } from 'node:http'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDonationToken } from '../../../giving/src/webview-links/token.ts'
import { createMetrics } from './metrics.ts'
import { contractCalls, type ContractCall } from '../../../testkit/src/calls.ts'
import { type Accounts, startAccounts, type TestTenant } from '../../../acceptance/src/index.ts'
import { getCurrentRequestId } from '../watchdog/operations.ts'
import { logRequests } from './requestLog.ts'

/** Personal data to look for: it must not appear in the log, wherever it was sent. */
const mark = 'zuleikha'
const personalData = new RegExp(`${mark}|07700|203\\.0\\.113|LS1 4AP`, 'i')

let server: Accounts
let mosque: TestTenant
let token: string
let lines: string[] = []

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await startAccounts({ logLevel: 'debug', logTo, proxies: 1, sites: undefined })
  mosque = await server.tenant({ phoneCountry: 'GB' })
  ;({ token } = await server.createMember(mosque, { name: `Aisha ${mark}`, email: `${mark}@example.org` }))
})
afterAll(() => server.close())
beforeEach(() => (lines = []))

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Adds the mark to every string of an example; values with a fixed format keep theirs, or are rejected. */
function withMarks(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withMarks(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withMarks(item, name)]))
  if (typeof value !== 'string') return value
  if (/email/i.test(key)) return `${mark}@example.org`
  if (/phone|contact/i.test(key) && /^[\d+ ]+$/.test(value)) return '07700 900123'
  if (/post|address/i.test(key)) return `1 ${mark} Road, LS1 4AP`
  if (/name|message|note|subject|password|reference|token|card/i.test(key)) return `${value} ${mark}`
  return value
}

const getExample = (call: ContractCall): object => {
  const example = ['requestBody', 'content', 'application/json', 'example'].reduce<unknown>(getField, call.operation)
  return typeof example === 'object' && example !== null ? example : {}
}

/** Calls that end the session, made last because the others need it. */
const sessionEndingCalls = ['userLogout', 'passwordChange', 'userUpdate', 'userDelete']
const orderedCalls = contractCalls.toSorted(
  (a, b) => sessionEndingCalls.indexOf(a.id) - sessionEndingCalls.indexOf(b.id),
)

async function callEverything(change: (body: object) => unknown): Promise<number[]> {
  const codes: number[] = []
  for (const call of orderedCalls) {
    const response = await server.app.inject({
      method: call.method,
      url: `${call.path.replaceAll(/\{\w+\}/g, `${mark}-in-the-path`)}?reference=${mark}&email=${mark}@example.org`,
      remoteAddress: '203.0.113.77',
      headers: {
        host: mosque.hostname,
        'user-agent': `Mozilla/5.0 ${mark}`,
        cookie: `language=${mark}`,
        referer: `https://${mark}.example.org/user/resetpassword/${mark}`,
        'x-forwarded-for': '203.0.113.78',
        'x-jwt-token': token,
        ...(call.id === 'donationTokenDecode' ? { token: `${mark}-token` } : {}),
        ...(call.method === 'POST' ? { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' } : {}),
      },
      ...(call.method === 'POST' ? { payload: JSON.stringify(change(getExample(call))) } : {}),
    })
    codes.push(response.statusCode)
  }
  return codes
}

const readLog = () =>
  lines.map((line) => {
    const value: unknown = JSON.parse(line)
    return Object.fromEntries(typeof value === 'object' && value ? Object.entries(value) : [])
  })

/** Expects neither personal data nor a session token in the log. */
function expectNoPersonalData() {
  for (const line of lines) {
    expect(line).not.toMatch(personalData)
    expect(line).not.toContain(token)
  }
}

// Every call of the contract, one after another.
describe('the debug log contains no personal data from any call', { timeout: 60_000 }, () => {
  test('with a valid request', async () => {
    const codes = await callEverything((body) => withMarks(body))
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(25)
    await server.processRequests()
    expectNoPersonalData()
    const responses = readLog().filter(({ msg }) => msg === 'answered')
    expect(responses).toHaveLength(contractCalls.length)
    expect(responses[0]).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reqId: expect.stringMatching(/^[0-9a-f]{10}-\w+$/),
      operation: orderedCalls[0]?.id,
      tenant: mosque.slug,
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      msg: 'answered',
    })
  })

  test('with invalid JSON, or unknown fields', async () => {
    await callEverything((body) => ({ ...body, [`field ${mark}`]: mark }))
    await server.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { host: mosque.hostname, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      payload: `{"name": "${mark}", `,
    })
    await server.app.inject({ url: `/%zz/${mark}`, headers: { host: mosque.hostname } })
    await server.app.inject({ url: `/api/${mark}?${mark}`, headers: { host: `${mark}.example.org` } })
    expectNoPersonalData()
  })

  test('when every table is broken, and every call fails', async () => {
    const reference = await server.database.forTenant(mosque.id)((tx) => makeDonationToken(tx, {}, new Date()))
    const { pool } = server.database
    const { rows } = await pool.query<{ name: string }>(
      "SELECT format('%I', relname) AS name FROM pg_class WHERE relkind = 'r' AND relforcerowsecurity",
    )
    const brokenTables = rows.filter(
      ({ name }) => !['settings', 'sessions', 'users', 'payment_accounts', 'campaigns'].includes(name),
    )
    for (const { name } of brokenTables) await pool.query(`ALTER TABLE ${name} RENAME COLUMN tenant_id TO was_tenant`)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const codes = await callEverything((body) => withMarks(body))
    for (const { name } of brokenTables) await pool.query(`ALTER TABLE ${name} RENAME COLUMN was_tenant TO tenant_id`)
    expect(codes.filter((code) => code === 500).length).toBeGreaterThan(15)
    expectNoPersonalData()
    expect(lines.join('')).not.toContain(reference)
    const failures = readLog().filter(({ level }) => level === 'error')
    // Each can be found by the request id sent to the visitor.
    for (const line of failures)
      expect(line).toMatchObject({ reqId: expect.any(String), err: { stack: expect.any(String) } })
  })
})

const readRequestId = async (headers: Record<string, string>) =>
  (await server.app.inject({ url: '/healthz', headers })).headers['x-request-id']

test('uses a valid request id from a proxy, and ignores an invalid one', async () => {
  const requestId = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
  expect(await readRequestId({ 'x-request-id': requestId })).toBe(requestId)
  for (const invalidId of [`${mark}@example.org`, 'a b', 'abc', 'f'.repeat(65), '{"a":1}'])
    expect(await readRequestId({ 'x-request-id': invalidId })).toMatch(/^[0-9a-f]{10}-\w+$/)
})

test('ignores a client’s request id without a proxy', async () => {
  const directServer = await startAccounts()
  const response = await directServer.app.inject({ url: '/healthz', headers: { 'x-request-id': 'f81d4fae7dec11d0' } })
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-\w+$/)
  await directServer.close()
})

test('code that runs after the handler still has its request id', async () => {
  const ids: (string | undefined)[] = []
  const app = Fastify()
  logRequests(app, createMetrics(server.database, { version: '1', build: '1' }))
  app.post('/later', (_request, reply) => {
    setTimeout(() => ids.push(getCurrentRequestId()), 1)
    return reply.send('ok')
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  // A body in two parts, so that a socket event starts the rest of the call.
  const clientRequest = request(`${address}/later`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  clientRequest.write('{"a":')
  await new Promise((resolve) => setTimeout(resolve, 30))
  clientRequest.end('1}')
  await once(clientRequest, 'response')
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(ids).toEqual(['req-1'])
  expect(getCurrentRequestId()).toBeUndefined()
  clientRequest.destroy()
  await app.close()
})
