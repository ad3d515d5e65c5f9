import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, startAccounts } from '../testing/accounts.ts'
import { accountTasks } from './tasks.ts'

let host: Accounts
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  host = await startAccounts({ now: () => clock })
})
afterAll(() => host.close())

const tasks = () => accountTasks({ ...host, now: () => clock, log: host.app.log })
const work = (name: string, payload: unknown): unknown => Reflect.apply(tasks()[name] ?? fail, undefined, [payload])
const fail = () => {
  throw new Error('There is no such task.')
}

test('expired links, dead sessions and old counts are forgotten; what still stands is kept', async () => {
  const mosque = await host.tenant()
  const member = await host.member(mosque)
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  await host.workRequests()
  const left = () =>
    Promise.all(
      ['link_references', 'sessions', 'throttles', 'users'].map(
        async (table) =>
          (await host.database.pool.query(`select 1 from ${table} where tenant_id = $1`, [mosque.id])).rowCount,
      ),
    )
  expect(await left()).toEqual([1, 1, 3, 1])
  await work('accounts-tidy', {})
  expect(await left()).toEqual([1, 1, 3, 1])
  clock = new Date(clock.getTime() + 3 * 3_600_000)
  await work('accounts-tidy', {})
  expect(await left()).toEqual([0, 1, 0, 1])
  clock = new Date(clock.getTime() + 15 * 86_400_000)
  await work('accounts-tidy', {})
  expect(await left()).toEqual([0, 0, 0, 1])
})

test('a request that runs twice makes one letter, and the link of the first still works', async () => {
  const mosque = await host.tenant()
  const member = await host.member(mosque)
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  const { rows } = await host.database.pool.query<{ payload: unknown }>(
    'select payload from graphile_worker._private_jobs order by id desc limit 1',
  )
  const { payload } = rows[0] ?? {}
  await work('account-request', payload)
  const reference = await host.link(mosque, 'reset')
  await work('account-request', payload)
  expect((await host.letters(mosque)).filter(({ kind }) => kind === 'reset')).toHaveLength(1)
  const reset = { reference, password: 'staple horse correct battery' }
  expect(await host.post(mosque, '/api/resetPassword', reset)).toMatchObject({ code: 200 })
})

test('a request that was sealed for another mosque, or is broken, fails without telling what it held', async () => {
  const mosque = await host.tenant()
  const other = await host.tenant()
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: 'aisha@example.org' })
  const { rows } = await host.database.pool.query<{ payload: object }>(
    'select payload from graphile_worker._private_jobs order by id desc limit 1',
  )
  await expect(work('account-request', { ...rows[0]?.payload, tenantId: other.id })).rejects.toThrow(
    /^An account request met \w+ \(.*\)\. It will be tried again\.$/,
  )
  expect(await host.letters(other)).toEqual([])
})
