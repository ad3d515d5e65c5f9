import { afterAll, beforeAll, expect, test } from 'vitest'
import { effort } from '@minaret/tooling/tier'
import { type RegularDonor, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import type { StubEvent } from '../../../testkit/src/stripe/index.ts'
import type { Gateway } from '../providers/gateway.ts'
import { OutcomeUnknown } from '../providers/gateway.ts'
import { signEvent } from '../providers/events.ts'
import { recheckOpenRegularGifts } from './recheck.ts'

let giving: RegularGifts
let gift: RegularDonor
/** The number of responses to changes to lose. */
let responsesToLose = 0

const loseResponses = (gateway: Gateway): Gateway => ({
  ...gateway,
  async changeSubscription(...args) {
    const subscription = await gateway.changeSubscription(...args)
    if (responsesToLose === 0) return subscription
    responsesToLose -= 1
    throw new OutcomeUnknown('Simulated loss.')
  },
})

beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { wrapGateway: loseResponses })
  gift = await giving.startRegularGift()
})
afterAll(() => giving.close())

const stub = () => giving.stub.getAccount(gift.mosque.secretKey)
const post = async (event: StubEvent) => {
  const body = JSON.stringify(event)
  const response = await giving.server.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${gift.mosque.accountId}`,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(body, gift.mosque.webhookSecret, giving.now()),
    },
    payload: body,
  })
  return response.statusCode
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, position) => {
    const otherItems = items.filter((_, index) => index !== position)
    return permutations(otherItems).map((tail) => [item, ...tail])
  })
}

test('the events of a Friday create one gift and one ledger entry, in any order and however often', async () => {
  const types = ['invoice.created', 'invoice.finalized', 'invoice.paid', 'payment_intent.succeeded']
  let friday = new Date('2026-11-20T18:00:00Z')
  let count = 0
  let events = stub().events.length
  const orders = permutations(types).filter((_, index) => index % effort(4, 1) === 0)
  for (const order of orders) {
    await giving.server.database.pool.query('delete from graphile_worker._private_jobs')
    stub().advanceTo(friday)
    const newEvents = stub().events.slice(events)
    events = stub().events.length
    count += 1
    for (const type of order) {
      const event = newEvents.find((candidate) => candidate.type === type)
      if (!event) continue
      expect([await post(event), await post(event)]).toEqual([200, 200])
      await giving.runJobs('provider-event', 'cycle-settle')
    }
    const { days, totalMinor } = await gift.readCollected()
    expect([new Set(days).size, totalMinor]).toEqual([count, count * 2500])
    friday = new Date(friday.getTime() + 7 * 86_400_000)
  }
  expect(stub().charges).toHaveLength(count)
  expect(stub().balance('gbp')).toBe(count * 2500)
})

test('returns 200 for unneeded event types, and does not store them', async () => {
  const [event] = stub().events
  if (!event) throw new Error('Expected an event.')
  const countStoredEvents = async () =>
    (await giving.server.database.pool.query('select 1 from provider_events')).rows.length
  const countBefore = await countStoredEvents()
  expect(await post({ ...event, id: 'evt_other', type: 'customer.subscription.trial_will_end' })).toBe(200)
  expect(await countStoredEvents()).toBe(countBefore)
})

test('a change whose response was lost returns 503, completes automatically, and happens once', async () => {
  const regularGift = await giving.startRegularGift()
  responsesToLose = 1
  const response = await regularGift.change('amount', { amountMinor: 7000 })
  expect(response.code).toBe(503)
  expect(await regularGift.readRow()).toMatchObject({ version: 1, amountMinor: 2500 })
  await giving.runJobs('cycle-settle')
  expect(await regularGift.readRow()).toMatchObject({ version: 1, amountMinor: 7000, leaseUntil: null })
  // A repeated request under the same version succeeds.
  expect((await regularGift.change('amount', { amountMinor: 7000, version: 0 })).code).toBe(200)
  expect((await regularGift.listEmails()).filter(({ kind }) => kind === 'cycle-changed')).toHaveLength(1)
  responsesToLose = 1
  expect((await regularGift.change('cancel')).code).toBe(503)
  await giving.runJobs('cycle-settle')
  expect(await regularGift.readRow()).toMatchObject({ state: 'ended', endedBy: 'giver', version: 2 })
})

test('records a collection that the provider made during a pause', async () => {
  const regularGift = await giving.startRegularGift()
  await regularGift.change('pause')
  const account = giving.stub.getAccount(regularGift.mosque.secretKey)
  const [subscription] = [...account.subscriptions.values()]
  if (!subscription) throw new Error('Expected a subscription.')
  // An operator resumes it manually at the provider.
  subscription.pause_collection = null
  const due = subscription.items.data[0]?.current_period_end ?? 0
  await giving.advanceTo(new Date((due + 2 * 3600) * 1000).toISOString())
  expect((await regularGift.readCollected()).totalMinor).toBe(2500)
})

test('two collections on one day are two gifts, each with one ledger entry and one receipt', async () => {
  const regularGift = await giving.startRegularGift()
  const account = giving.stub.getAccount(regularGift.mosque.secretKey)
  const [subscription] = [...account.subscriptions.values()]
  const [item] = subscription?.items.data ?? []
  if (!subscription || !item) throw new Error('Expected a subscription.')
  const firstDueSeconds = item.current_period_end
  const timeAfter = (hours: number) => new Date((firstDueSeconds + hours * 3600) * 1000).toISOString()
  await giving.advanceTo(timeAfter(2))
  expect((await regularGift.readCollected()).totalMinor).toBe(2500)
  // As if an operator billed it again at the provider.
  item.current_period_end = firstDueSeconds + 3 * 3600
  await giving.advanceTo(timeAfter(5))
  await giving.advanceTo(timeAfter(6))
  const { days, totalMinor } = await regularGift.readCollected()
  expect([days.length, new Set(days).size, totalMinor]).toEqual([2, 1, 5000])
  const { rows } = await giving.server.database.pool.query('select 1 from receipts where tenant_id = $1', [
    regularGift.mosque.id,
  ])
  expect(rows).toHaveLength(2)
  expect(account.balance('gbp')).toBe(5000)
})

test('a part-paid collection is recorded in the ledger with the amount received', async () => {
  const regularGift = await giving.startRegularGift()
  const account = giving.stub.getAccount(regularGift.mosque.secretKey)
  const { startsAt } = await regularGift.readRow()
  account.advanceTo(new Date(startsAt.getTime() + 2 * 3_600_000))
  const [invoice] = [...account.invoices.values()].filter(({ total }) => total > 0)
  if (!invoice) throw new Error('Expected a collection.')
  // The rest was paid from the donor's balance at the provider.
  invoice.amount_paid = 2000
  await giving.advanceTo(new Date(startsAt.getTime() + 3 * 3_600_000).toISOString())
  expect((await regularGift.readCollected()).totalMinor).toBe(2000)
})

test('an unfinished setup can be cancelled, without an email, and expires', async () => {
  const regularGift = await giving.startRegularGift('3ds')
  expect(await regularGift.readRow()).toMatchObject({ state: 'pending_setup' })
  expect((await regularGift.change('pause')).code).toBe(409)
  expect((await regularGift.change('cancel')).body.data).toMatchObject({ state: 'expired' })
  await giving.runJobs()
  expect(await regularGift.listEmails()).toEqual([])
})

test('schedules regular gifts without a job, once', async () => {
  await giving.server.database.pool.query('delete from graphile_worker._private_jobs')
  expect(await recheckOpenRegularGifts(giving.server.database, giving.now())).toBeGreaterThan(0)
  expect(await recheckOpenRegularGifts(giving.server.database, giving.now())).toBe(0)
})

test('emails the donor once per failed try, in their language', async () => {
  const regularGift = await giving.startRegularGift('friday_check', {}, { languages: 'en,ar,ur' })
  await giving.server.database.pool.query("update cycles set language = 'ar' where id = $1", [regularGift.id])
  const { startsAt } = await regularGift.readRow()
  for (const hours of [1.5, 2, 3])
    await giving.advanceTo(new Date(startsAt.getTime() + hours * 3_600_000).toISOString())
  const failureEmails = (await regularGift.listEmails()).filter(({ kind }) => kind === 'cycle-failed')
  expect(failureEmails).toHaveLength(1)
  expect(failureEmails[0]?.subject).toContain('مصرفك')
  const list = await giving.server.post(
    regularGift.mosque,
    '/api/getSubscriptionList',
    {},
    await regularGift.createHeaders(),
  )
  expect(list.body.data).toMatchObject([{ state: 'past_due', problem: 'check', failures: 1 }])
  const reference = /\/donation\/card\/([\w-]+)/.exec(failureEmails[0]?.text ?? '')?.[1]
  const check = await giving.server.post(regularGift.mosque, '/api/donation/manage', { reference, action: 'check' })
  expect(check.body.data).toMatchObject({ act: { intentType: 'payment', clientSecret: expect.any(String) } })
})
