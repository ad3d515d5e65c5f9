import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testkit/src/database.ts'
import { accountTables, findMovedTables, stayingTables } from './movedTables.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const readNames = async (text: string) =>
  (await database.pool.query<{ name: string }>(text)).rows.map(({ name }) => name)

test('every table moves with its mosque or is listed as staying', async () => {
  const allTables = await readNames(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  )
  const movedTables = (await findMovedTables(await client())).map(({ name }) => name)
  const coveredTables = [...movedTables, ...accountTables, ...Object.keys(stayingTables)]
  expect(coveredTables.toSorted()).toEqual(allTables.toSorted())
  expect(movedTables.length).toBeGreaterThan(80)
})

test('every table with mosques’ rows has the trigger that pauses writes during the handover', async () => {
  const movedTables = (await findMovedTables(await client())).map(({ name }) => name)
  const tablesWithTrigger = await readNames(
    "SELECT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE tgname = 'a_tenant_is_here'",
  )
  expect(tablesWithTrigger.toSorted()).toEqual([...movedTables, 'tenants'].toSorted())
})

test('no table uses a sequence, whose numbers would collide between databases', async () => {
  expect(await readNames("SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'")).toEqual([])
})

test('orders tables after those they reference', async () => {
  const movedTables = (await findMovedTables(await client())).map(({ name }) => name)
  for (const [parent, child] of [
    ['causes', 'gifts'],
    ['gifts', 'ledger_entries'],
    ['ledger_entries', 'money_totals'],
  ])
    expect(movedTables.indexOf(parent ?? '')).toBeLessThan(movedTables.indexOf(child ?? ''))
})

async function client() {
  const connection = await database.pool.connect()
  connection.release()
  return connection
}
