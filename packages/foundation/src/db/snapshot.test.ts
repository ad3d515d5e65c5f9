import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testkit/src/database.ts'
import { makeTenant } from '../../../acceptance/src/tenants.ts'
import { banners } from './home.ts'
import type { Database, Tx } from './database.ts'
import { readTogether } from './readTogether.ts'

let database: Database
let tenantId: string
beforeAll(async () => {
  database = await testDatabase()
  tenantId = (await makeTenant(database)).id
})
afterAll(() => database.close())

/** Runs reads in a snapshot twice: by themselves, which reveals their columns, and as one statement. */
async function readTwice<T>(read: (tx: Tx) => Promise<T>): Promise<[T, T]> {
  const snapshot = database.openSnapshot(tenantId)
  const results: [T, T] = [await snapshot.db(read), await snapshot.db(read)]
  await snapshot.close()
  return results
}

test.each([
  ['true, false, null::boolean, 1::int, 9007199254740993::bigint, 1.50::numeric, 0.1::float8', []],
  ["'a\"b\\c'::text, '{}'::text[], array['x,y', null, '\"']::text[], '[1,{\"a\":null}]'::jsonb, 'null'::jsonb", []],
  ["'2026-11-28 10:00:00.123+05'::timestamptz, '2026-02-28'::date, 'infinity'::timestamptz, '\\x00ff'::bytea", []],
  ['$1::text, $2::int[], $1::text', ["O’Neil \u0001 $1 '", [3, 4]]],
  ["'costs $9'::text, $1::int", [7]],
])('a combined statement returns the values of %s as its own execution does', async (columns, values) => {
  const own = await database.forTenant(tenantId)((tx) => tx.execute(bind(`select ${columns}`, values)))
  const read = (tx: Tx) =>
    readTogether(
      tx.execute(bind(`select ${columns}`, values)),
      tx.execute(sql`select 1 as same, 2 as other, ${'x'}::text as text where ${true}::boolean`),
      tx.execute(bind(`select ${columns}`, values)),
    )
  for (const [first, second, third] of await readTwice(read)) {
    expect([first.rows, third.rows]).toEqual([own.rows, own.rows])
    expect(second.rows).toEqual([{ same: 1, other: 2, text: 'x' }])
  }
})

/** A statement with the values at its placeholders `$1`, `$2`. */
const bind = (text: string, values: readonly unknown[]) =>
  sql.join(
    text
      .split(/\$([12])/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)),
  )

test('typed queries return the same rows in order, and empty results', async () => {
  const rows = [3, 1, 2].map((position) => ({
    tenantId,
    id: `b${position}`,
    position,
    title: `Banner ${position}`,
    text: 'Text',
    publishedAt: new Date('2026-01-01T00:00:00.123Z'),
  }))
  await database.forTenant(tenantId)((tx) => tx.insert(banners).values(rows))
  const read = (tx: Tx) =>
    readTogether(
      tx.select().from(banners).orderBy(banners.position),
      tx
        .select({ id: banners.id })
        .from(banners)
        .where(sql`false`),
    )
  const [alone, combined] = await readTwice(read)
  expect(combined).toEqual(alone)
  expect(combined[0].map(({ id }) => id)).toEqual(['b1', 'b2', 'b3'])
  expect(combined[0][0]?.publishedAt).toEqual(rows[0]?.publishedAt)
})

test('sees no change made after its first read, refuses writes, and no other tenant’s rows', async () => {
  const other = await makeTenant(database)
  const snapshot = database.openSnapshot(other.id)
  const count = () => snapshot.db((tx) => tx.$count(banners))
  expect(await count()).toBe(0)
  const banner = { tenantId: other.id, id: 'x', position: 1, title: 'X', publishedAt: new Date() }
  await database.forTenant(other.id)((tx) => tx.insert(banners).values(banner))
  expect(await count()).toBe(0)
  expect(snapshot.id()).toMatch(/^\d+:\d+:/)
  await expect(snapshot.db((tx) => tx.insert(banners).values({ ...banner, id: 'y' }))).rejects.toThrow('Failed query')
  // After an error PostgreSQL refuses the transaction's other statements, so later reads have one of their own.
  expect([await count(), snapshot.id()]).toEqual([1, undefined])
  await snapshot.close()
  await expect(count()).rejects.toThrow('closed')
})

test('a failed read of several does not release the connection before the others end', async () => {
  const snapshot = database.openSnapshot(tenantId)
  const reads = snapshot.db((tx) =>
    readTogether(tx.execute(sql`select 1/0`), tx.execute(sql`select pg_sleep(0.2)`), tx.execute(sql`select 1`)),
  )
  await expect(reads).rejects.toThrow('Failed query')
  await snapshot.close()
  expect(await database.forTenant(tenantId)((tx) => tx.$count(banners))).toBe(3)
})
