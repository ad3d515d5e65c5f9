import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { events } from '../../../foundation/src/db/site.ts'
import { diskStorage } from '../../../foundation/src/files/disk.ts'
import { findTenantId } from '../../../server/src/tenants/store.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { checkFolder } from './check.ts'
import { exportFolder } from './exportFolder.ts'
import { importFolder } from './importFolder.ts'
import { readTexts, smallMosque, writeFolder } from './testing/folders.ts'
import { fullFolder } from './testing/fullFolder.ts'

let server: TestServer
let storage: ReturnType<typeof diskStorage>
const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'minaret-out-')), 'out')

beforeAll(async () => {
  server = await startTestServer()
  storage = diskStorage(await mkdtemp(path.join(tmpdir(), 'minaret-files-')))
})
afterAll(() => server.close())

async function runImport(root: string, options: { now: Date; prune?: boolean }) {
  const result = await importFolder({ ...server, storage }, await checkFolder(root, options.now), options)
  if (!result.ok)
    throw new Error(result.findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  return result.imported
}

/** Exports a mosque and imports it again. */
async function roundTrip(slug: string, date: Date) {
  const id = (await findTenantId(server.database, slug)) ?? ''
  const exportRoot = await newFolder()
  const exportResult = await exportFolder({ ...server, storage }, id, exportRoot, date)
  expect(exportResult.lost).toEqual([])
  expect(exportResult.findings.filter(({ level }) => level === 'mistake')).toEqual([])
  expect(await runImport(exportRoot, { now: date })).toMatchObject({ changes: [], made: false })
  expect(await runImport(exportRoot, { now: date, prune: true })).toMatchObject({ changes: [] })
  return exportRoot
}

const now = new Date('2026-11-02T12:00:00Z')

test('an export can be imported again without changes', async () => {
  const root = await writeFolder(smallMosque(await fullFolder()))
  const firstImport = await runImport(root, { now })
  expect(firstImport.made).toBe(true)
  expect(await runImport(root, { now })).toMatchObject({ changes: [], made: false })
  const exportRoot = await roundTrip(firstImport.slug, now)

  // A mosque imported from the export has the same export.
  const slug = 'a-copy'
  const copy = Object.entries(await readTexts(exportRoot)).map(([name, text]): [string, Buffer] => [
    name,
    Buffer.from(text.replaceAll(firstImport.slug, slug), 'latin1'),
  ])
  await runImport(await writeFolder(Object.fromEntries(copy)), { now })
  const copyRoot = await roundTrip(slug, now)
  expect(await readTexts(copyRoot)).toEqual(
    Object.fromEntries(copy.map(([name, bytes]) => [name, bytes.toString('latin1')])),
  )
})

const demonstrations = path.join(import.meta.dirname, '../../../server/demonstration')
const demonstrationNames = readdirSync(demonstrations, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(demonstrations, entry.name, 'mosque.yaml')))
  .map(({ name }) => name)

test.each(demonstrationNames)('the demonstration %s is unchanged after an export and import', async (name) => {
  const root = path.join(demonstrations, name)
  const firstImport = await runImport(root, { now })
  expect(await runImport(root, { now })).toMatchObject({ changes: [] })
  await roundTrip(firstImport.slug, now)
})

test('a mosque that was not created from a folder is unchanged after an export and import', async () => {
  const tenant = await server.tenant({ adjustments: 'fajr:2, isha:-1', presets: '1000, 2550', languages: 'en, ar' })
  await server.database.forTenant(tenant.id)(async (tx) => {
    await tx.insert(events).values({
      tenantId: tenant.id,
      id: 'Odd_Name-1',
      title: ' Odd: "one" # two ',
      summary: 'Braces {name} and\r\nlines',
      body: '<p>a</p>\n\n<ul>\n<li>b</li></ul><p>{email} *stars* and 1. dots &amp; <br> more</p>',
      startsAt: new Date('2026-12-05T18:30:15.123Z'),
      endsAt: new Date('2026-12-05T23:59:00Z'),
      publishedAt: new Date('2026-01-01T00:00:00Z'),
    })
  })
  const texts = await readTexts(await roundTrip(tenant.slug, now))
  expect(texts['events/Odd_Name-1.md']).toContain('starts: 2026-12-05T18:30:15.123Z')
  expect(texts['mosque.yaml']).toContain('presets: [10, 25.50]')
})
