import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { staffUser } from '../../../acceptance/src/desk.ts'
import { startConnectHarness } from '../../../acceptance/src/stripe/connectHarness.ts'
import { cardPaymentTasks } from './tasks.ts'

let harness: Awaited<ReturnType<typeof startConnectHarness>>
beforeAll(async () => {
  harness = await startConnectHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.openNextMosque())

/** Runs the queued jobs. @returns the number of jobs */
async function runJobs(): Promise<number> {
  const { database, directory } = harness.server
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'card-account-stopped'`,
  )
  const tasks = cardPaymentTasks({ database, directory, address: () => 'https://desk.example' })
  for (const { payload } of rows) await tasks['card-account-stopped'](payload)
  await database.pool.query(`delete from graphile_worker._private_jobs`)
  return rows.length
}
const readEmails = async () =>
  (await harness.server.emails(harness.mosque)).filter(({ kind }) => kind === 'card-account-stopped')

test('owners and treasurers are emailed once when Stripe stops card payments, and again for the next stop', async () => {
  await staffUser(harness.server, harness.mosque, ['treasurer'], { now: harness.now })
  await staffUser(harness.server, harness.mosque, ['editor'], { now: harness.now })
  await harness.turnOnCardPayments()
  await runJobs()
  expect(await readEmails()).toEqual([])

  await harness.settle('review')
  expect(await runJobs()).toBe(1)
  const sentEmails = await readEmails()
  expect(sentEmails).toHaveLength(3)
  expect(new Set(sentEmails.map(({ email }) => email.to)).size).toBe(3)
  for (const { email } of sentEmails) {
    expect(email.subject).toBe('Stripe has stopped card payments for Masjid an-Noor')
    expect(email.text).toContain(`https://desk.example/${harness.mosque.slug}/details/ways-to-give`)
  }
  // A later status check with a different reason sends no email.
  await harness.settle('rejected')
  expect(await runJobs()).toBe(0)
  await harness.settle('complete')
  await harness.settle('rejected')
  expect(await runJobs()).toBe(1)
  const allEmails = await readEmails()
  expect(allEmails).toHaveLength(6)
  expect(allEmails.map(({ email }) => email.text).join()).toContain('Stripe has rejected the account')
})

test('no email is sent for an account that never took cards, or takes them again', async () => {
  await harness.startOpening()
  await harness.settle('checking')
  expect(await runJobs()).toBe(0)
  await harness.settle('complete')
  await harness.decide('approve')
  await harness.settle('rejected')
  await harness.settle('complete')
  expect(await runJobs()).toBe(1)
  expect(await readEmails()).toEqual([])
})
