import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Regular, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import type { StubEvent } from '../../../testkit/src/stripe/index.ts'
import type { Gateway } from '../providers/gateway.ts'
import { OutcomeUnknown } from '../providers/gateway.ts'
import { signEvent } from '../providers/events.ts'
import { recheckOpenRegularGifts } from './recheck.ts'

let giving: RegularGifts
let gift: Regular
/** Answers of changes that get lost before they reach us. */
let lost = 0

const losing = (gateway: Gateway): Gateway => ({
  ...gateway,
  async changeSubscription(...args) {
    const subscription = await gateway.changeSubscription(...args)
    if (lost === 0) return subscription
    lost -= 1
    throw new OutcomeUnknown('The answer got lost.')
  },
})

beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { around: losing })
  gift = await giving.begin()
})
afterAll(() => giving.close())

const stub = () => giving.stub.account(gift.mosque.secretKey)
const post = async (event: StubEvent) => {
  const body = JSON.stringify(event)
  const answer = await giving.host.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${gift.mosque.accountId}`,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(body, gift.mosque.webhookSecret, giving.now()),
    },
    payload: body,
  })
  return answer.statusCode
}

function orders<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]]
  return of.flatMap((one, at) => orders(of.filter((_, other) => other !== at)).map((rest) => [one, ...rest]))
}

test('in whatever order and however often one Friday is told, it is one gift and one entry', async () => {
  const collected = ['invoice.created', 'invoice.finalized', 'invoice.paid', 'payment_intent.succeeded']
  let friday = new Date('2026-11-20T18:00:00Z')
  let count = 0
  let events = stub().events.length
  for (const order of orders(collected)) {
    await giving.host.database.pool.query('delete from graphile_worker._private_jobs')
    stub().advanceTo(friday)
    const raised = stub().events.slice(events)
    events = stub().events.length
    count += 1
    for (const type of order) {
      const event = raised.find((each) => each.type === type)
      if (!event) continue
      expect([await post(event), await post(event)]).toEqual([200, 200])
      await giving.work('provider-event', 'cycle-settle')
    }
    const { days, totalMinor } = await gift.given()
    expect([new Set(days).size, totalMinor]).toEqual([count, count * 2500])
    friday = new Date(friday.getTime() + 7 * 86_400_000)
  }
  expect(stub().charges).toHaveLength(count)
  expect(stub().balance('gbp')).toBe(count * 2500)
})

test('types nobody here needs are answered 200 and not stored', async () => {
  const [event] = stub().events
  if (!event) throw new Error('Nothing has happened.')
  const stored = async () => (await giving.host.database.pool.query('select 1 from provider_events')).rows.length
  const before = await stored()
  expect(await post({ ...event, id: 'evt_other', type: 'customer.subscription.trial_will_end' })).toBe(200)
  expect(await stored()).toBe(before)
})

test('a change whose answer was lost is said to be open, is finished by itself, and happens once', async () => {
  const one = await giving.begin()
  lost = 1
  const response = await one.change('amount', { amountMinor: 7000 })
  expect(response.code).toBe(503)
  expect(await one.row()).toMatchObject({ version: 1, amountMinor: 2500 })
  await giving.work('cycle-settle')
  expect(await one.row()).toMatchObject({ version: 1, amountMinor: 7000, leaseUntil: null })
  // The donor who asks again under the same number finds it done.
  expect((await one.change('amount', { amountMinor: 7000, version: 0 })).code).toBe(200)
  expect((await one.letters()).filter(({ kind }) => kind === 'cycle-changed')).toHaveLength(1)
  lost = 1
  expect((await one.change('cancel')).code).toBe(503)
  await giving.work('cycle-settle')
  expect(await one.row()).toMatchObject({ state: 'ended', endedBy: 'giver', version: 2 })
})

test('a collection made behind our back in a pause is booked all the same', async () => {
  const one = await giving.begin()
  await one.change('pause')
  const account = giving.stub.account(one.mosque.secretKey)
  const [subscription] = [...account.subscriptions.values()]
  if (!subscription) throw new Error('There is no subscription.')
  // Somebody resumes it by hand, at the provider.
  subscription.pause_collection = null
  const due = subscription.items.data[0]?.current_period_end ?? 0
  await giving.until(new Date((due + 2 * 3600) * 1000).toISOString())
  expect((await one.given()).totalMinor).toBe(2500)
})

test('two collections of one day are two gifts, each in the ledger with a receipt, however often they are read', async () => {
  const one = await giving.begin()
  const account = giving.stub.account(one.mosque.secretKey)
  const [subscription] = [...account.subscriptions.values()]
  const [item] = subscription?.items.data ?? []
  if (!subscription || !item) throw new Error('There is no subscription.')
  const first = item.current_period_end
  const at = (hours: number) => new Date((first + hours * 3600) * 1000).toISOString()
  await giving.until(at(2))
  expect((await one.given()).totalMinor).toBe(2500)
  // As when somebody bills it again at the provider.
  item.current_period_end = first + 3 * 3600
  await giving.until(at(5))
  await giving.until(at(6))
  const { days, totalMinor } = await one.given()
  expect([days.length, new Set(days).size, totalMinor]).toEqual([2, 1, 5000])
  const { rows } = await giving.host.database.pool.query('select 1 from receipts where tenant_id = $1', [one.mosque.id])
  expect(rows).toHaveLength(2)
  expect(account.balance('gbp')).toBe(5000)
})

test('a collection that was paid in part is in the ledger with what came in', async () => {
  const one = await giving.begin()
  const account = giving.stub.account(one.mosque.secretKey)
  const { startsAt } = await one.row()
  account.advanceTo(new Date(startsAt.getTime() + 2 * 3_600_000))
  const [invoice] = [...account.invoices.values()].filter(({ total }) => total > 0)
  if (!invoice) throw new Error('Nothing was collected.')
  // The rest came out of a balance of the donor's at the provider.
  invoice.amount_paid = 2000
  await giving.until(new Date(startsAt.getTime() + 3 * 3_600_000).toISOString())
  expect((await one.given()).totalMinor).toBe(2000)
})

test('one that is not set up yet can be given up, without an email, and is over', async () => {
  const one = await giving.begin('3ds')
  expect(await one.row()).toMatchObject({ state: 'pending_setup' })
  expect((await one.change('pause')).code).toBe(409)
  expect((await one.change('cancel')).body.data).toMatchObject({ state: 'expired' })
  await giving.work()
  expect(await one.letters()).toEqual([])
})

test('regular gifts nobody is going to look at are found again', async () => {
  await giving.host.database.pool.query('delete from graphile_worker._private_jobs')
  expect(await recheckOpenRegularGifts(giving.host.database, giving.now())).toBeGreaterThan(0)
  expect(await recheckOpenRegularGifts(giving.host.database, giving.now())).toBe(0)
})

test('of each failed try its donor hears once, in their own language', async () => {
  const one = await giving.begin('friday_check', {}, { languages: 'en,ar,ur' })
  await giving.host.database.pool.query("update cycles set language = 'ar' where id = $1", [one.id])
  const { startsAt } = await one.row()
  for (const hours of [1.5, 2, 3]) await giving.until(new Date(startsAt.getTime() + hours * 3_600_000).toISOString())
  const failed = (await one.letters()).filter(({ kind }) => kind === 'cycle-failed')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.subject).toContain('مصرفك')
  const list = await giving.host.post(one.mosque, '/api/getSubscriptionList', {}, await one.headers())
  expect(list.body.data).toMatchObject([{ state: 'past_due', problem: 'check', failures: 1 }])
  const reference = /\/donation\/card\/([\w-]+)/.exec(failed[0]?.text ?? '')?.[1]
  const check = await giving.host.post(one.mosque, '/api/donation/manage', { reference, action: 'check' })
  expect(check.body.data).toMatchObject({ act: { intentType: 'payment', clientSecret: expect.any(String) } })
})
