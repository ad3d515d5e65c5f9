import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Giving, type Mosque, startGiving, type TestOutcome } from '../../../acceptance/src/stripe/giving.ts'
import { recheckOpenGifts } from './recheck.ts'

let giving: Giving
let mosque: Mosque
beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())
beforeEach(async () => {
  mosque = await giving.mosque()
  await giving.server.database.pool.query(
    'delete from graphile_worker._private_jobs; delete from ledger_entries; delete from gifts',
  )
})

const recheckGifts = () => recheckOpenGifts(giving.server.database, new Date())
const query = (text: string) => giving.server.database.pool.query<Record<string, unknown>>(text)
const readSettleJobs = async () =>
  (await query("select * from graphile_worker.jobs where task_identifier = 'gift-settle' and key is not null")).rows
const payNewGift = async (outcome: TestOutcome, target = mosque) =>
  giving.pay(target, await giving.attempt(target), outcome)
const exhaustJobs = () => query('update graphile_worker._private_jobs set attempts = max_attempts')

test('rechecks a gift whose job has failed permanently, and finds its payment', async () => {
  await payNewGift('processing')
  const { gifts } = await giving.rows(mosque)
  giving.stub.getAccount(mosque.secretKey).completeProcessing(gifts[0]?.intentId ?? '', true)
  await exhaustJobs()
  await giving.runJobs('gift-settle')
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'processing' }])
  expect(await recheckGifts()).toBe(1)
  await giving.runJobs('gift-settle')
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
})

test.each<[TestOutcome, number]>([
  ['processing', 1],
  ['3ds', 1],
  ['declined', 1],
  ['succeeds', 0],
])(
  'with the card outcome %s, reschedules %i gifts whose job was lost, and none a second time',
  async (outcome, count) => {
    await payNewGift(outcome)
    await query('delete from graphile_worker._private_jobs')
    expect([await recheckGifts(), await recheckGifts()]).toEqual([count, 0])
    expect(await readSettleJobs()).toHaveLength(count)
  },
)

test('resumes a confirmation whose server and job are lost, but not a refused one', async () => {
  giving.stub.addFaults(['hang-up-after'])
  await payNewGift('succeeds')
  giving.stub.addFaults(['revoked'])
  await payNewGift('succeeds')
  await query('delete from graphile_worker._private_jobs')
  expect(await recheckGifts()).toBe(1)
  await giving.runJobs('gift-settle')
  expect((await giving.rows(mosque)).gifts.map(({ state }) => state).toSorted()).toEqual(['failed', 'paid'])
})

test('leaves waiting and running jobs alone', async () => {
  await payNewGift('processing')
  const jobs = await readSettleJobs()
  expect(await recheckGifts()).toBe(0)
  await query(
    "update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'someone'",
  )
  expect(await recheckGifts()).toBe(0)
  expect((await readSettleJobs()).map(({ run_at }) => run_at)).toEqual(jobs.map(({ run_at }) => run_at))
})

test("finds every mosque's gifts, and schedules each for its own mosque", async () => {
  const otherMosque = await giving.mosque()
  await payNewGift('processing')
  await payNewGift('processing', otherMosque)
  await exhaustJobs()
  expect(await recheckGifts()).toBe(2)
  expect(new Set((await readSettleJobs()).map(({ key }) => String(key).split(':')[1]))).toEqual(
    new Set([mosque.id, otherMosque.id]),
  )
})
