import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CampaignDetail, CampaignNeed } from '@minaret/contract'
import { effort } from '@minaret/tooling/tier'
import { signEvent } from '../../../giving/src/providers/events.ts'
import { fill } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { StubEvent } from '../../../testkit/src/stripe/index.ts'
import { firstName } from './donorWall.ts'

/** `npm run test:long` makes more gifts. */
const isLongRun = process.env.MINARET_YEARS !== undefined
const giftCount = isLongRun ? 900 : effort(30, 60)
let clock = new Date('2026-11-21T12:00:00Z')
let giving: Giving
let mosque: Mosque

/** A fixed seed, so that every run has the same order of events. */
let seed = 9
const random = (): number => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}
const shuffle = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, sortKey: random() }))
    .sort((a, b) => a.sortKey - b.sortKey)
    .map(({ item }) => item)
const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]

/** Runs a task for each item, eight at a time, like concurrent requests. */
async function runConcurrently<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await task(item)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

const stub = () => giving.stub.getAccount(mosque.secretKey)
async function getData<T>(url: string): Promise<T> {
  const parsed: T = JSON.parse(JSON.stringify((await giving.server.get(mosque, url)).body.data))
  return parsed
}

const createLink = async () => {
  const { body } = await giving.server.post(mosque, '/api/campaigns/roof/supporter', {})
  return { ref: String(Reflect.get(Object(body.data), 'ref')) }
}

async function sendEvent(event: StubEvent): Promise<void> {
  const body = JSON.stringify(event)
  const { statusCode } = await giving.server.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${mosque.accountId}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body, mosque.webhookSecret, clock) },
    payload: body,
  })
  if (statusCode !== 200) throw new Error(`An event returned ${statusCode}.`)
}

beforeAll(async () => {
  giving = await startGiving('stripe', { now: () => clock })
  mosque = await giving.mosque()
  const texts = { title: 'A title', summary: 'A sentence.' }
  await fill(giving.server.database, mosque.id, 'campaigns', [
    {
      ...texts,
      id: 'roof',
      cause_id: 'general',
      body: '<p>Words</p>',
      currency: 'gbp',
      target_minor: 1_000_000,
      presets_minor: [1000],
      match_sponsor: 'Rahman & Sons',
      match_percent: 50,
      match_cap_minor: 10_000_000,
      published_at: '2026-01-01T00:00:00Z',
    },
  ])
  await fill(giving.server.database, mosque.id, 'campaign_needs', [
    { campaign_id: 'roof', id: 'bricks', title: 'Bricks', price_minor: 500, wanted: 100_000 },
    { campaign_id: 'roof', id: 'pillar', title: 'A pillar', price_minor: 5000, wanted: 12 },
  ])
})
afterAll(() => giving.close())

/** Returns the net amount of each gift from Stripe's ledger. */
function netByGift() {
  const net = new Map<string, number>()
  for (const { giftId = '', amount } of stub().ledger()) net.set(giftId, (net.get(giftId) ?? 0) + amount)
  return net
}

/** Compares the figures on the campaign's pages with Stripe's ledger. */
async function compareFigures(refs: readonly string[]): Promise<void> {
  const net = netByGift()
  const { gifts } = await giving.rows(mosque)
  const totalOf = (selected: typeof gifts) => selected.reduce((sum, { id }) => sum + (net.get(id) ?? 0), 0)
  const countPaid = (selected: typeof gifts) => selected.filter(({ id }) => (net.get(id) ?? 0) > 0).length
  const unrefunded = gifts.filter(({ id, amountMinor }) => net.get(id) === amountMinor)
  const wall = unrefunded
    .toSorted((a, b) => Number(b.paidAt) - Number(a.paidAt) || (a.id < b.id ? 1 : -1))
    .slice(0, 9)
    .map(({ amountMinor, anonymous, donorName }) => [anonymous ? undefined : firstName(donorName), amountMinor])

  const page = await getData<CampaignDetail>('/api/campaigns/roof')
  expect(page).toMatchObject({ raisedMinor: totalOf(gifts), gifts: countPaid(gifts) })
  expect(page.match?.matchedMinor).toBe(Math.floor(totalOf(gifts) / 2))
  expect(page.wall?.map(({ name, amountMinor }) => [name, amountMinor])).toEqual(wall)
  for (const { id, takenMinor, heldMinor } of await getData<CampaignNeed[]>('/api/campaigns/roof/needs')) {
    const giftsOfNeed = gifts.filter(({ needId, needGiven }) => needId === id && needGiven === true)
    expect([id, takenMinor, heldMinor]).toEqual([id, totalOf(giftsOfNeed), 0])
    if (id === 'pillar') expect(takenMinor).toBeLessThanOrEqual(60_000)
  }
  for (const ref of refs) {
    const giftsOfLink = gifts.filter(({ supporterRef }) => supporterRef === ref)
    expect(giftsOfLink.length).toBeGreaterThan(0)
    expect(await getData(`/api/campaigns/roof/supporter/${ref}`)).toEqual({
      ref,
      raisedMinor: totalOf(giftsOfLink),
      gifts: countPaid(giftsOfLink),
    })
  }
}

