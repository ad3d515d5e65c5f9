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
  test('goes from nothing to card payments, and a donor then gives into the mosque’s own account', async () => {
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
    bench.host.directory.forget()
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

  test('may go on with it, and the other owner may: it stays one account, and each link is new', async () => {
    const urls = [(await bench.start()).url, (await bench.start()).url, (await bench.start(bench.yusuf)).url]
    expect(new Set(urls).size).toBe(3)
    expect(bench.opened()).toHaveLength(1)
  })

  test('is led back to this page of their own desk alone', async () => {
    const { url = '' } = await bench.start()
    const answerTo = async (form: RequestInit = {}) => (await fetch(url, { ...form, redirect: 'manual' })).headers
    expect((await answerTo()).get('content-type')).toContain('text/html')
    const page = new RegExp(`^http://${deskHostname}(:\\d+)?/${bench.mosque.slug}/details/ways-to-give`)
    const left = await answerTo({ method: 'POST', body: 'outcome=later' })
    expect(left.get('location')).toMatch(new RegExp(`${page.source}\\?stripe=back$`))
    // A link that was used leads back, too.
    expect((await answerTo()).get('location')).toMatch(new RegExp(`${page.source}\\?stripe=again$`))
  })

  test('who is the only one waits for 72 hours, and card payments begin by themselves', async () => {
    const single = await bench.host.tenant({ paymentMode: 'none' })
    const maryam = await staffUser(bench.host, single, ['owner'], { name: 'Maryam Ali', now: bench.now })
    await bench.start(maryam, single)
    bench.stub.settleConnected(bench.account(single), 'complete')
    await bench.ring(bench.account(single))
    expect(await bench.view(maryam, single)).toMatchObject({ state: 'agreement', startsAt: '2026-11-26T19:00:00.000Z' })
    bench.later(73)
    const { database, directory } = bench.host
    const address = () => `http://${deskHostname}`
    const log = { error: (what: unknown) => expect(what).toBeUndefined() }
    await approvalTasks({ database, directory, approvalKinds, address, now: () => bench.now, log })['approvals-due']()
    expect(await bench.view(maryam, single)).toMatchObject({ state: 'ready' })
    expect(await bench.give(single)).toBe(200)
  })

  test('whose request was declined asks again, and nothing is taken meanwhile', async () => {
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

describe('one account is opened', () => {
  test('for two owners who click at once', async () => {
    const all = await Promise.all([bench.start(bench.aisha), bench.start(bench.yusuf), bench.start(bench.aisha)])
    expect(all.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(bench.opened()).toHaveLength(1)
  })

  test.each(['hang-up-after', 'error-after'] as const)('where the answer is lost by %s', async (fault) => {
    bench.stub.fail([fault])
    expect((await bench.start()).code).toBe(200)
    expect(bench.opened()).toHaveLength(1)
  })

  test('where no answer comes for a day, so that Stripe has forgotten the key', async () => {
    bench.stub.fail(['hang-up-after'])
    // Looking for it fails twice, each time after the SDK's own repeats.
    bench.stub.fail(
      Array.from({ length: 6 }, () => 'error-500'),
      'read',
    )
    expect(await bench.start()).toMatchObject({ code: 503, message: expect.stringContaining('no second account') })
    expect(await bench.view()).toMatchObject({ state: 'notBegun' })
    bench.later(30)
    bench.stub.account('sk_test_platform').forgetKeys()
    expect((await bench.start()).code).toBe(200)
    expect(bench.opened()).toHaveLength(1)
  })

  test('never another mosque’s: each has its own', async () => {
    const other = await bench.host.tenant({ paymentMode: 'none' })
    const umar = await staffUser(bench.host, other, ['owner'], { now: bench.now })
    await Promise.all([bench.start(), bench.start(umar, other)])
    expect([bench.opened().length, bench.opened(other).length, bench.account() === bench.account(other)]).toEqual([
      1,
      1,
      false,
    ])
    expect((await umar.get(bench.path())).code).toBe(404)
    expect((await umar.post(`${bench.path()}/start`)).code).toBe(404)
  })
})
