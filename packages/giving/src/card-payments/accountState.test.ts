import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardAccountTasks } from '../card-accounts/tasks.ts'
import { createPayments } from '../providers/payments.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startConnectHarness, testPlatform } from '../../../acceptance/src/stripe/connectHarness.ts'
import { startGiving } from '../../../acceptance/src/stripe/giving.ts'

let harness: Awaited<ReturnType<typeof startConnectHarness>>
beforeAll(async () => {
  harness = await startConnectHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.openNextMosque())

describe('the account state', () => {
  test('is read from Stripe, not from the event', async () => {
    await harness.startOpening()
    await harness.decide('approve')
    harness.stub.settleConnected(harness.accountId(), 'checking')
    const forgedAccount = { id: harness.accountId(), object: 'account', charges_enabled: true, details_submitted: true }
    await harness.postNewestEvent(harness.accountId(), { id: 'evt_claim', data: { object: forgedAccount } })
    expect(await harness.readView()).toMatchObject({ state: 'checking' })
    expect(await harness.tryToGive()).toBe(503)
  })

  test('stops and restarts card payments, and displays a problem to staff who handle money', async () => {
    await harness.turnOnCardPayments()
    expect([await harness.tryToGive(), await harness.readProblems()]).toEqual([200, []])
    await harness.settle('deadline')
    expect(await harness.readView()).toMatchObject({
      state: 'ready',
      needs: ['personProof'],
      deadline: '2026-12-07T19:00:00.000Z',
    })
    expect([await harness.tryToGive(), await harness.readProblems()]).toEqual([
      200,
      [{ kind: 'cardPaymentsDue', day: '2026-12-07' }],
    ])
    await harness.settle('past-due')
    expect(await harness.readView()).toMatchObject({ state: 'stopped', reason: 'missing', needs: ['personProof'] })
    expect([await harness.tryToGive(), await harness.readProblems()]).toEqual([503, [{ kind: 'cardPaymentsStopped' }]])
    expect(await harness.readConfiguration()).not.toContain(harness.accountId())
    expect(
      await harness.readProblems(await staffUser(harness.server, harness.mosque, ['editor'], { now: harness.now })),
    ).toEqual([])
    expect((await harness.startOpening()).url).toBeDefined()
    await harness.settle('complete')
    expect([await harness.tryToGive(), await harness.readProblems(), (await harness.readView()).state]).toEqual([
      200,
      [],
      'ready',
    ])
    await harness.settle('rejected')
    expect(await harness.readView()).toMatchObject({ state: 'stopped', reason: 'rejected' })
  })

  test('is read hourly and by “Check again” if an event was lost', async () => {
    await harness.startOpening()
    await harness.decide('approve')
    harness.stub.settleConnected(harness.accountId(), 'checking')
    expect((await harness.aisha.post(`${harness.path()}/check`)).body.data).toMatchObject({ state: 'checking' })
    harness.stub.settleConnected(harness.accountId(), 'complete')
    const { database, secrets } = harness.server
    const payments = createPayments({ secrets, platform: testPlatform, stripeApiBase: harness.stub.url })
    const log = { error: (fields: unknown) => expect(fields).toBeUndefined() }
    await cardAccountTasks({ database, payments, now: () => harness.now, log })['card-accounts-read']()
    expect(await harness.readView()).toMatchObject({ state: 'ready' })
  })

  test('is ignored if it is older than the stored state', async () => {
    await harness.turnOnCardPayments()
    const { database, secrets } = harness.server
    const payments = createPayments({ secrets, platform: testPlatform, stripeApiBase: harness.stub.url })
    harness.stub.settleConnected(harness.accountId(), 'review')
    const log = { error: (fields: unknown) => expect(fields).toBeUndefined() }
    const earlierTime = new Date(harness.now.getTime() - 3_600_000)
    await cardAccountTasks({ database, payments, now: () => earlierTime, log })['card-accounts-read']()
    expect(await harness.readView()).toMatchObject({ state: 'ready' })
  })

  test('enables card payments once, and they stay off if the operator switched them off', async () => {
    await harness.turnOnCardPayments()
    await harness.server.database.pool.query(
      `update settings set value = 'none' where tenant_id = $1 and key = 'paymentMode'`,
      [harness.mosque.id],
    )
    await harness.settle('past-due')
    await harness.settle('complete')
    expect(await harness.readView()).toMatchObject({ state: 'off' })
    expect(await harness.tryToGive()).toBe(503)
  })
})

describe('card payments cannot be set up', () => {
  test.each([['administrator'], ['editor'], ['viewer'], ['imam']] as const)(
    'by a member who is only %s',
    async (role) => {
      const user = await staffUser(harness.server, harness.mosque, [role], { now: harness.now })
      expect([(await user.get(harness.path())).code, (await harness.startOpening(user)).code]).toEqual([403, 403])
      expect(harness.listOpened()).toEqual([])
    },
  )

  test('by a treasurer, who may only view and check', async () => {
    await harness.startOpening()
    const treasurer = await staffUser(harness.server, harness.mosque, ['treasurer'], { now: harness.now })
    expect(await harness.readView(treasurer)).toMatchObject({ state: 'needed' })
    expect((await treasurer.post(`${harness.path()}/check`)).code).toBe(200)
    expect((await harness.startOpening(treasurer)).code).toBe(403)
  })

  test('in the demonstration, or if the mosque has its own keys', async () => {
    const visitor = await staffUser(harness.server, harness.mosque, ['owner'], {
      demonstration: true,
      method: 'demonstration',
      now: harness.now,
    })
    expect((await harness.startOpening(visitor)).code).toBe(403)
    const keyedMosque = await harness.giving.mosque()
    const owner = await staffUser(harness.server, keyedMosque, ['owner'], { now: harness.now })
    expect([
      (await harness.readView(owner, keyedMosque)).state,
      (await harness.startOpening(owner, keyedMosque)).code,
    ]).toEqual(['ownKeys', 409])
    expect([harness.listOpened(), harness.listOpened(keyedMosque)]).toEqual([[], []])
  })

  test('to receive gifts before the mosque is approved', async () => {
    await harness.server.database.pool.query("update tenants set review = 'waiting' where id = $1", [harness.mosque.id])
    harness.server.directory.forget()
    await harness.turnOnCardPayments()
    harness.server.directory.forget()
    expect(await harness.readView()).toMatchObject({ state: 'ready', unapproved: true })
    expect(await harness.tryToGive()).toBe(503)
    expect(await harness.readConfiguration()).not.toContain(harness.accountId())
    await harness.server.database.pool.query("update tenants set review = 'approved' where id = $1", [
      harness.mosque.id,
    ])
    expect(await harness.tryToGive()).toBe(200)
  })

  test('after the owner has removed the platform in Stripe, until a command connects the account again', async () => {
    await harness.turnOnCardPayments()
    const deauthorisation = {
      id: 'evt_bye',
      type: 'account.application.deauthorized',
      data: { object: { id: 'ca_1', object: 'application' } },
    }
    await harness.postNewestEvent(harness.accountId(), {
      ...deauthorisation,
      created: Math.floor(Date.now() / 1000) + 60,
    })
    expect(await harness.readView()).toMatchObject({ state: 'closed' })
    expect([(await harness.startOpening()).code, await harness.tryToGive()]).toEqual([409, 503])
    expect(harness.listOpened()).toHaveLength(1)
  })
})

test('without platform keys, card payments are unavailable', async () => {
  const giving = await startGiving('stripe', { latency: 0, desk: { hostname: deskHostname } })
  const tenant = await giving.server.tenant({ paymentMode: 'none' })
  const owner = await staffUser(giving.server, tenant, ['owner'])
  expect((await owner.get(harness.path(tenant))).body.data).toMatchObject({ state: 'unavailable' })
  expect((await owner.post(`${harness.path(tenant)}/start`)).code).toBe(409)
  await giving.close()
})
