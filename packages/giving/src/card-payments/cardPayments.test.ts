import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approvalTasks } from '../../../staff/src/approvals/tasks.ts'
import { approvalKinds } from '../../../server/src/features.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startConnectBench } from '../../../acceptance/src/stripe/connectBench.ts'

let bench: Awaited<ReturnType<typeof startConnectBench>>
beforeAll(async () => {
  bench = await startConnectBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.renew())

describe('an owner', () => {
  test('sets up card payments, and a donor then pays into the mosque’s own account', async () => {
    expect(await bench.view()).toEqual({ state: 'notBegun', test: true, unapproved: false, needs: [] })
    const { code, url } = await bench.start()
    expect([code, url]).toEqual([200, expect.stringContaining(bench.stub.url)])
    expect(bench.opened()).toMatchObject([
      { type: 'standard', country: 'GB', business_profile: { name: 'Masjid an-Noor' }, metadata: { env: 'test' } },
    ])
    expect(await bench.view()).toMatchObject({
      state: 'needed',
      needs: ['organisation', 'person', 'bankAccount', 'terms'],
      agreement: 'waiting',
      account: bench.account(),
    })
    expect(await bench.give()).toBe(503)
    await bench.settle('checking')
    expect(await bench.view()).toMatchObject({ state: 'checking', needs: [] })
    await bench.settle('complete')
    expect(await bench.view()).toMatchObject({ state: 'agreement', agreement: 'waiting' })
    expect(await bench.give()).toBe(503)
    expect(await bench.pages()).not.toContain(bench.account())
    expect(await bench.decide('approve')).toBe(200)
    expect(await bench.view()).toEqual({
      state: 'ready',
      test: true,
      unapproved: false,
      needs: [],
      account: bench.account(),
    })
    expect(await bench.pages()).toContain(bench.account())

    const donor = { ...bench.mosque, accountId: '', secretKey: '', webhookSecret: '' }
    bench.server.directory.forget()
    expect((await bench.giving.pay(donor, await bench.giving.attempt(donor))).code).toBe(200)
    expect(bench.stub.account(bench.account()).charges).toMatchObject([{ amount: 2500 }])
    const { data }: { data: { sentence: string }[] } = Object(
      (await bench.aisha.get(`/mosques/${bench.mosque.slug}/log`)).body,
    )
    expect(data.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        `Aisha Rahman opened the Stripe account ${bench.account()}`,
        `Aisha Rahman turned on card payments with the Stripe account ${bench.account()}`,
      ]),
    )
  })

  test('or another owner can continue with the same account and a new link', async () => {
    const urls = [(await bench.start()).url, (await bench.start()).url, (await bench.start(bench.yusuf)).url]
    expect(new Set(urls).size).toBe(3)
    expect(bench.opened()).toHaveLength(1)
  })

  test('is returned only to this page of their own desk', async () => {
    const { url = '' } = await bench.start()
    const fetchHeaders = async (init: RequestInit = {}) => (await fetch(url, { ...init, redirect: 'manual' })).headers
    expect((await fetchHeaders()).get('content-type')).toContain('text/html')
    const page = new RegExp(`^http://${deskHostname}(:\\d+)?/${bench.mosque.slug}/details/ways-to-give`)
    const submitHeaders = await fetchHeaders({ method: 'POST', body: 'outcome=later' })
    expect(submitHeaders.get('location')).toMatch(new RegExp(`${page.source}\\?stripe=back$`))
    // A used link also returns to the page.
    expect((await fetchHeaders()).get('location')).toMatch(new RegExp(`${page.source}\\?stripe=again$`))
  })

  test('who is the only owner gets card payments automatically after 72 hours', async () => {
    const smallMosque = await bench.server.tenant({ paymentMode: 'none' })
    const maryam = await staffUser(bench.server, smallMosque, ['owner'], { name: 'Maryam Ali', now: bench.now })
    await bench.start(maryam, smallMosque)
    bench.stub.settleConnected(bench.account(smallMosque), 'complete')
    await bench.ring(bench.account(smallMosque))
    expect(await bench.view(maryam, smallMosque)).toMatchObject({
      state: 'agreement',
      startsAt: '2026-11-26T19:00:00.000Z',
    })
    bench.later(73)
    const { database, directory } = bench.server
    const address = () => `http://${deskHostname}`
    const log = { error: (fields: unknown) => expect(fields).toBeUndefined() }
    await approvalTasks({ database, directory, approvalKinds, address, now: () => bench.now, log })['approvals-due']()
    expect(await bench.view(maryam, smallMosque)).toMatchObject({ state: 'ready' })
    expect(await bench.give(smallMosque)).toBe(200)
  })

  test('whose request was declined can ask again, and no cards are taken in the meantime', async () => {
    await bench.start()
    await bench.settle('complete')
    expect(await bench.decide('decline')).toBe(200)
    expect(await bench.view()).toMatchObject({ state: 'agreement', agreement: 'missing' })
    expect(await bench.give()).toBe(503)
    expect(await bench.start()).toMatchObject({ code: 200, message: expect.stringContaining('emailed') })
    expect(await bench.view()).toMatchObject({ agreement: 'waiting' })
    expect([await bench.decide('approve'), (await bench.view()).state]).toEqual([200, 'ready'])
  })
})

describe('exactly one account is opened', () => {
  test('for two owners who click at once', async () => {
    const responses = await Promise.all([bench.start(bench.aisha), bench.start(bench.yusuf), bench.start(bench.aisha)])
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(bench.opened()).toHaveLength(1)
  })

  test.each(['hang-up-after', 'error-after'] as const)('if the response is lost (%s)', async (fault) => {
    bench.stub.fail([fault])
    expect((await bench.start()).code).toBe(200)
    expect(bench.opened()).toHaveLength(1)
  })

  test('if there is no response for a day and the idempotency key has expired', async () => {
    bench.stub.fail(['hang-up-after'])
    // The search fails twice, including the SDK's retries.
    bench.stub.fail(
      Array.from({ length: 6 }, () => 'error-500'),
      'read',
    )
    expect(await bench.start()).toMatchObject({
      code: 503,
      message: expect.stringContaining('won’t open a second account'),
    })
    expect(await bench.view()).toMatchObject({ state: 'notBegun' })
    bench.later(30)
    bench.stub.account('sk_test_platform').forgetKeys()
    expect((await bench.start()).code).toBe(200)
    expect(bench.opened()).toHaveLength(1)
  })

  test('per mosque', async () => {
    const otherMosque = await bench.server.tenant({ paymentMode: 'none' })
    const umar = await staffUser(bench.server, otherMosque, ['owner'], { now: bench.now })
    await Promise.all([bench.start(), bench.start(umar, otherMosque)])
    expect([
      bench.opened().length,
      bench.opened(otherMosque).length,
      bench.account() === bench.account(otherMosque),
    ]).toEqual([1, 1, false])
    expect((await umar.get(bench.path())).code).toBe(404)
    expect((await umar.post(`${bench.path()}/start`)).code).toBe(404)
  })
})
