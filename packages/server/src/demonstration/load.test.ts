import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../db/content.ts'
import { startHost, type TestHost } from '../testing/index.ts'
import { loadDemonstration } from './load.ts'
import { demonstrationTenants } from './tenants.ts'

let host: TestHost

beforeAll(async () => {
  host = await startHost({ jobs: false })
  await loadDemonstration(host)
})
afterAll(() => host.close())

/** Every row of every table, as one digest. */
async function everything(): Promise<string> {
  const { rows } = await host.database.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  )
  const digest = createHash('sha256')
  for (const { name } of rows) {
    const table = await host.database.pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`)
    for (const { row } of table.rows) digest.update(`${name} ${row}\n`)
  }
  return digest.digest('hex')
}

test('loading it twice changes nothing', async () => {
  const before = await everything()
  await loadDemonstration(host)
  expect(await everything()).toBe(before)
})

test('what was set in the meantime stays', async () => {
  const { rows } = await host.database.pool.query<{ id: string }>("SELECT id FROM tenants WHERE slug = 'an-noor'")
  await host.database.forTenant(rows[0]?.id ?? '')((tx) => tx.update(settings).set({ value: 'changed' }))
  const before = await everything()
  await loadDemonstration(host)
  expect(await everything()).toBe(before)
})

test('every mosque can be reached by its name, and the first has a table of its own for today and a year from now', async () => {
  const ask = async (hostname: string) => (await host.get({ id: '', slug: '', hostname }, '/api/donations')).body
  const names = demonstrationTenants.map(({ hostname }) => hostname)
  const answers = await Promise.all(names.map(ask))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))

  const month = await host.post({ id: '', slug: '', hostname: 'localhost' }, '/api/prayer-time', {
    month: 11,
    year: 2027,
  })
  expect(JSON.stringify(month.body)).not.toContain('calculated')
})
