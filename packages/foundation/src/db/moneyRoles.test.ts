import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../testkit/src/database.ts'
import * as addressReports from './addressReports.ts'
import * as bank from './bank.ts'
import * as gasds from './gasds.ts'
import * as donors from './donors.ts'
import * as giftAid from './giftAid.ts'
import * as giftAidFiling from './giftAidFiling.ts'
import * as giftExports from './giftExports.ts'
import * as giftSearch from './giftSearch.ts'
import * as money from './money.ts'
import * as receipts from './receipts.ts'
import * as reconciliation from './reconciliation.ts'
import * as regularGifts from './regularGifts.ts'
import * as reports from './reports.ts'

/** Money tables without data about a person or a gift. */
const aggregateTables = ['community_buildings', 'money_totals', 'receipt_counters']

test('every money table requires the owner or treasurer role at the desk', async () => {
  const database = await testDatabase()
  const names = [
    ...Object.values(addressReports),
    ...Object.values(bank),
    ...Object.values(gasds),
    ...Object.values(donors),
    ...Object.values(giftAid),
    ...Object.values(giftAidFiling),
    ...Object.values(giftExports),
    ...Object.values(giftSearch),
    ...Object.values(money),
    ...Object.values(receipts),
    ...Object.values(reconciliation),
    ...Object.values(regularGifts),
    ...Object.values(reports),
  ]
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table).name)
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_policies
     WHERE policyname = 'desk_role' AND permissive = 'RESTRICTIVE' AND qual LIKE '%{owner,treasurer}%'`,
  )
  await database.close()
  const guardedTables = new Set(rows.map(({ name }) => name))
  expect(names.filter((name) => !guardedTables.has(name)).toSorted()).toEqual(aggregateTables)
})
