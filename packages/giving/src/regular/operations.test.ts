import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { logIn } from '../../../acceptance/src/session.ts'

let host: TestServer
let mosque: TestTenant

beforeAll(async () => {
  host = await startTestServer({ jobs: false })
  mosque = await host.tenant()
})
afterAll(() => host.close())

const change = { id: 'Jx3q9mB2s7wq2K8VvX1pTA', action: 'pause', version: 3 }

test('nobody has a regular gift yet, and the list says so', async () => {
  const { headers } = await logIn(host, mosque)
  const response = await host.post(mosque, '/api/getSubscriptionList', {}, headers)
  expect(response).toMatchObject({ code: 200, body: { data: [] } })
})

test('whether a weekly gift is running is answered to everybody: none is', async () => {
  const response = await host.post(mosque, '/api/isJummahpayCycleRunning', {})
  expect(response).toMatchObject({ code: 200, body: { data: { running: false } } })
})

test.each(['aisha@example.org', 'nobody', '', 'a@b.constructor'])(
  'asked with the email address %j, the answer to a stranger is that none is running',
  async (email) => {
    const response = await host.post(mosque, '/api/isJummahpayCycleRunning', { email })
    expect(response).toMatchObject({ code: 200, body: { data: { running: false } } })
  },
)

test('a regular gift that does not exist cannot be changed, nor its card', async () => {
  const { headers } = await logIn(host, mosque, { email: 'changer@example.org' })
  expect((await host.post(mosque, '/api/updateSubsciption', change, headers)).code).toBe(404)
  const card = { id: change.id, action: 'start' }
  expect((await host.post(mosque, '/api/updateUserSubscriptionData', card, headers)).code).toBe(404)
})

test.each([2_147_483_648, 1e20, -1, 1.5])('a version of %d is refused in words, not broken on', async (version) => {
  const { headers } = await logIn(host, mosque, { email: `v${Math.abs(version)}@example.org` })
  expect((await host.post(mosque, '/api/updateSubsciption', { ...change, version }, headers)).code).toBe(422)
  const managed = { reference: 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM', action: 'pause', version }
  expect((await host.post(mosque, '/api/donation/manage', managed)).code).toBe(422)
})

test('the call to change one is answered under its correct spelling too, and counted with the other', async () => {
  const { headers } = await logIn(host, mosque, { email: 'speller@example.org' })
  expect((await host.post(mosque, '/api/updateSubscription', change)).code).toBe(401)
  const [asSpecified, asSpelt] = [
    await host.post(mosque, '/api/updateSubsciption', change, headers),
    await host.post(mosque, '/api/updateSubscription', change, headers),
  ]
  expect(asSpelt.code).toBe(404)
  expect(asSpelt.body).toEqual(asSpecified.body)
  expect((await host.post(mosque, '/api/updateSubscription', { id: change.id }, headers)).code).toBe(422)
})

test("another mosque's member is nobody here", async () => {
  const { headers } = await logIn(host, await host.tenant())
  expect((await host.post(mosque, '/api/getSubscriptionList', {}, headers)).code).toBe(401)
})

test.each([
  ['/api/getSubscriptionList', {}],
  ['/api/updateSubsciption', change],
  ['/api/updateUserSubscriptionData', { id: change.id, action: 'start' }],
])('%s wants a session', async (url, body) => {
  expect(await host.post(mosque, url, body)).toMatchObject({ code: 401, body: { data: { code: 401 } } })
})

test('a link to manage a gift is no longer good, at any mosque and on every plan', async () => {
  const body = { reference: 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM', action: 'view' }
  for (const tenant of [mosque, await host.tenant({ activePlan: 'basic' })]) {
    const response = await host.post(tenant, '/api/donation/manage', body)
    expect(response).toMatchObject({ code: 410 })
    expect(response.body.data).toEqual({})
  }
})
