import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardAccountTasks } from '../card-accounts/tasks.ts'
import { createPayments } from '../providers/payments.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startConnectBench, testPlatform } from '../../../acceptance/src/stripe/connectBench.ts'
import { startGiving } from '../../../acceptance/src/stripe/giving.ts'

let bench: Awaited<ReturnType<typeof startConnectBench>>
beforeAll(async () => {
  bench = await startConnectBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.renew())

describe('the account state', () => {
  test('is read from Stripe, not from the event', async () => {
    await bench.start()
    await bench.decide('approve')
    bench.stub.settleConnected(bench.account(), 'checking')
    const forgedAccount = { id: bench.account(), object: 'account', charges_enabled: true, details_submitted: true }
    await bench.ring(bench.account(), { id: 'evt_claim', data: { object: forgedAccount } })
    expect(await bench.view()).toMatchObject({ state: 'checking' })
    expect(await bench.give()).toBe(503)
  })

  test('stops and restarts card payments, and displays a problem to staff who handle money', async () => {
    await bench.ready()
    expect([await bench.give(), await bench.problems()]).toEqual([200, []])
    await bench.settle('deadline')
    expect(await bench.view()).toMatchObject({
      state: 'ready',
      needs: ['personProof'],
      deadline: '2026-12-07T19:00:00.000Z',
    })
    expect([await bench.give(), await bench.problems()]).toEqual([
      200,
      [{ kind: 'cardPaymentsDue', day: '2026-12-07' }],
    ])
    await bench.settle('past-due')
    expect(await bench.view()).toMatchObject({ state: 'stopped', reason: 'missing', needs: ['personProof'] })
    expect([await bench.give(), await bench.problems()]).toEqual([503, [{ kind: 'cardPaymentsStopped' }]])
    expect(await bench.pages()).not.toContain(bench.account())
    expect(await bench.problems(await staffUser(bench.server, bench.mosque, ['editor'], { now: bench.now }))).toEqual(
      [],
    )
    expect((await bench.start()).url).toBeDefined()
    await bench.settle('complete')
    expect([await bench.give(), await bench.problems(), (await bench.view()).state]).toEqual([200, [], 'ready'])
    await bench.settle('rejected')
    expect(await bench.view()).toMatchObject({ state: 'stopped', reason: 'rejected' })
  })

  test('is read hourly and by “Check again” if an event was lost', async () => {
    await bench.start()
    await bench.decide('approve')
    bench.stub.settleConnected(bench.account(), 'checking')
    expect((await bench.aisha.post(`${bench.path()}/check`)).body.data).toMatchObject({ state: 'checking' })
    bench.stub.settleConnected(bench.account(), 'complete')
    const { database, secrets } = bench.server
    const payments = createPayments({ secrets, platform: testPlatform, stripeApiBase: bench.stub.url })
    const log = { error: (fields: unknown) => expect(fields).toBeUndefined() }
    await cardAccountTasks({ database, payments, now: () => bench.now, log })['card-accounts-read']()
    expect(await bench.view()).toMatchObject({ state: 'ready' })
  })

  test('is ignored if it is older than the stored state', async () => {
    await bench.ready()
    const { database, secrets } = bench.server
    const payments = createPayments({ secrets, platform: testPlatform, stripeApiBase: bench.stub.url })
    bench.stub.settleConnected(bench.account(), 'review')
    const log = { error: (fields: unknown) => expect(fields).toBeUndefined() }
    const earlierTime = new Date(bench.now.getTime() - 3_600_000)
    await cardAccountTasks({ database, payments, now: () => earlierTime, log })['card-accounts-read']()
    expect(await bench.view()).toMatchObject({ state: 'ready' })
  })

  test('enables card payments once, and they stay off if the operator switched them off', async () => {
    await bench.ready()
    await bench.server.database.pool.query(
      `update settings set value = 'none' where tenant_id = $1 and key = 'paymentMode'`,
      [bench.mosque.id],
    )
    await bench.settle('past-due')
    await bench.settle('complete')
    expect(await bench.view()).toMatchObject({ state: 'off' })
    expect(await bench.give()).toBe(503)
  })
})

describe('card payments cannot be set up', () => {
  test.each([['administrator'], ['editor'], ['viewer'], ['imam']] as const)(
    'by a member who is only %s',
    async (role) => {
      const user = await staffUser(bench.server, bench.mosque, [role], { now: bench.now })
      expect([(await user.get(bench.path())).code, (await bench.start(user)).code]).toEqual([403, 403])
      expect(bench.opened()).toEqual([])
    },
  )

  test('by a treasurer, who may only view and check', async () => {
    await bench.start()
    const treasurer = await staffUser(bench.server, bench.mosque, ['treasurer'], { now: bench.now })
    expect(await bench.view(treasurer)).toMatchObject({ state: 'needed' })
    expect((await treasurer.post(`${bench.path()}/check`)).code).toBe(200)
    expect((await bench.start(treasurer)).code).toBe(403)
  })

  test('in the demonstration, or if the mosque has its own keys', async () => {
    const visitor = await staffUser(bench.server, bench.mosque, ['owner'], {
      demonstration: true,
      method: 'demonstration',
      now: bench.now,
    })
    expect((await bench.start(visitor)).code).toBe(403)
    const keyedMosque = await bench.giving.mosque()
    const owner = await staffUser(bench.server, keyedMosque, ['owner'], { now: bench.now })
    expect([(await bench.view(owner, keyedMosque)).state, (await bench.start(owner, keyedMosque)).code]).toEqual([
      'ownKeys',
      409,
    ])
    expect([bench.opened(), bench.opened(keyedMosque)]).toEqual([[], []])
  })

  test('to receive gifts before the mosque is approved', async () => {
    await bench.server.database.pool.query("update tenants set review = 'waiting' where id = $1", [bench.mosque.id])
    bench.server.directory.forget()
    await bench.ready()
    bench.server.directory.forget()
    expect(await bench.view()).toMatchObject({ state: 'ready', unapproved: true })
    expect(await bench.give()).toBe(503)
    expect(await bench.pages()).not.toContain(bench.account())
    await bench.server.database.pool.query("update tenants set review = 'approved' where id = $1", [bench.mosque.id])
    expect(await bench.give()).toBe(200)
  })

  test('after the owner has removed the platform in Stripe, until a command connects the account again', async () => {
    await bench.ready()
    const deauthorisation = {
      id: 'evt_bye',
      type: 'account.application.deauthorized',
      data: { object: { id: 'ca_1', object: 'application' } },
    }
    await bench.ring(bench.account(), { ...deauthorisation, created: Math.floor(Date.now() / 1000) + 60 })
    expect(await bench.view()).toMatchObject({ state: 'closed' })
    expect([(await bench.start()).code, await bench.give()]).toEqual([409, 503])
    expect(bench.opened()).toHaveLength(1)
  })
})

test('without platform keys, card payments are unavailable', async () => {
  const giving = await startGiving('stripe', { latency: 0, desk: { hostname: deskHostname } })
  const tenant = await giving.server.tenant({ paymentMode: 'none' })
  const owner = await staffUser(giving.server, tenant, ['owner'])
  expect((await owner.get(bench.path(tenant))).body.data).toMatchObject({ state: 'unavailable' })
  expect((await owner.post(`${bench.path(tenant)}/start`)).code).toBe(409)
  await giving.close()
})
