import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Giving, startGiving } from '../../../acceptance/src/stripe/giving.ts'

let giving: Giving
beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())

test('a job with a database error stores no row data in the queue, and is retried', async () => {
  const mosque = await giving.mosque()
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  const { gifts } = await giving.rows(mosque)
  giving.stub.getAccount(mosque.secretKey).completeProcessing(gifts[0]?.intentId ?? '', true)
  const { pool } = giving.server.database
  await pool.query("alter table gifts add constraint broken check (state <> 'paid')")
  await giving.runJobs('gift-settle')
  const jobs = await pool.query<Record<string, unknown>>(
    "select last_error, attempts, max_attempts from graphile_worker.jobs where task_identifier = 'gift-settle'",
  )
  expect(jobs.rows).toMatchObject([{ attempts: 1, max_attempts: 25, last_error: expect.stringContaining('23514') }])
  expect(JSON.stringify(jobs.rows)).not.toMatch(/aisha|example\.org|update "gifts"|Failing row/i)

  await pool.query('alter table gifts drop constraint broken')
  await giving.runJobs('gift-settle')
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'paid' }])
})
