import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createReference } from '../../../../foundation/src/identity/references.ts'
import { type AdoptionBench, givewp, startAdoption } from '../testing/adoption.ts'

let bench: AdoptionBench
beforeAll(async () => {
  bench = await startAdoption()
}, 60_000)
afterAll(() => bench.giving.close())
beforeEach(() => bench.startMosque())

test('adopts a subscription of another system: later payments become gifts, and Stripe is only read', async () => {
  const id = bench.account.createOtherSystemGift(givewp)
  bench.account.createOtherSystemGift({ email: 'y@example.org', name: 'Yusuf', interval: 'year' })
  const before = bench.countStripeWrites()
  const checkedImport = await bench.check()
  expect(checkedImport).toMatchObject({ holds: 'subscriptions', state: 'checked', counts: { plans: 1, skipped: 1 } })
  expect(await bench.plans()).toEqual([])
  expect(await bench.lines(checkedImport.id)).toEqual([
    {
      position: 1,
      adds: false,
      type: 'active',
      title: 'Yusuf',
      notes: ['Payment interval: 1 year. Only weekly and monthly gifts can be imported.'],
      plan: expect.objectContaining({ system: 'unknown', interval: 'year' }),
    },
    {
      position: 2,
      adds: true,
      type: 'active',
      title: 'Fatima Khan',
      notes: [],
      plan: {
        email: 'fatima@example.org',
        amountMinor: 2000,
        currency: 'gbp',
        interval: 'month',
        intervalCount: 1,
        next: '2026-12-10T09:00:00.000Z',
        system: 'givewp',
      },
    },
  ])
  expect(await bench.apply(checkedImport.id)).toMatchObject({ state: 'done', done: 1, change: expect.any(String) })
  expect(await bench.plans()).toMatchObject([
    {
      subscriptionId: id,
      state: 'active',
      rhythm: 'monthly',
      amountMinor: 2000,
      nextOn: '2026-12-10',
      donorName: 'Fatima Khan',
      cardLast4: '4242',
      adoptedFrom: 'givewp',
      managedElsewhere: true,
    },
  ])
  await bench.runJobs()
  expect(await bench.gifts()).toEqual([])
  expect(bench.countStripeWrites()).toBe(before)
  expect(bench.account.subscriptions.size).toBe(2)

  const webhook = { url: '', secret: bench.mosque.webhookSecret }
  const { app } = bench.giving.server
  webhook.url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/stripe/webhook/${bench.mosque.accountId}`
  bench.giving.stub.deliverTo(bench.mosque.secretKey, webhook)
  await bench.advanceTo('2026-12-10T12:00:00Z')
  await bench.giving.stub.waitForDeliveries()
  // Sends all events again, in reverse order.
  for (const event of bench.account.events.toReversed()) expect(await bench.giving.stub.send(event, webhook)).toBe(200)
  await bench.advanceTo('2026-12-10T12:10:00Z')
  const rows = await bench.giving.rows(bench.mosque)
  expect(rows.gifts).toMatchObject([
    { amountMinor: 2000, state: 'paid', dueOn: '2026-12-10', donorEmail: 'fatima@example.org', causeId: 'general' },
  ])
  expect(rows.ledger).toMatchObject([{ kind: 'paid', amountMinor: 2000 }])
  expect(bench.account.charges).toHaveLength(1)
  expect(bench.countStripeWrites()).toBe(before)
})

test('a payment between the dry run and the adoption becomes a gift; an earlier one does not', async () => {
  bench.setNow('2026-12-19T10:00:00Z')
  bench.account.createOtherSystemGift({ ...givewp, since: '2026-11-21T09:00:00Z' })
  bench.account.createOtherSystemGift({ name: 'Yusuf', email: 'y@example.org', since: '2026-11-20T09:00:00Z' })
  // Yusuf’s payment is due at nine, before the dry run.
  await bench.advanceTo('2026-12-20T12:00:00Z')
  await bench.logIn()
  const checkedImport = await bench.check()
  expect(checkedImport.counts).toMatchObject({ plans: 2 })
  await bench.advanceTo('2026-12-21T12:00:00Z')
  await bench.logIn()
  await bench.apply(checkedImport.id)
  expect(bench.account.charges).toHaveLength(2)
  await bench.runJobs()
  expect(await bench.gifts()).toMatchObject([{ donorName: 'Fatima Khan', dueOn: '2026-12-21' }])
})

test('a donor can change and cancel an adopted regular gift through an emailed link, also in Stripe', async () => {
  const id = bench.account.createOtherSystemGift(givewp)
  await bench.apply((await bench.check()).id)
  const [plan] = await bench.plans()
  const reference = await bench.giving.server.database.forTenant(bench.mosque.id)((tx) =>
    createReference(tx, {
      purpose: 'manage',
      subject: plan?.id ?? '',
      expiresAt: new Date(bench.now.getTime() + 86_400_000),
    }),
  )
  const manage = (body: object) =>
    bench.giving.server.post(bench.mosque, '/api/donation/manage', { reference, ...body })
  const { code, body } = await manage({ action: 'view' })
  expect([code, body.data]).toEqual([200, expect.objectContaining({ state: 'active', amountMinor: 2000 })])
  expect((await manage({ action: 'amount', amountMinor: 2500, version: 0 })).code).toBe(200)
  expect(bench.account.subscriptions.get(id)?.items.data[0]?.price.unit_amount).toBe(2500)
  expect((await manage({ action: 'cancel', version: 1 })).code).toBe(200)
  expect(bench.account.subscriptions.get(id)?.status).toBe('canceled')
  expect(await bench.plans()).toMatchObject([{ state: 'ended', endedBy: 'giver' }])
})

test('a subscription cancelled by the other system ends here too', async () => {
  const id = bench.account.createOtherSystemGift(givewp)
  await bench.apply((await bench.check()).id)
  const subscription = bench.account.subscriptions.get(id)
  if (subscription) subscription.status = 'canceled'
  await bench.runJobs()
  expect(await bench.plans()).toMatchObject([{ state: 'ended', endedBy: 'provider' }])
})

test('shows a warning on the page and in Today until an owner confirms that the old system is off', async () => {
  bench.account.createOtherSystemGift(givewp)
  const { id } = await bench.check()
  expect([await bench.view(), await bench.problems()]).toEqual([
    {
      ready: true,
      causes: expect.arrayContaining([{ id: 'general', title: expect.any(String) }]),
      elsewhere: 0,
      systems: [],
    },
    expect.not.arrayContaining([expect.objectContaining({ kind: 'plansElsewhere' })]),
  ])
  await bench.apply(id)
  expect(await bench.view()).toMatchObject({ elsewhere: 1, systems: ['givewp'] })
  expect(await bench.problems()).toEqual(expect.arrayContaining([{ kind: 'plansElsewhere', count: 1 }]))
  expect((await (await bench.staff('treasurer')).post(`${bench.base}/subscription-imports/old-system-off`)).code).toBe(
    403,
  )
  expect((await bench.owner.post(`${bench.base}/subscription-imports/old-system-off`)).code).toBe(200)
  expect(await bench.view()).toMatchObject({ elsewhere: 0, systems: [] })
  const { body } = await bench.owner.get(`${bench.base}/log`)
  expect(JSON.stringify(body.data)).toContain(
    'confirmed that the old system no longer manages imported regular gifts: 1',
  )
})

test('shows no warning if this is confirmed on adoption, and never adopts a subscription twice', async () => {
  bench.account.createOtherSystemGift(givewp)
  await bench.apply((await bench.check()).id, true)
  expect(await bench.view()).toMatchObject({ elsewhere: 0 })
  const rerun = await bench.check()
  expect([rerun.counts.plans, (await bench.lines(rerun.id))[0]?.notes]).toEqual([0, ['It’s already managed here.']])
  expect(
    (
      await bench.owner.post(`${bench.base}/subscription-imports/${rerun.id}/apply`, {
        causeId: 'general',
        oldSystemOff: true,
      })
    ).code,
  ).toBe(409)
})

test('rejects subscriptions that were paused or deleted between the dry run and the adoption', async () => {
  const [pausedId, deletedId] = [
    bench.account.createOtherSystemGift(givewp),
    bench.account.createOtherSystemGift({ email: 'y@example.org' }),
  ]
  const { id } = await bench.check()
  const subscription = bench.account.subscriptions.get(pausedId)
  if (subscription) subscription.pause_collection = { behavior: 'void', resumes_at: null }
  bench.account.subscriptions.delete(deletedId)
  expect(await bench.apply(id)).toMatchObject({ state: 'done', done: 0 })
  expect(await bench.plans()).toEqual([])
  expect((await bench.lines(id)).flatMap(({ notes }) => notes)).toEqual([
    'This gift was no longer in Stripe when the others were imported.',
    'It’s paused. Restart it in the old system, then check again.',
  ])
})
