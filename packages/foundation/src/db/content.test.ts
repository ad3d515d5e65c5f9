import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTenant, testDatabase } from '../../../acceptance/src/index.ts'
import { timetableImports } from './content.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('two imports in one transaction get different times, in order', async () => {
  const { id: tenantId } = await makeTenant(database)
  const rows = await database.forTenant(tenantId)(async (tx) => {
    for (const version of ['first', 'second'])
      await tx.insert(timetableImports).values({ tenantId, version, fileName: 'x.csv', days: 1, warnings: 0 })
    return tx
      .select({ version: timetableImports.version, at: sql<string>`${timetableImports.importedAt}::text` })
      .from(timetableImports)
      .orderBy(asc(timetableImports.importedAt))
  })
  expect(rows.map(({ version }) => version)).toEqual(['first', 'second'])
  expect(new Set(rows.map(({ at }) => at)).size).toBe(2)
})

test('the database has no unused functions for jobs', async () => {
  const { rows } = await database.pool.query(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and proname like '%job%' order by 1`,
  )
  expect(rows).toEqual([{ proname: 'add_job_at' }, { proname: 'drop_job' }, { proname: 'job_waits' }])
})
