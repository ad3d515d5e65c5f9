import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestTenant } from '@minaret/acceptance'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
let folder: string
beforeAll(async () => {
  cli = await startTestCli()
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-export-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await cli.close()
  await rm(folder, { recursive: true })
})

// Excludes the short-lived change notifications between servers, and rendered pages.
const countRows = async ({ id }: TestTenant) => {
  const { rows } = await cli.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('page_changes', 'stored_pages')`,
  )
  let count = 0
  for (const { name } of rows) {
    const countResult = await cli.database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${name} where tenant_id = $1`,
      [id],
    )
    count += countResult.rows[0]?.n ?? 0
  }
  return count
}

/** Creates a mosque with content of many kinds, including personal data. */
async function createMosqueWithContent(settings: Record<string, string>): Promise<TestTenant> {
  const mosque = await cli.createTenant(settings)
  for (const line of ['announce Hello', 'tv token create Hall', 'user create yusuf@example.org --name Yusuf --print'])
    await cli.run(`${line} --tenant ${mosque.slug}`)
  await cli.run(`gift add 10 --how cash --cause general --tenant ${mosque.slug}`)
  return mosque
}

test('a server’s only mosque is not deleted without --tenant', async () => {
  const mosque = await cli.createTenant()
  expect(await cli.run('tenant list --json')).toMatchObject({ json: [{ slug: mosque.slug }] })
  for (const tenantVariable of ['', mosque.slug]) {
    process.env.MINARET_TENANT = tenantVariable
    const rejectedResult = await cli.run('tenant delete --yes')
    expect(rejectedResult).toMatchObject({ code: 2, err: expect.stringContaining('add --tenant') })
  }
  delete process.env.MINARET_TENANT
  expect(await cli.run(`tenant show --tenant ${mosque.slug}`)).toMatchObject({ code: 0 })
  await cli.run(`tenant delete --yes --tenant ${mosque.slug}`)
})

test('tenant export has all of a mosque’s data except secrets, and nothing from another mosque', async () => {
  const [mosque, otherMosque] = [
    await createMosqueWithContent({}),
    await createMosqueWithContent({ websiteName: 'The other one' }),
  ]
  const file = path.join(folder, 'all-data.json')
  expect(await cli.run(`tenant export --tenant ${mosque.slug}`, file)).toMatchObject({ code: 0 })
  const text = await readFile(file, 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    slug: mosque.slug,
    hostnames: [mosque.hostname],
    tables: {
      users: [{ email: 'yusuf@example.org' }],
      gifts: [{ amountMinor: 1000 }],
      ledger_entries: [{ amountMinor: 1000 }],
      announcements: [{ text: 'Hello' }],
    },
  })
  expect(text).not.toMatch(/argon2|hash|The other one/i)
  expect(text).not.toContain(otherMosque.id)
  expect((await stat(file)).mode & 0o077).toBe(0)
})

test('tenant delete requires confirmation, and deletes all data of the mosque but no other’s', async () => {
  const [mosque, otherMosque] = [await createMosqueWithContent({}), await createMosqueWithContent({})]
  const before = await countRows(otherMosque)
  const rejectedResult = await cli.run(`tenant delete --tenant ${mosque.slug}`)
  expect(rejectedResult).toMatchObject({ code: 1, err: expect.stringContaining('confirmation needs a terminal') })
  expect(await countRows(mosque)).toBeGreaterThan(10)
  expect(await cli.run(`tenant delete --yes --tenant ${mosque.slug}`)).toMatchObject({ code: 0 })
  expect([await countRows(mosque), await countRows(otherMosque)]).toEqual([0, before])
  expect(await cli.run(`tenant show --tenant ${mosque.slug}`)).toMatchObject({ code: 1 })
})

test('a mosque with real gifts from the last six years is not deleted without --with-books', async () => {
  const mosque = await createMosqueWithContent({ paymentMode: 'none' })
  const result = await cli.run(`tenant delete --yes --tenant ${mosque.slug}`)
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('1 real entry from the last 6 years') })
  expect(await countRows(mosque)).toBeGreaterThan(10)
  expect(await cli.run(`tenant delete --yes --with-books --tenant ${mosque.slug}`)).toMatchObject({ code: 0 })
  expect(await countRows(mosque)).toBe(0)
})

test('an older ledger does not prevent deletion', async () => {
  const mosque = await cli.createTenant({ paymentMode: 'none' })
  const day = `${new Date().getUTCFullYear() - 7}-01-15`
  await cli.run(`gift add 10 --how cash --cause general --date ${day} --tenant ${mosque.slug}`)
  expect(await cli.run(`tenant delete --yes --tenant ${mosque.slug}`)).toMatchObject({ code: 0 })
})
