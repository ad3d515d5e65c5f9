import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createLoggedInMember } from '../../../acceptance/src/session.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const change = { id: 'Jx3q9mB2s7wq2K8VvX1pTA', action: 'pause', version: 3 }

test('returns an empty list for a member without regular gifts', async () => {
  const { headers } = await createLoggedInMember(server, mosque)
  const response = await server.post(mosque, '/api/getSubscriptionList', {}, headers)
  expect(response).toMatchObject({ code: 200, body: { data: [] } })
})

test('reports no running weekly gift without a session', async () => {
  const response = await server.post(mosque, '/api/isJummahpayCycleRunning', {})
  expect(response).toMatchObject({ code: 200, body: { data: { running: false } } })
})

test.each(['aisha@example.org', 'unknown', '', 'a@b.constructor'])(
  'reports no running weekly gift without a session for the email address %j',
  async (email) => {
    const response = await server.post(mosque, '/api/isJummahpayCycleRunning', { email })
    expect(response).toMatchObject({ code: 200, body: { data: { running: false } } })
  },
)

test('returns 404 for a change or card change to an unknown regular gift', async () => {
  const { headers } = await createLoggedInMember(server, mosque, { email: 'changer@example.org' })
  expect((await server.post(mosque, '/api/updateSubsciption', change, headers)).code).toBe(404)
  const card = { id: change.id, action: 'start' }
  expect((await server.post(mosque, '/api/updateUserSubscriptionData', card, headers)).code).toBe(404)
})

test.each([2_147_483_648, 1e20, -1, 1.5])(
  'rejects a version of %d with a message instead of failing',
  async (version) => {
    const { headers } = await createLoggedInMember(server, mosque, { email: `v${Math.abs(version)}@example.org` })
    expect((await server.post(mosque, '/api/updateSubsciption', { ...change, version }, headers)).code).toBe(422)
    const body = { reference: 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM', action: 'pause', version }
    expect((await server.post(mosque, '/api/donation/manage', body)).code).toBe(422)
  },
)

test('the change operation also works with its name spelt correctly, with the same rate limit', async () => {
  const { headers } = await createLoggedInMember(server, mosque, { email: 'speller@example.org' })
  expect((await server.post(mosque, '/api/updateSubscription', change)).code).toBe(401)
  const [specifiedResponse, correctResponse] = [
    await server.post(mosque, '/api/updateSubsciption', change, headers),
    await server.post(mosque, '/api/updateSubscription', change, headers),
  ]
  expect(correctResponse.code).toBe(404)
  expect(correctResponse.body).toEqual(specifiedResponse.body)
  expect((await server.post(mosque, '/api/updateSubscription', { id: change.id }, headers)).code).toBe(422)
})

test("rejects another mosque's member", async () => {
  const { headers } = await createLoggedInMember(server, await server.tenant())
  expect((await server.post(mosque, '/api/getSubscriptionList', {}, headers)).code).toBe(401)
})

test.each([
  ['/api/getSubscriptionList', {}],
  ['/api/updateSubsciption', change],
  ['/api/updateUserSubscriptionData', { id: change.id, action: 'start' }],
])('%s requires a session', async (url, body) => {
  expect(await server.post(mosque, url, body)).toMatchObject({ code: 401, body: { data: { code: 401 } } })
})

test('returns 410 for an unknown management link, at any mosque and on every plan', async () => {
  const body = { reference: 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM', action: 'view' }
  for (const tenant of [mosque, await server.tenant({ activePlan: 'basic' })]) {
    const response = await server.post(tenant, '/api/donation/manage', body)
    expect(response).toMatchObject({ code: 410 })
    expect(response.body.data).toEqual({})
  }
})