test(
  "shows the amounts of Stripe's ledger after duplicated, replayed and shuffled events of many gifts",
  { tags: ['slow'], timeout: 600_000 },
  async () => {
    const refs: string[] = []
    for (let count = 0; count < 3; count += 1) refs.push((await createLink()).ref)
    const makeGift = async (index: number) => {
      const outcome = random() < 0.7 ? 'processing' : 'succeeds'
      const need = pick([{}, {}, { needId: 'bricks' }, { needId: 'pillar', amountMinor: 5000 }])
      const donor = { name: `${pick(['Aisha', 'Yusuf', 'Maryam', '7 of 9'])} Ali`, email: `donor${index}@example.org` }
      const gift = { campaignId: 'roof', amountMinor: 500 * Math.ceil(random() * 20), donor, anonymous: random() < 0.2 }
      const attempt = await giving.attempt(mosque, { ...gift, ref: pick([...refs, undefined]), ...need })
      const { code } = await giving.pay(mosque, attempt, outcome)
      expect([200, 409]).toContain(code)
    }
    const indexes = Array.from({ length: giftCount }, (_, index) => index)
    await runConcurrently(indexes.slice(0, giftCount / 2), makeGift)
    // Reservations expire and other donors take the items, while the banks still process the first payments.
    clock = new Date(clock.getTime() + 16 * 60_000)
    await runConcurrently(indexes.slice(giftCount / 2), makeGift)
    // The server's scheduled checks are removed, as the events alone must be enough.
    await giving.server.database.pool.query('delete from graphile_worker._private_jobs')

    const sentEvents: StubEvent[] = []
    const deliverEvents = async (times: number) => {
      const newEvents = stub().events.filter((event) => !sentEvents.includes(event))
      sentEvents.push(...newEvents)
      const replays = shuffle(sentEvents).slice(0, isLongRun ? 120 : effort(20, 40))
      await runConcurrently(shuffle([...Array.from({ length: times }, () => newEvents).flat(), ...replays]), sendEvent)
      await giving.runJobs('provider-event')
    }
    const intents = () => [...stub().intents.values()]
    for (let round = 0; round < 4; round += 1) {
      clock = new Date(clock.getTime() + 60_000)
      const processing = shuffle(intents().filter(({ status }) => status === 'processing'))
      for (const { id } of processing.slice(0, Math.ceil(processing.length / (4 - round))))
        stub().completeProcessing(id, random() < 0.85)
      const paid = shuffle(intents().filter(({ status }) => status === 'succeeded')).slice(0, 20)
      for (const { id, amount } of paid) {
        const isUntouched =
          stub()
            .ledger()
            .filter(({ intentId }) => intentId === id).length === 1
        if (!isUntouched) continue
        const chance = random()
        if (chance < 0.4) stub().refund(id, chance < 0.2 ? undefined : Math.floor(amount / 3))
        else if (chance < 0.5) stub().failRefund(stub().refund(id))
        else if (chance < 0.6) stub().openDispute(id)
      }
      for (const { id, status } of stub().disputes.values())
        if (status !== 'won' && status !== 'lost' && random() < 0.5)
          stub().closeDispute(id, random() < 0.5 ? 'won' : 'lost')
      await deliverEvents(isLongRun ? 3 : 2)
    }
    clock = new Date(clock.getTime() + 16 * 60_000)
    await compareFigures(refs)
    expect(sentEvents.length).toBeGreaterThan(giftCount)
    await runConcurrently(shuffle([...sentEvents, ...sentEvents]), sendEvent)
    await giving.runJobs('provider-event')
    await compareFigures(refs)
  },
)
