import { randomUUID } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRows } from '../../../testkit/src/insertRows.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { saveAccount } from './accounts.ts'
import { purgeDemonstration, tablesToPurge } from './demoPurge.ts'

let giving: Giving

beforeAll(async () => {
  giving = await startGiving('demonstration')
})
afterAll(() => giving.close())

type TableCount = { table: string; rows: number }

const queryRows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await giving.server.database.pool.query<Row & Record<string, unknown>>(text, values)).rows

/** The tables purged with a demonstration. */
const purgedTables = (mosque: Mosque) =>
  giving.server.database.forTenant(mosque.id)(async (tx) =>
    tablesToPurge(tx, mosque.id).map(([table]) => getTableName(table)),
  )

/** Counts a mosque's rows in each of these tables, except empty ones. */
async function countRows(mosque: Mosque): Promise<TableCount[]> {
  const counts = await Promise.all(
    (await purgedTables(mosque)).map(async (table) => {
      const [row] = await queryRows<{ rows: number }>(
        `select count(*)::int as rows from ${table} where tenant_id = $1`,
        [mosque.id],
      )
      return { table, rows: row?.rows ?? 0 }
    }),
  )
  return counts.filter(({ rows }) => rows > 0)
}

/** Creates a mosque with a paid gift, a refused gift, and a regular gift with one paid collection. */
async function createMosqueWithGifts(): Promise<Mosque> {
  const mosque = await giving.mosque()
  await giving.pay(mosque, await giving.attempt(mosque))
  await giving.pay(mosque, await giving.attempt(mosque), 'declined')
  await giving.runJobs()
  const bytes = `\\x${randomUUID().replaceAll('-', '')}`
  const sharedColumns = { cause_id: 'general', fund: 'general', amount_minor: 500, currency: 'gbp', mode: 'demo' }
  const donorColumns = { account_id: mosque.accountId, donor_name: 'A', donor_email: 'a@example.org', cover_minor: 0 }
  const columns = {
    ...sharedColumns,
    ...donorColumns,
    attempt_id: randomUUID(),
    pass_hash: bytes,
    confirm_no: 1,
    anonymous: false,
  }
  const created_at = '2026-11-20T00:00:00Z'
  const dates = { created_at, starts_at: created_at, starts_on: '2026-11-27' }
  await insertRows(giving.server.database, mosque.id, 'cycles', [
    { ...columns, ...dates, id: 'cycle', rhythm: 'weekly', state: 'active', setup: 'done', failures: 0, version: 1 },
  ])
  await insertRows(giving.server.database, mosque.id, 'gifts', [
    {
      ...columns,
      id: 'collected',
      state: 'paid',
      how: 'card',
      intent_id: 'pi_demo_1',
      cycle_id: 'cycle',
      due_on: '2026-11-27',
      invoice_id: 'in_demo_1',
      created_at,
      paid_at: created_at,
    },
  ])
  const entry = { gift_id: 'collected', kind: 'paid', provider_ref: 'pi_demo_1', amount_minor: 500 }
  const at = created_at
  await insertRows(giving.server.database, mosque.id, 'ledger_entries', [
    { ...entry, id: 'entry', currency: 'gbp', mode: 'demo', at },
  ])
  await insertRows(giving.server.database, mosque.id, 'cycle_changes', [
    { cycle_id: 'cycle', version: 0, action: 'amount', detail: {}, at },
  ])
  return mosque
}

test('a purge deletes all demonstration data of one mosque, and nothing else', async () => {
  const mosque = await createMosqueWithGifts()
  const otherMosque = await createMosqueWithGifts()
  const initialCounts = await countRows(otherMosque)
  expect(initialCounts.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['gifts', 'cycles', 'ledger_entries', 'demo_intents']),
  )
  expect(await purgeDemonstration(giving.server.database, mosque.id)).toEqual({ gifts: 3, cycles: 1 })
  expect(await countRows(mosque)).toEqual([])
  expect(await countRows(otherMosque)).toEqual(initialCounts)
  const totalsQuery = 'select amount_minor from money_totals where tenant_id = $1'
  expect(await queryRows(totalsQuery, [mosque.id])).toEqual([])
  expect(await queryRows(totalsQuery, [otherMosque.id])).toMatchObject([{ amount_minor: '3000' }])
})

test('keeps data that does not belong to a demonstration', async () => {
  const mosque = await createMosqueWithGifts()
  const testAccount = await saveAccount(giving.server.database, giving.server.secrets, {
    tenantId: mosque.id,
    kind: 'own_keys',
    mode: 'test',
    publishableKey: 'pk_test_x',
    secretKey: `rk_test_${mosque.slug}`,
    webhookSecret: `whsec_${mosque.slug}`,
  })
  // As if this gift and its ledger entry came from Stripe.
  await queryRows("update gifts set mode = 'test', account_id = $2 where tenant_id = $1 and id = 'collected'", [
    mosque.id,
    testAccount,
  ])
  await queryRows("update cycles set mode = 'test', account_id = $2 where tenant_id = $1", [mosque.id, testAccount])
  await queryRows("update ledger_entries set mode = 'test' where tenant_id = $1 and id = 'entry'", [mosque.id])
  expect(await purgeDemonstration(giving.server.database, mosque.id)).toEqual({ gifts: 2, cycles: 0 })
  const { gifts, ledger } = await giving.rows(mosque)
  expect([gifts.map(({ id }) => id), ledger.map(({ id }) => id)]).toEqual([['collected'], ['entry']])
  expect((await countRows(mosque)).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['cycles', 'cycle_changes']),
  )
})

test('allows new gifts afterwards; scheduled jobs and a second purge do nothing', async () => {
  const mosque = await giving.mosque()
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  const { database } = giving.server
  await purgeDemonstration(database, mosque.id)
  await giving.runJobs()
  expect(await queryRows('select last_error from graphile_worker.jobs where last_error is not null')).toEqual([])
  expect(await purgeDemonstration(database, mosque.id)).toEqual({ gifts: 0, cycles: 0 })
  const response = await giving.pay(mosque, await giving.attempt(mosque))
  expect(response).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
})

test('covers every table that references a gift, a regular gift or an account', async () => {
  const dependentTables = await queryRows<{ name: string }>(`
    with recursive hangs as (
      select oid from pg_class where relname in ('gifts', 'cycles', 'payment_accounts') and relkind = 'r'
      union
      select k.conrelid from pg_constraint k join hangs h on k.confrelid = h.oid where k.contype = 'f'
    )
    select relname as name from pg_class c where c.oid in (select oid from hangs) and relname <> 'payment_accounts'
    union select relname from pg_class where relname like 'demo\\_%' and relkind = 'r'
    union select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'mode'
        and table_name not in ('payment_accounts', 'money_totals', 'account_openings')`)
  const names = await purgedTables(await giving.mosque())
  expect(dependentTables.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([])
})
