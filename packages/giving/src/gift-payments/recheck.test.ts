import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Giving, type Mosque, startGiving, type Wish } from '../../../acceptance/src/stripe/giving.ts'
import { recheckOpenGifts } from './recheck.ts'

let giving: Giving
let mosque: Mosque
beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())
beforeEach(async () => {
  mosque = await giving.mosque()
  await giving.host.database.pool.query(
    'delete from graphile_worker._private_jobs; delete from ledger_entries; delete from gifts',
  )
})

const sweep = () => recheckOpenGifts(giving.host.database, new Date())
const query = (text: string) => giving.host.database.pool.query<Record<string, unknown>>(text)
const settleJobs = async () =>
  (await query("select * from graphile_worker.jobs where task_identifier = 'gift-settle' and key is not null")).rows
const give = async (wish: Wish, to = mosque) => giving.pay(to, await giving.attempt(to), wish)
const giveUp = () => query('update graphile_worker._private_jobs set attempts = max_attempts')

test('a gift whose job was given up is looked at again, and its money is found', async () => {
  await give('processing')
  const { gifts } = await giving.rows(mosque)
  giving.stub.account(mosque.secretKey).finish(gifts[0]?.intentId ?? '', true)
  await giveUp()
  await giving.work('gift-settle')
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'processing' }])
  expect(await sweep()).toBe(1)
  await giving.work('gift-settle')
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
})

test.each<[Wish, number]>([
  ['processing', 1],
  ['3ds', 1],
  ['declined', 1],
  ['succeeds', 0],
])('of a gift whose card %s, whose job is lost, %i is found; the second round finds none', async (wish, found) => {
  await give(wish)
  await query('delete from graphile_worker._private_jobs')
  expect([await sweep(), await sweep()]).toEqual([found, 0])
  expect(await settleJobs()).toHaveLength(found)
})

test('a confirmation whose host and job are gone is taken up, and a refused one is not', async () => {
  giving.stub.fail(['hang-up-after'])
  await give('succeeds')
  giving.stub.fail(['revoked'])
  await give('succeeds')
  await query('delete from graphile_worker._private_jobs')
  expect(await sweep()).toBe(1)
  await giving.work('gift-settle')
  expect((await giving.rows(mosque)).gifts.map(({ state }) => state).toSorted()).toEqual(['failed', 'paid'])
})

test('a job that waits or is being done is left as it is', async () => {
  await give('processing')
  const before = await settleJobs()
  expect(await sweep()).toBe(0)
  await query(
    "update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'someone'",
  )
  expect(await sweep()).toBe(0)
  expect((await settleJobs()).map(({ run_at }) => run_at)).toEqual(before.map(({ run_at }) => run_at))
})

test("every mosque's gifts are found, each planned for its own", async () => {
  const other = await giving.mosque()
  await give('processing')
  await give('processing', other)
  await giveUp()
  expect(await sweep()).toBe(2)
  expect(new Set((await settleJobs()).map(({ key }) => String(key).split(':')[1]))).toEqual(
    new Set([mosque.id, other.id]),
  )
})
