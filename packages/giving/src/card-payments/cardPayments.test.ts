import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approvalTasks } from '../../../staff/src/approvals/tasks.ts'
import { approvalKinds } from '../../../server/src/features.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startConnectHarness } from '../../../acceptance/src/stripe/connectHarness.ts'

let harness: Awaited<ReturnType<typeof startConnectHarness>>
beforeAll(async () => {
  harness = await startConnectHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.openNextMosque())

describe('an owner', () => {
  test('sets up card payments, and a donor then pays into the mosque’s own account', async () => {
    expect(await harness.readView()).toEqual({ state: 'notBegun', test: true, unapproved: false, needs: [] })
    const { code, url } = await harness.startOpening()
    expect([code, url]).toEqual([200, expect.stringContaining(harness.stub.url)])
    expect(harness.listOpened()).toMatchObject([
      { type: 'standard', country: 'GB', business_profile: { name: 'Masjid an-Noor' }, metadata: { env: 'test' } },
    ])
    expect(await harness.readView()).toMatchObject({
      state: 'needed',
      needs: ['organisation', 'person', 'bankAccount', 'terms'],
      agreement: 'waiting',
      account: harness.accountId(),
    })
    expect(await harness.tryToGive()).toBe(503)
    await harness.settle('checking')
    expect(await harness.readView()).toMatchObject({ state: 'checking', needs: [] })
    await harness.settle('complete')
    expect(await harness.readView()).toMatchObject({ state: 'agreement', agreement: 'waiting' })
    expect(await harness.tryToGive()).toBe(503)
    expect(await harness.readConfiguration()).not.toContain(harness.accountId())
    expect(await harness.decide('approve')).toBe(200)
    expect(await harness.readView()).toEqual({
      state: 'ready',
      test: true,
      unapproved: false,
      needs: [],
      account: harness.accountId(),
    })
    expect(await harness.readConfiguration()).toContain(harness.accountId())

    const donor = { ...harness.mosque, accountId: '', secretKey: '', webhookSecret: '' }
    harness.server.directory.forget()
    expect((await harness.giving.pay(donor, await harness.giving.attempt(donor))).code).toBe(200)
    expect(harness.stub.getAccount(harness.accountId()).charges).toMatchObject([{ amount: 2500 }])
    const { data }: { data: { sentence: string }[] } = Object(
      (await harness.aisha.get(`/mosques/${harness.mosque.slug}/log`)).body,
    )
    expect(data.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        `Aisha Rahman opened the Stripe account ${harness.accountId()}`,
        `Aisha Rahman turned on card payments with the Stripe account ${harness.accountId()}`,
      ]),
    )
  })

  test('or another owner can continue with the same account and a new link', async () => {
    const urls = [
      (await harness.startOpening()).url,
      (await harness.startOpening()).url,
      (await harness.startOpening(harness.yusuf)).url,
    ]
    expect(new Set(urls).size).toBe(3)
    expect(harness.listOpened()).toHaveLength(1)
  })

  test('is returned only to this page of their own desk', async () => {
    const { url = '' } = await harness.startOpening()
    const fetchHeaders = async (init: RequestInit = {}) => (await fetch(url, { ...init, redirect: 'manual' })).headers
    expect((await fetchHeaders()).get('content-type')).toContain('text/html')
    const page = new RegExp(`^http://${deskHostname}(:\\d+)?/${harness.mosque.slug}/details/ways-to-give`)
    const submitHeaders = await fetchHeaders({ method: 'POST', body: 'outcome=later' })
    expect(submitHeaders.get('location')).toMatch(new RegExp(`${page.source}\\?stripe=back$`))
    // A used link also returns to the page.
    expect((await fetchHeaders()).get('location')).toMatch(new RegExp(`${page.source}\\?stripe=again$`))
  })

  test('who is the only owner gets card payments automatically after 72 hours', async () => {
    const smallMosque = await harness.server.tenant({ paymentMode: 'none' })
    const maryam = await staffUser(harness.server, smallMosque, ['owner'], { name: 'Maryam Ali', now: harness.now })
    await harness.startOpening(maryam, smallMosque)
    harness.stub.settleConnected(harness.accountId(smallMosque), 'complete')
    await harness.postNewestEvent(harness.accountId(smallMosque))
    expect(await harness.readView(maryam, smallMosque)).toMatchObject({
      state: 'agreement',
      startsAt: '2026-11-26T19:00:00.000Z',
    })
    harness.advanceHours(73)
    const { database, directory } = harness.server
    const address = () => `http://${deskHostname}`
    const log = { error: (fields: unknown) => expect(fields).toBeUndefined() }
    await approvalTasks({ database, directory, approvalKinds, address, now: () => harness.now, log })['approvals-due']()
    expect(await harness.readView(maryam, smallMosque)).toMatchObject({ state: 'ready' })
    expect(await harness.tryToGive(smallMosque)).toBe(200)
  })

  test('whose request was declined can ask again, and no cards are taken in the meantime', async () => {
    await harness.startOpening()
    await harness.settle('complete')
    expect(await harness.decide('decline')).toBe(200)
    expect(await harness.readView()).toMatchObject({ state: 'agreement', agreement: 'missing' })
    expect(await harness.tryToGive()).toBe(503)
    expect(await harness.startOpening()).toMatchObject({ code: 200, message: expect.stringContaining('emailed') })
    expect(await harness.readView()).toMatchObject({ agreement: 'waiting' })
    expect([await harness.decide('approve'), (await harness.readView()).state]).toEqual([200, 'ready'])
  })
})

describe('exactly one account is opened', () => {
  test('for two owners who click at once', async () => {
    const responses = await Promise.all([
      harness.startOpening(harness.aisha),
      harness.startOpening(harness.yusuf),
      harness.startOpening(harness.aisha),
    ])
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(harness.listOpened()).toHaveLength(1)
  })

  test.each(['hang-up-after', 'error-after'] as const)('if the response is lost (%s)', async (fault) => {
    harness.stub.addFaults([fault])
    expect((await harness.startOpening()).code).toBe(200)
    expect(harness.listOpened()).toHaveLength(1)
  })

  test('if there is no response for a day and the idempotency key has expired', async () => {
    harness.stub.addFaults(['hang-up-after'])
    // The search fails twice, including the SDK's retries.
    harness.stub.addFaults(
      Array.from({ length: 6 }, () => 'error-500'),
      'read',
    )
    expect(await harness.startOpening()).toMatchObject({
      code: 503,
      message: expect.stringContaining('won’t open a second account'),
    })
    expect(await harness.readView()).toMatchObject({ state: 'notBegun' })
    harness.advanceHours(30)
    harness.stub.getAccount('sk_test_platform').forgetKeys()
    expect((await harness.startOpening()).code).toBe(200)
    expect(harness.listOpened()).toHaveLength(1)
  })

  test('per mosque', async () => {
    const otherMosque = await harness.server.tenant({ paymentMode: 'none' })
    const umar = await staffUser(harness.server, otherMosque, ['owner'], { now: harness.now })
    await Promise.all([harness.startOpening(), harness.startOpening(umar, otherMosque)])
    expect([
      harness.listOpened().length,
      harness.listOpened(otherMosque).length,
      harness.accountId() === harness.accountId(otherMosque),
    ]).toEqual([1, 1, false])
    expect((await umar.get(harness.path())).code).toBe(404)
    expect((await umar.post(`${harness.path()}/start`)).code).toBe(404)
  })
})
