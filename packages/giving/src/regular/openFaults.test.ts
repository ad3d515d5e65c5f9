import { afterAll, beforeAll, expect, test } from 'vitest'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import { type Giving, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { Fault } from '../../../testkit/src/stripe/index.ts'

let giving: Giving

beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())

const four = (fault: Fault) => Array.from({ length: 4 }, () => fault)

// Customer, product, subscription, card: each loses its answer once.
test.each<[string, Fault[], 'change' | 'read']>([
  ['is cut off after it was done', four('hang-up-after'), 'change'],
  ['is cut off before it was done', four('hang-up-before'), 'change'],
  ['is hidden by an error', four('error-after'), 'change'],
  ['is not answered when it is read', four('hang-up-before'), 'read'],
])(
  'each call that %s is asked again, and leaves one customer, one subscription and one card',
  async (_, faults, on) => {
    const mosque = await giving.mosque()
    await makeCause(giving.host.database, mosque.id, { id: 'every', jummah: true })
    const begun = await giving.attempt(mosque, { causeId: 'every', kind: 'weekly' })
    giving.stub.fail(faults, on)
    expect((await giving.pay(mosque, begun)).body.data).toMatchObject({ state: 'pending_setup', next: 'poll' })
    for (let round = 0; round < 6; round += 1) await giving.work('cycle-settle')

    const rows = await giving.host.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
    expect(rows).toMatchObject([{ state: 'scheduled', setup: 'done', confirmNo: 1 }])
    const account = giving.stub.account(mosque.secretKey)
    expect([account.customers.size, account.subscriptions.size, account.setups.size]).toEqual([1, 1, 1])
    expect(giving.stub.fail([], on)).toBe(0)
  },
  60_000,
)

test('a card the subscription does not take by itself is given to it', async () => {
  const mosque = await giving.mosque()
  await makeCause(giving.host.database, mosque.id, { id: 'every', jummah: true })
  const account = giving.stub.account(mosque.secretKey)
  account.forgetsCards()
  const begun = await giving.attempt(mosque, { causeId: 'every', kind: 'weekly' })
  expect((await giving.pay(mosque, begun)).body.data).toMatchObject({ state: 'scheduled' })
  const [subscription] = account.subscriptions.values()
  expect(subscription?.default_payment_method).toEqual(expect.any(String))
})
