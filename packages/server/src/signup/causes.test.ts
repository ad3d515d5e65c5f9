import { afterAll, beforeAll, expect, test } from 'vitest'
import { causes, type Database } from '@minaret/foundation/db'
import { testDatabase } from '../../../testkit/src/database.ts'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { insertProposedCauses } from './causes.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each([
  ['gbp', { minMinor: 100, maxMinor: 1_000_000, presetsMinor: [1000, 2500, 5000] }],
  ['kwd', { minMinor: 1000, maxMinor: 10_000_000, presetsMinor: [10_000, 25_000, 50_000] }],
  ['jpy', { minMinor: 100, maxMinor: 1_000_000, presetsMinor: [1000, 2500, 5000] }],
] as const)('a new mosque in %s starts with amounts suited to the currency', async (currency, amounts) => {
  const { id } = await startDeclaring(database, { timeZone: 'Europe/London' })
  const rows = await database.forTenant(id)(async (tx) => {
    await tx.delete(causes)
    await insertProposedCauses(tx, { language: 'en', currency, now: new Date('2026-11-21T12:00:00Z') })
    return tx.select().from(causes)
  })
  expect(rows).toHaveLength(3)
  for (const row of rows) expect(row).toMatchObject(amounts)
})
