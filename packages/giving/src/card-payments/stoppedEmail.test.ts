import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { staffUser } from '../../../acceptance/src/desk.ts'
import { startConnectBench } from '../../../acceptance/src/stripe/connectBench.ts'
import { cardPaymentTasks } from './tasks.ts'

let bench: Awaited<ReturnType<typeof startConnectBench>>
beforeAll(async () => {
  bench = await startConnectBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.renew())

/** Does what waits, as the server's runner would. @returns how many jobs there were */
async function work(): Promise<number> {
  const { database, directory } = bench.host
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'card-account-stopped'`,
  )
  const tasks = cardPaymentTasks({ database, directory, address: () => 'https://desk.example' })
  for (const { payload } of rows) await tasks['card-account-stopped'](payload)
  await database.pool.query(`delete from graphile_worker._private_jobs`)
  return rows.length
}
const emails = async () => (await bench.host.emails(bench.mosque)).filter(({ kind }) => kind === 'card-account-stopped')

test('owners and treasurers are emailed once when Stripe stops card payments, and again when it stops them anew', async () => {
  await staffUser(bench.host, bench.mosque, ['treasurer'], { now: bench.now })
  await staffUser(bench.host, bench.mosque, ['editor'], { now: bench.now })
  await bench.ready()
  await work()
  expect(await emails()).toEqual([])

  await bench.settle('review')
  expect(await work()).toBe(1)
  const sent = await emails()
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ email: letter }) => letter.to)).size).toBe(3)
  for (const { email: letter } of sent) {
    expect(letter.subject).toBe('Stripe has stopped card payments for Masjid an-Noor')
    expect(letter.text).toContain(`https://desk.example/${bench.mosque.slug}/details/ways-to-give`)
  }
  // Another reading, and another reason, are no other stop.
  await bench.settle('rejected')
  expect(await work()).toBe(0)
  await bench.settle('complete')
  await bench.settle('rejected')
  expect(await work()).toBe(1)
  const all = await emails()
  expect(all).toHaveLength(6)
  expect(all.map(({ email: letter }) => letter.text).join()).toContain('Stripe has rejected the account')
})

test('nobody is emailed of an account that has never taken cards, or takes them again by the time', async () => {
  await bench.start()
  await bench.settle('checking')
  expect(await work()).toBe(0)
  await bench.settle('complete')
  await bench.decide('approve')
  await bench.settle('rejected')
  await bench.settle('complete')
  expect(await work()).toBe(1)
  expect(await emails()).toEqual([])
})
