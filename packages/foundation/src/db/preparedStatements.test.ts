import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextFirst, readUpcoming } from '../../../content/src/content/events.ts'
import { listPage } from '../pagination/page.ts'
import { makeTenant, testDatabase, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TenantDb } from './database.ts'

const now = new Date('2026-11-21T12:00:00Z')

let database: Awaited<ReturnType<typeof testDatabase>>
let mosque: TestTenant

beforeAll(async () => {
  database = await testDatabase()
  mosque = await makeTenant(database)
  // Three begin at each instant, and instants have six decimals.
  await database.pool.query(
    `insert into events (tenant_id, id, title, summary, body, starts_at, published_at)
     select $1, md5(i::text), 'A title', 'A sentence.', '', $2::timestamptz + (i / 3) * interval '1.000001 hours', '2020-01-01'
     from generate_series(1, 1000) i`,
    [mosque.id, now],
  )
  await database.pool.query('analyze')
})
afterAll(() => database.close())

/** A mosque's rows, with each statement planned in one way. */
const planned =
  (way: string): TenantDb =>
  (work) =>
    database.forTenant(mosque.id)(async (tx) => {
      await tx.execute(sql.raw(`set local plan_cache_mode = ${way}`))
      return work(tx)
    })

// Whatever PostgreSQL makes of a prepared statement: plans for each value, one for all, or the one after the other.
describe.each(['force_custom_plan', 'force_generic_plan', 'auto'])('a list planned by %s', (way) => {
  test.each([1, 2, 50])('goes on after the row a page of %i ended with', async (pageSize) => {
    const seen: string[] = []
    for (let after: string | undefined, page = 0; page < 8; page += 1) {
      const answer = await listPage(
        { query: { after, pageSize }, db: planned(way) },
        nextFirst,
        (tx, page) => readUpcoming(tx, now, page),
        (row) => `${row.startsAt.toISOString()} ${row.id}`,
      )
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.message))
      seen.push(...answer.data)
      after = answer.responseData.next
      if (!after) break
    }
    expect(seen.length).toBeGreaterThan(7)
    expect(seen).toEqual([...new Set(seen)].toSorted())
  })
})
