import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../acceptance/src/index.ts'
import { cachedReads } from '../../foundation/src/http/cachedReads.ts'
import { runInScope } from '../../foundation/src/http/callScope.ts'
import type { Tenant } from '../../foundation/src/tenancy/tenant.ts'
import { type ContractCall, contractCalls, exampleOf } from '../../testkit/src/calls.ts'
import { makeDonationToken } from '../../giving/src/webview-links/token.ts'
import { loadDemonstration } from './demonstration/load.ts'

let server: TestServer
let mosque: Tenant
beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, now: () => new Date('2026-11-28T13:00:00Z') })
  await loadDemonstration(server)
  const tenant = await server.directory.byHostname('localhost')
  if (!tenant) throw new Error('The demonstration has no mosque on localhost.')
  mosque = tenant
})
afterAll(() => server.close())

/** The table with the content of a call that takes an id. */
const tables: Readonly<Record<string, string>> = {
  causeView: 'causes',
  aboutSectionView: 'about_sections',
  eventView: 'events',
  newsView: 'news',
  serviceView: 'services',
  classView: 'classes',
  courseView: 'courses',
  campaignView: 'campaigns',
  campaignNeeds: 'campaigns',
  campaignPlans: 'campaigns',
  campaignMessage: 'campaigns',
  campaignFaqs: 'campaigns',
}

/** Returns the parameters of an existing page, and of one that does not exist. */
async function pathsOf({ id, path }: ContractCall): Promise<Record<string, string>[]> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length === 0) return [{}]
  const missing = Object.fromEntries(names.map((name) => [name, 'missing']))
  const table = tables[id]
  if (!table) return [missing]
  const { rows } = await server.database.pool.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE tenant_id = $1 ORDER BY id`,
    [mosque.id],
  )
  return [missing, ...rows.map((row) => ({ ...missing, id: row.id }))]
}

async function callOverHttp({ id, method, path }: ContractCall, params: Record<string, string>) {
  const response = await server.app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    headers: {
      host: 'localhost',
      ...(method === 'POST' ? { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' } : {}),
    },
    ...(method === 'POST' ? { payload: JSON.stringify(exampleOf({ operation: operationOf(id) })) } : {}),
  })
  const body: unknown = response.json()
  return { status: response.statusCode, body }
}

const operationOf = (id: string) => contractCalls.find((call) => call.id === id)?.operation ?? {}

const reads = contractCalls.filter(
  ({ id, method, json, session }) =>
    json && session === 'none' && (method === 'GET' || ['configurationLoad', 'prayerMonth'].includes(id)),
)

test.each(reads)('$id returns the same within the process and in a snapshot as over HTTP', async (call) => {
  for (const params of await pathsOf(call)) {
    const expected = await callOverHttp(call, params)
    const { method, path, operation } = call
    const body = method === 'POST' ? exampleOf({ operation }) : undefined
    const callInternally = () =>
      server.callInternally({ tenant: mosque, log: server.app.log }, { method, path, params: { path: params }, body })
    expect(await callInternally()).toEqual(expected)
    if (!Object.hasOwn(cachedReads, call.id)) continue
    // As while rendering a page: the first calls reveal the statements' columns, the others are sent as one statement.
    const snapshot = server.database.openSnapshot(mosque.id)
    const callTogether = () => Promise.all([callInternally(), callInternally()])
    const results = await runInScope({ db: snapshot.db }, async () => [
      ...(await callTogether()),
      ...(await callTogether()),
    ])
    await snapshot.close()
    expect(results).toEqual([expected, expected, expected, expected])
  }
})

test('a call of a screen that the plan or the mode closes is refused as over HTTP', async () => {
  const tenant = await server.directory.byHostname('basic.localhost')
  if (!tenant) throw new Error('The demonstration has no mosque with the basic plan.')
  const response = await server.callInternally({ tenant, log: server.app.log }, { method: 'GET', path: '/api/news' })
  expect(response.status).toBe(404)
})

test('a call of the mobile app’s page carries the token of its link', async () => {
  const token = await server.database.forTenant(mosque.id)((tx) => makeDonationToken(tx, {}, new Date()))
  const response = await server.callInternally(
    { tenant: mosque, log: server.app.log },
    { method: 'POST', path: '/api/decodeDonationToken', body: { peek: true }, headers: { token } },
  )
  expect(response.status).toBe(200)
})

test('a call that needs a session is refused', async () => {
  const response = await server.callInternally(
    { tenant: mosque, log: server.app.log },
    { method: 'POST', path: '/api/user/export', body: {} },
  )
  expect(response).toMatchObject({ status: 401, body: { data: { code: 401 } } })
})
