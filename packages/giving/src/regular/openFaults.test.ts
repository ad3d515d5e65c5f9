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

const fourTimes = (fault: Fault) => Array.from({ length: 4 }, () => fault)

// Each of customer, product, subscription and card loses one response.
test.each<[string, Fault[], 'change' | 'read']>([
  ['loses its response', fourTimes('hang-up-after'), 'change'],
  ['is lost', fourTimes('hang-up-before'), 'change'],
  ['succeeds but returns an error', fourTimes('error-after'), 'change'],
  ['gets no response when reading', fourTimes('hang-up-before'), 'read'],
])(
  'repeats each call that %s, and creates one customer, one subscription and one card',
  async (_, faults, kind) => {
    const mosque = await giving.mosque()
    await makeCause(giving.server.database, mosque.id, { id: 'every', jummah: true })
    const request = await giving.attempt(mosque, { causeId: 'every', kind: 'weekly' })
    giving.stub.addFaults(faults, kind)
    expect((await giving.pay(mosque, request)).body.data).toMatchObject({ state: 'pending_setup', next: 'poll' })
    for (let round = 0; round < 6; round += 1) await giving.runJobs('cycle-settle')

    const rows = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
    expect(rows).toMatchObject([{ state: 'scheduled', setup: 'done', confirmNo: 1 }])
    const account = giving.stub.getAccount(mosque.secretKey)
    expect([account.customers.size, account.subscriptions.size, account.setups.size]).toEqual([1, 1, 1])
    expect(giving.stub.addFaults([], kind)).toBe(0)
  },
  60_000,
)

test('attaches the card if the subscription does not have it yet', async () => {
  const mosque = await giving.mosque()
  await makeCause(giving.server.database, mosque.id, { id: 'every', jummah: true })
  const account = giving.stub.getAccount(mosque.secretKey)
  account.ignoreNewCards()
  const request = await giving.attempt(mosque, { causeId: 'every', kind: 'weekly' })
  expect((await giving.pay(mosque, request)).body.data).toMatchObject({ state: 'scheduled' })
  const [subscription] = account.subscriptions.values()
  expect(subscription?.default_payment_method).toEqual(expect.any(String))
})
