import { afterAll, beforeAll, expect, test } from 'vitest'
import { signEvent } from '../providers/events.ts'
import { type Giving, type Mosque, startGiving, type Wish } from '../../../acceptance/src/stripe/giving.ts'
import type { StubEvent } from '../../../testkit/src/stripe/index.ts'

let giving: Giving
beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())

const account = ({ secretKey }: Mosque) => giving.stub.account(secretKey)
const only = <T>(some: Iterable<T>): T => {
  const [one] = some
  if (one === undefined) throw new Error('There is none.')
  return one
}
const intentOf = (mosque: Mosque) => only(account(mosque).intents.keys())

/** What happens to one gift at Stripe, in turn, and what each is told as; where the gift stands in the end. */
type Life = {
  wish: Wish
  happens: { label: string; run(mosque: Mosque): void }[]
  state: string
  leftMinor: number
}

const lives: Record<string, Life> = {
  'a slow bank that pays, a part refund, and a dispute that is lost': {
    wish: 'processing',
    happens: [
      { label: 'payment_intent.processing', run: () => {} },
      { label: 'payment_intent.succeeded', run: (mosque) => account(mosque).finish(intentOf(mosque), true) },
      { label: 'charge.refunded', run: (mosque) => void account(mosque).refund(intentOf(mosque), 500) },
      { label: 'charge.dispute.created', run: (mosque) => void account(mosque).dispute(intentOf(mosque), 2000) },
      {
        label: 'charge.dispute.closed',
        run: (mosque) => account(mosque).closeDispute(only(account(mosque).disputes.keys()), 'lost'),
      },
    ],
    state: 'reversed',
    leftMinor: 0,
  },
  'a bank check that is passed, a refund that fails, and a dispute that is won': {
    wish: '3ds',
    happens: [
      { label: 'payment_intent.succeeded', run: (mosque) => account(mosque).authenticate(intentOf(mosque), true) },
      {
        label: 'refund.failed',
        run: (mosque) => account(mosque).failRefund(account(mosque).refund(intentOf(mosque), 700)),
      },
      { label: 'charge.dispute.created', run: (mosque) => void account(mosque).dispute(intentOf(mosque)) },
      {
        label: 'charge.dispute.closed',
        run: (mosque) => account(mosque).closeDispute(only(account(mosque).disputes.keys()), 'won'),
      },
    ],
    state: 'paid',
    leftMinor: 2500,
  },
}

function orders<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]]
  return of.flatMap((one, at) => orders(of.filter((_, other) => other !== at)).map((rest) => [one, ...rest]))
}

/** Of all orders, as few as hold each three of the events in each order: a state of two events and the one after them. */
function chosen<T extends string | number>(all: readonly T[][]): T[][] {
  const triples = (order: T[]) =>
    order.flatMap((one, at) =>
      order.slice(at + 1).flatMap((two, next) => order.slice(at + next + 2).map((three) => `${one} ${two} ${three}`)),
    )
  const missing = new Set(all.flatMap(triples))
  const news = (order: T[]) => triples(order).filter((triple) => missing.has(triple)).length
  const picked: T[][] = []
  while (missing.size > 0) {
    const best = all.reduce((one, other) => (news(other) > news(one) ? other : one))
    picked.push(best)
    for (const triple of triples(best)) missing.delete(triple)
  }
  return picked
}

/** `npm run test:long` goes through every order. */
const every = process.env.MINARET_YEARS !== undefined

async function post(mosque: Mosque, event: StubEvent): Promise<number> {
  const body = JSON.stringify(event)
  const answer = await giving.host.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${mosque.accountId}`,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(body, mosque.webhookSecret, new Date()),
    },
    payload: body,
  })
  return answer.statusCode
}

async function readOutcome(mosque: Mosque) {
  const { gifts, ledger } = await giving.rows(mosque)
  const names = ledger.map(({ kind, providerRef }) => `${kind} ${providerRef}`)
  return {
    states: gifts.map(({ state }) => state),
    leftMinor: ledger.reduce((total, { amountMinor }) => total + amountMinor, 0),
    paid: ledger.filter(({ kind }) => kind === 'paid').length,
    twice: names.length - new Set(names).size,
  }
}

test.each(Object.entries(lives))(
  `in ${every ? 'every order' : 'orders that hold each three in each order'}, each told two times, %s end in one state`,
  async (_, { wish, happens, state, leftMinor }) => {
    const all = orders(happens.map((_each, index) => index))
    const begun = (every ? all : chosen(all)).map((order) => ({ order, done: 0 }))
    const gifts: { mosque: Mosque; order: number[]; done: number }[] = []
    for (const { order, done } of begun) {
      const mosque = await giving.mosque()
      await giving.pay(mosque, await giving.attempt(mosque), wish)
      gifts.push({ mosque, order, done })
    }
    // What the host planned to look at by itself is left out: the events alone must do.
    await giving.host.database.pool.query('delete from graphile_worker._private_jobs')
    for (const position of happens.keys()) {
      for (const gift of gifts) {
        const eventIndex = gift.order[position] ?? 0
        // An event comes after what it tells of; in most orders, long after.
        for (; gift.done <= eventIndex; gift.done += 1) happens[gift.done]?.run(gift.mosque)
        const event = account(gift.mosque).events.find(({ type }) => type === happens[eventIndex]?.label)
        if (!event) throw new Error(`Stripe tells of no ${happens[eventIndex]?.label}.`)
        expect([await post(gift.mosque, event), await post(gift.mosque, event)]).toEqual([200, 200])
      }
      await giving.work('provider-event')
    }
    for (const { mosque } of gifts)
      expect(await readOutcome(mosque)).toEqual({ states: [state], leftMinor, paid: 1, twice: 0 })
    expect(all).toHaveLength(happens.length === 5 ? 120 : 24)
    expect(gifts.length).toBeGreaterThanOrEqual(6)
  },
  240_000,
)
