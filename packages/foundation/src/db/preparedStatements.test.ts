import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOrder, readUpcoming } from '../../../content/src/content/events.ts'
import { listPage } from '../pagination/page.ts'
import { makeTenant, testDatabase, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TenantDb } from './database.ts'

const now = new Date('2026-11-21T12:00:00Z')

let database: Awaited<ReturnType<typeof testDatabase>>
let mosque: TestTenant

beforeAll(async () => {
  database = await testDatabase()
  mosque = await makeTenant(database)
  // Three events start at each instant, with microsecond precision.
  await database.pool.query(
    `insert into events (tenant_id, id, title, summary, body, starts_at, published_at)
     select $1, md5(i::text), 'A title', 'A sentence.', '', $2::timestamptz + (i / 3) * interval '1.000001 hours', '2020-01-01'
     from generate_series(1, 1000) i`,
    [mosque.id, now],
  )
  await database.pool.query('analyze')
})
afterAll(() => database.close())

/** Wraps the mosque's database so that each statement uses one `plan_cache_mode`. */
const withPlanMode =
  (mode: string): TenantDb =>
  (work) =>
    database.forTenant(mosque.id)(async (tx) => {
      await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`))
      return work(tx)
    })

// Every way PostgreSQL may plan a prepared statement: a plan per value, one generic plan, or switching between them.
describe.each(['force_custom_plan', 'force_generic_plan', 'auto'])('a list planned by %s', (mode) => {
  test.each([1, 2, 50])('continues after the last row of a page of %i', async (pageSize) => {
    const keys: string[] = []
    for (let after: string | undefined, page = 0; page < 8; page += 1) {
      const response = await listPage(
        { query: { after, pageSize }, db: withPlanMode(mode) },
        startOrder,
        (tx, page) => readUpcoming(tx, now, page),
        (row) => `${row.startsAt.toISOString()} ${row.id}`,
      )
      if (response.status !== 200) throw new Error(JSON.stringify(response.message))
      keys.push(...response.data)
      after = response.responseData.next
      if (!after) break
    }
    expect(keys.length).toBeGreaterThan(7)
    expect(keys).toEqual([...new Set(keys)].toSorted())
  })
})
