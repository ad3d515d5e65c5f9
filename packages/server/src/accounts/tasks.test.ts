import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, startAccounts } from '../../../acceptance/src/accounts.ts'
import { accountTasks } from './tasks.ts'

let host: Accounts
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  host = await startAccounts({ now: () => clock })
})
afterAll(() => host.close())

const tasks = () => accountTasks({ ...host, now: () => clock, log: host.app.log })
const runTask = (name: string, payload: unknown): unknown => Reflect.apply(tasks()[name] ?? fail, undefined, [payload])
const fail = () => {
  throw new Error('Expected a known task')
}

test('expired links, sessions and counts are deleted, and valid ones are kept', async () => {
  const mosque = await host.tenant()
  const member = await host.createMember(mosque)
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  await host.processRequests()
  const rowCounts = () =>
    Promise.all(
      ['link_references', 'sessions', 'throttles', 'users'].map(
        async (table) =>
          (await host.database.pool.query(`select 1 from ${table} where tenant_id = $1`, [mosque.id])).rowCount,
      ),
    )
  expect(await rowCounts()).toEqual([1, 1, 4, 1])
  await runTask('accounts-tidy', {})
  expect(await rowCounts()).toEqual([1, 1, 4, 1])
  clock = new Date(clock.getTime() + 3 * 3_600_000)
  await runTask('accounts-tidy', {})
  expect(await rowCounts()).toEqual([0, 1, 0, 1])
  clock = new Date(clock.getTime() + 15 * 86_400_000)
  await runTask('accounts-tidy', {})
  expect(await rowCounts()).toEqual([0, 0, 0, 1])
})

test('a request that runs twice sends one email, and its link still works', async () => {
  const mosque = await host.tenant()
  const member = await host.createMember(mosque)
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  const { rows } = await host.database.pool.query<{ payload: unknown }>(
    'select payload from graphile_worker._private_jobs order by id desc limit 1',
  )
  const { payload } = rows[0] ?? {}
  await runTask('account-request', payload)
  const reference = await host.readLinkReference(mosque, 'reset')
  await runTask('account-request', payload)
  expect((await host.emails(mosque)).filter(({ kind }) => kind === 'reset')).toHaveLength(1)
  const reset = { reference, password: 'staple horse correct battery' }
  expect(await host.post(mosque, '/api/resetPassword', reset)).toMatchObject({ code: 200 })
})

test('a request to a site that has since closed waits up to a day for it to reopen', async () => {
  const mosque = await host.tenant()
  const member = await host.createMember(mosque)
  await host.processRequests()
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  const jobs = async () => {
    const { rows } = await host.database.pool.query<{ payload: { tenantId: string }; at: Date }>(
      'select payload, run_at as at from graphile_worker._private_jobs order by id',
    )
    return rows.filter(({ payload }) => payload.tenantId === mosque.id)
  }
  const setState = (state: string) =>
    host.database.pool.query('update tenants set state = $2 where id = $1', [mosque.id, state])
  const isSuspended = async () => (await host.directory.byId(mosque.id))?.suspended
  const emailKinds = async () => (await host.emails(mosque)).map(({ kind }) => kind)
  const [firstJob] = await jobs()

  await setState('suspended')
  await expect.poll(isSuspended).toBe(true)
  await runTask('account-request', firstJob?.payload)
  const [retriedJob] = await jobs()
  expect(await emailKinds()).toEqual([])
  expect(retriedJob?.payload).toEqual(firstJob?.payload)
  expect(retriedJob?.at.getTime()).toBeGreaterThan(Number(firstJob?.at.getTime()) + 500_000)

  await setState('open')
  await expect.poll(isSuspended).toBe(false)
  await runTask('account-request', retriedJob?.payload)
  expect(await emailKinds()).toEqual(['reset'])

  await setState('suspended')
  await expect.poll(isSuspended).toBe(true)
  await host.database.pool.query("delete from graphile_worker._private_jobs where payload ->> 'tenantId' = $1", [
    mosque.id,
  ])
  clock = new Date(clock.getTime() + 25 * 3_600_000)
  await runTask('account-request', retriedJob?.payload)
  expect(await jobs()).toEqual([])
})

test('a request encrypted for another mosque fails without revealing its contents', async () => {
  const mosque = await host.tenant()
  const otherMosque = await host.tenant()
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: 'aisha@example.org' })
  const { rows } = await host.database.pool.query<{ payload: object }>(
    'select payload from graphile_worker._private_jobs order by id desc limit 1',
  )
  await expect(runTask('account-request', { ...rows[0]?.payload, tenantId: otherMosque.id })).rejects.toThrow(
    /^An account request failed with \w+ \(.*\) and will be retried\.$/,
  )
  expect(await host.emails(otherMosque)).toEqual([])
})
