import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../../../foundation/src/db/content.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { listDemonstrations } from './folders.ts'
import { loadDemonstration } from './load.ts'

/** Times on either side of midnight: folders are checked once a day, and no event ends in between. */
const [evening, nextDay] = [new Date('2026-11-20T23:50:00Z'), new Date('2026-11-21T00:10:00Z')]

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  await loadDemonstration({ ...server, now: evening })
})
afterAll(() => server.close())

/** Returns a digest of every row of every table, except the time of the last check. */
async function digestAll(): Promise<string> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  )
  const digest = createHash('sha256')
  for (const { name } of rows) {
    const table = await server.database.pool.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t WHERE t::text NOT LIKE '%,demonstration,"",%' ORDER BY 1`,
    )
    for (const { row } of table.rows) digest.update(`${name} ${row}\n`)
  }
  return digest.digest('hex')
}

test('loading a second time does not change anything', async () => {
  const before = await digestAll()
  await loadDemonstration({ ...server, now: evening })
  expect(await digestAll()).toBe(before)
  await loadDemonstration({ ...server, now: nextDay })
  expect(await digestAll()).toBe(before)
})

test('changed settings and deleted items are not restored', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>("SELECT id FROM tenants WHERE slug = 'an-noor'")
  await server.database.forTenant(rows[0]?.id ?? '')((tx) => tx.update(settings).set({ value: 'changed' }))
  await server.database.pool.query("delete from news where id = 'solar'; delete from jumuah_slots; delete from banners")
  // Simulates another day.
  await server.database.pool.query("delete from folder_items where kind = 'demonstration' and id = ''")
  const before = await digestAll()
  await loadDemonstration({ ...server, now: nextDay })
  expect(await digestAll()).toBe(before)
})

test('every mosque responds on its host name, and the first has its own timetable for today and a year ahead', async () => {
  const get = async (hostname: string) => (await server.get({ id: '', slug: '', hostname }, '/api/donations')).body
  const names = ['', 'standard.', 'basic.', 'prayer.', 'campaigns.', 'arabic.'].map((name) => `${name}localhost`)
  expect(await listDemonstrations()).toHaveLength(names.length)
  const responses = await Promise.all(names.map(get))
  expect(responses.map(({ status }) => status)).toEqual(names.map(() => 200))

  const month = await server.post({ id: '', slug: '', hostname: 'localhost' }, '/api/prayer-time', {
    month: 11,
    year: 2027,
  })
  expect(JSON.stringify(month.body)).not.toContain('calculated')
})
