import { afterAll, beforeAll, expect, test } from 'vitest'
import { signEvent } from '../providers/events.ts'
import { type Giving, type Mosque, startGiving, type TestOutcome } from '../../../acceptance/src/stripe/giving.ts'
import type { StubEvent } from '../../../testkit/src/stripe/index.ts'

let giving: Giving
beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())

const account = ({ secretKey }: Mosque) => giving.stub.getAccount(secretKey)
const getOnly = <T>(items: Iterable<T>): T => {
  const [item] = items
  if (item === undefined) throw new Error('Expected an item.')
  return item
}
const intentOf = (mosque: Mosque) => getOnly(account(mosque).intents.keys())

/** The steps of one gift in Stripe, each with its event type, and the gift's final state. */
type Scenario = {
  request: TestOutcome
  steps: { label: string; run(mosque: Mosque): void }[]
  state: string
  leftMinor: number
}

const scenarios: Record<string, Scenario> = {
  'a slow bank that pays, a part refund, and a dispute that is lost': {
    request: 'processing',
    steps: [
      { label: 'payment_intent.processing', run: () => {} },
      {
        label: 'payment_intent.succeeded',
        run: (mosque) => account(mosque).completeProcessing(intentOf(mosque), true),
      },
      { label: 'charge.refunded', run: (mosque) => void account(mosque).refund(intentOf(mosque), 500) },
      { label: 'charge.dispute.created', run: (mosque) => void account(mosque).openDispute(intentOf(mosque), 2000) },
      {
        label: 'charge.dispute.closed',
        run: (mosque) => account(mosque).closeDispute(getOnly(account(mosque).disputes.keys()), 'lost'),
      },
    ],
    state: 'reversed',
    leftMinor: 0,
  },
  'a bank check that is passed, a refund that fails, and a dispute that is won': {
    request: '3ds',
    steps: [
      { label: 'payment_intent.succeeded', run: (mosque) => account(mosque).authenticate(intentOf(mosque), true) },
      {
        label: 'refund.failed',
        run: (mosque) => account(mosque).failRefund(account(mosque).refund(intentOf(mosque), 700)),
      },
      { label: 'charge.dispute.created', run: (mosque) => void account(mosque).openDispute(intentOf(mosque)) },
      {
        label: 'charge.dispute.closed',
        run: (mosque) => account(mosque).closeDispute(getOnly(account(mosque).disputes.keys()), 'won'),
      },
    ],
    state: 'paid',
    leftMinor: 2500,
  },
}

function permute<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permute(items.filter((_, otherIndex) => otherIndex !== index)).map((rest) => [item, ...rest]),
  )
}

/** Selects a small set of orders that contains every ordered triple of events: any two events, followed by any third. */
function coverTriples<T extends string | number>(orders: readonly T[][]): T[][] {
  const listTriples = (order: T[]) =>
    order.flatMap((first, index) =>
      order
        .slice(index + 1)
        .flatMap((second, nextIndex) =>
          order.slice(index + nextIndex + 2).map((third) => `${first} ${second} ${third}`),
        ),
    )
  const uncoveredTriples = new Set(orders.flatMap(listTriples))
  const countNewTriples = (order: T[]) => listTriples(order).filter((triple) => uncoveredTriples.has(triple)).length
  const selection: T[][] = []
  while (uncoveredTriples.size > 0) {
    const best = orders.reduce((a, b) => (countNewTriples(b) > countNewTriples(a) ? b : a))
    selection.push(best)
    for (const triple of listTriples(best)) uncoveredTriples.delete(triple)
  }
  return selection
}

/** Set by `npm run test:long`, which tries every order. */
const isFull = process.env.MINARET_YEARS !== undefined

async function post(mosque: Mosque, event: StubEvent): Promise<number> {
  const body = JSON.stringify(event)
  const response = await giving.server.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${mosque.accountId}`,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(body, mosque.webhookSecret, new Date()),
    },
    payload: body,
  })
  return response.statusCode
}

async function readOutcome(mosque: Mosque) {
  const { gifts, ledger } = await giving.rows(mosque)
  const names = ledger.map(({ kind, providerRef }) => `${kind} ${providerRef}`)
  return {
    states: gifts.map(({ state }) => state),
    leftMinor: ledger.reduce((total, { amountMinor }) => total + amountMinor, 0),
    paid: ledger.filter(({ kind }) => kind === 'paid').length,
    duplicates: names.length - new Set(names).size,
  }
}

test.each(Object.entries(scenarios))(
  `in ${isFull ? 'every order' : 'orders that cover every ordered triple'}, each event delivered twice, %s end in one state`,
  async (_, { request, steps, state, leftMinor }) => {
    const allOrders = permute(steps.map((_step, index) => index))
    const selection = (isFull ? allOrders : coverTriples(allOrders)).map((order) => ({ order, done: 0 }))
    const gifts: { mosque: Mosque; order: number[]; done: number }[] = []
    for (const { order, done } of selection) {
      const mosque = await giving.mosque()
      await giving.pay(mosque, await giving.attempt(mosque), request)
      gifts.push({ mosque, order, done })
    }
    // Delete the server's own scheduled checks: the events alone must suffice.
    await giving.server.database.pool.query('delete from graphile_worker._private_jobs')
    for (const position of steps.keys()) {
      for (const gift of gifts) {
        const eventIndex = gift.order[position] ?? 0
        // An event is delivered after the step it reports, in most orders long after.
        for (; gift.done <= eventIndex; gift.done += 1) steps[gift.done]?.run(gift.mosque)
        const event = account(gift.mosque).events.find(({ type }) => type === steps[eventIndex]?.label)
        if (!event) throw new Error(`Stripe sent no ${steps[eventIndex]?.label}.`)
        expect([await post(gift.mosque, event), await post(gift.mosque, event)]).toEqual([200, 200])
      }
      await giving.runJobs('provider-event')
    }
    for (const { mosque } of gifts)
      expect(await readOutcome(mosque)).toEqual({ states: [state], leftMinor, paid: 1, duplicates: 0 })
    expect(allOrders).toHaveLength(steps.length === 5 ? 120 : 24)
    expect(gifts.length).toBeGreaterThanOrEqual(6)
  },
  240_000,
)
