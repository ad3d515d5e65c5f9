import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '../../../foundation/src/db/accounts.ts'
import { settings } from '../../../foundation/src/db/content.ts'
import { announcements } from '../../../foundation/src/db/home.ts'
import { courses, events, news } from '../../../foundation/src/db/site.ts'
import { courseApplicants } from '../../../foundation/src/db/people.ts'
import { diskStorage } from '../../../foundation/src/files/disk.ts'
import { findTenantId } from '../../../server/src/tenants/store.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { checkFolder } from './check.ts'
import { importFolder } from './importFolder.ts'
import { importFolders, type FolderResult } from './importFolders.ts'
import { page, smallMosque, type FolderContents, writeFolder } from './testing/folders.ts'
import { fullFolder } from './testing/fullFolder.ts'

let server: TestServer
let storage: ReturnType<typeof diskStorage>

beforeAll(async () => {
  server = await startTestServer()
  storage = diskStorage(await mkdtemp(path.join(tmpdir(), 'minaret-files-')))
})
afterAll(() => server.close())

const now = new Date('2026-11-02T12:00:00Z')
const nextDay = new Date('2026-11-03T12:00:00Z')

const tryImport = async (texts: FolderContents, options = {}, date = now) =>
  importFolder({ ...server, storage }, await checkFolder(await writeFolder(texts), date), { now: date, ...options })

async function runImport(texts: FolderContents, options = {}, date = now) {
  const result = await tryImport(texts, options, date)
  if (!result.ok)
    throw new Error(result.findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  const id = (await findTenantId(server.database, result.imported.slug)) ?? ''
  return { ...result.imported, id, db: server.database.forTenant(id) }
}

const describeChanges = (changes: readonly { what: string; kind: string; id: string; keys?: string[] }[]) =>
  changes.map(({ what, kind, id, keys = [] }) => [what, kind, id, ...keys].join(' '))

const dinner = page('title: Dinner\nsummary: Long tables.\nstarts: 2026-12-05 18:30\nends: 21:00')

test('reports one change with its key for changed text, and keeps the update time of other items', async () => {
  const texts = smallMosque({
    'events/dinner.md': dinner,
    'events/walk.md': dinner,
    'news/one.md': page('title: One\nsummary: S'),
  })
  const { db } = await runImport(texts)
  const rowsBefore = await db((tx) => tx.select().from(events))
  const secondResult = await runImport({ ...texts, 'events/dinner.md': dinner.replace('Long', 'Short') }, {}, nextDay)
  expect(describeChanges(secondResult.changes)).toEqual(['changed event dinner summary'])
  const rowsAfter = await db((tx) => tx.select().from(events))
  expect(rowsAfter.find(({ id }) => id === 'walk')).toEqual(rowsBefore.find(({ id }) => id === 'walk'))
  expect(rowsAfter.find(({ id }) => id === 'dinner')?.updatedAt).toEqual(nextDay)
})

test('a dry run reports the same changes and makes none', async () => {
  const texts = smallMosque(await fullFolder())
  const dryRun = await tryImport(texts, { dryRun: true })
  expect(
    await findTenantId(server.database, /slug: (\w+)/.exec(String(texts['mosque.yaml']))?.[1] ?? ''),
  ).toBeUndefined()
  const result = await runImport(texts)
  expect(dryRun).toMatchObject({ ok: true, imported: { changes: result.changes, made: true } })
})

test('removes content missing from the folder with prune only', async () => {
  const texts = smallMosque({ 'events/dinner.md': dinner, 'news/one.md': page('title: One\nsummary: S') })
  const { db } = await runImport(texts)
  const { 'news/one.md': _, ...remainingTexts } = texts
  expect((await runImport(remainingTexts)).changes).toEqual([])
  expect(await db((tx) => tx.select().from(news))).toHaveLength(1)
  expect(describeChanges((await runImport(remainingTexts, { prune: true })).changes)).toEqual(['removed news item one'])
  expect(await db((tx) => tx.select().from(news))).toEqual([])
  expect(await db((tx) => tx.select().from(events))).toHaveLength(1)
})

test('content with applications or campaigns is hidden instead of deleted', async () => {
  const course = page('title: Prayer\nsummary: S\nplaces: 10')
  const texts = smallMosque({
    'courses/prayer.md': course,
    'courses/other.md': course,
    'causes/roof.md': page('title: Roof\nsummary: S\nkind: other\nfund: F\npresets: [5]'),
    'campaigns/roof.md': page('title: Roof\nsummary: S\ncause: roof\ntarget: 100'),
  })
  const { db, id } = await runImport(texts)
  await db((tx) =>
    tx.insert(courseApplicants).values({
      tenantId: id,
      attemptId: 'a',
      courseId: 'prayer',
      name: 'N',
      email: 'n@test.example',
      emailKey: 'n@test.example',
      state: 'received',
    }),
  )
  const prunedImport = await runImport(smallMosqueOf(texts), { prune: true })
  expect(describeChanges(prunedImport.changes).toSorted()).toEqual([
    'hidden course prayer',
    'removed campaign roof',
    'removed cause roof',
    'removed course other',
  ])
  expect(await db((tx) => tx.select({ id: courses.id, at: courses.publishedAt }).from(courses))).toEqual([
    { id: 'prayer', at: null },
  ])
  expect(await runImport(smallMosqueOf(texts), { prune: true })).toMatchObject({ changes: [] })
  // Importing its file again restores it.
  await runImport(texts)
  expect(await db((tx) => tx.select().from(courses).where(eq(courses.id, 'prayer')))).toMatchObject([
    { publishedAt: now },
  ])
})

/** The same mosque with only its `mosque.yaml`. */
const smallMosqueOf = (texts: FolderContents): FolderContents => ({ 'mosque.yaml': texts['mosque.yaml'] ?? '' })

test('keeps the number of places taken on the site, and rejects fewer places than that', async () => {
  const course = (frontMatter: string) => page(`title: Prayer\nsummary: S\n${frontMatter}`)
  const texts = smallMosque({ 'courses/prayer.md': course('places: 10\nplacesTaken: 2') })
  const { db } = await runImport(texts)
  await db((tx) => tx.update(courses).set({ placesTaken: 7 }))
  await runImport({ ...texts, 'courses/prayer.md': course('places: 12\nplacesTaken: 2') })
  expect(await db((tx) => tx.select().from(courses))).toMatchObject([{ places: 12, placesTaken: 7 }])
  const rejectedImport = await tryImport({ ...texts, 'courses/prayer.md': course('places: 5') })
  expect(rejectedImport).toMatchObject({
    ok: false,
    findings: [{ file: 'courses/prayer.md', line: 4, message: expect.stringContaining('7 places are taken') }],
  })
  expect(await db((tx) => tx.select().from(courses))).toMatchObject([{ places: 12 }])
})

test("rejects another mosque's host name, and neither reads nor changes its content", async () => {
  const otherTexts = smallMosque({ 'events/dinner.md': dinner })
  const otherMosque = await runImport(otherTexts)
  const texts = smallMosque({ 'events/dinner.md': dinner.replace('Dinner', 'Ours') })
  const takenHostname = String(texts['mosque.yaml']).replace(
    /hostnames: \[(\w+)\.test\]/,
    `hostnames: [$1.test, ${otherMosque.slug}.test]`,
  )
  const rejectedImport = await tryImport({ ...texts, 'mosque.yaml': takenHostname }, { prune: true })
  expect(rejectedImport).toMatchObject({
    ok: false,
    findings: [{ file: 'mosque.yaml', line: 2, message: expect.stringContaining('belongs to another mosque') }],
  })
  await runImport(texts, { prune: true })
  expect(await otherMosque.db((tx) => tx.select({ title: events.title }).from(events))).toEqual([{ title: 'Dinner' }])
})

test('the site shows imported content, with pictures and placeholders', async () => {
  const texts = smallMosque(await fullFolder())
  const { slug } = await runImport(texts)
  const tenant = { id: '', slug, hostname: `${slug}.test` }
  const response = await server.get(tenant, '/api/event/dinner')
  expect(response.body).toMatchObject({
    status: 200,
    data: { title: 'Dinner', address: '1 Test Street', contact: 'office@test.example' },
  })
  const gallery = await server.get(tenant, '/api/gallery')
  expect(gallery.body).toMatchObject({ data: [{ image: { alt: 'The hall', width: 640, height: 480 } }] })
})

test('runs simultaneous imports of one mosque one at a time', async () => {
  const texts = smallMosque(await fullFolder())
  const results = await Promise.all([runImport(texts), runImport(texts)])
  expect(results.filter(({ made }) => made)).toHaveLength(1)
  expect(results.map(({ changes }) => changes.length).toSorted((a, b) => a - b)[0]).toBe(0)
})

test('the audit log records an import without its content', async () => {
  const { db } = await runImport(smallMosque())
  expect(await db((tx) => tx.select({ what: auditEntries.what, who: auditEntries.who }).from(auditEntries))).toEqual([
    { what: 'content imported', who: null },
  ])
})

test('keeps a setting that a folder cannot contain', async () => {
  const texts = smallMosque()
  const { db, id } = await runImport(texts)
  await db((tx) => tx.insert(settings).values({ tenantId: id, key: 'publishableKey', value: 'pk_test_1' }))
  expect((await runImport(texts, { prune: true })).changes).toEqual([])
  expect(await db((tx) => tx.select().from(settings).where(eq(settings.key, 'publishableKey')))).toHaveLength(1)
})

describe('a demonstration', () => {
  const texts = () =>
    smallMosque(
      {
        'events/weekly.md': page('title: Weekly\nsummary: S\nstarts: saturday 18:30\nends: 150 minutes later'),
        'events/once.md': page('title: Once\nsummary: S\nstarts: saturday 18:30, 2 weeks ago'),
        'events/far.md': page('title: Far\nsummary: S\nstarts: saturday 18:30, in 2 weeks'),
        'announcements.yaml': '- { id: shoes, text: Shoes }\n',
      },
      'demonstration: yes\n',
    )
  const startsOf = (rows: { id: string; startsAt: Date }[]) =>
    Object.fromEntries(rows.map(({ id, startsAt }) => [id, startsAt.toISOString().slice(0, 16)]))

  test('resolves relative days by week and local time', async () => {
    const { db } = await runImport(texts())
    const rows = await db((tx) => tx.select().from(events))
    expect(startsOf(rows)).toEqual({ weekly: '2026-11-07T18:30', once: '2026-10-24T17:30', far: '2026-11-21T18:30' })
    expect(rows.find(({ id }) => id === 'weekly')?.endsAt?.toISOString()).toBe('2026-11-07T21:00:00.000Z')
  })

  test('adds only new content, keeps changes by users, and moves past events forward', async () => {
    const folder = texts()
    const { db } = await runImport(folder, { onlyNew: true })
    await db((tx) => tx.update(events).set({ title: 'Changed' }).where(eq(events.id, 'far')))
    await db((tx) => tx.delete(announcements))
    const nextMonth = new Date('2026-12-02T12:00:00Z')
    const secondResult = await runImport(
      { ...folder, 'news/new.md': page('title: New\nsummary: S') },
      { onlyNew: true },
      nextMonth,
    )
    expect(describeChanges(secondResult.changes)).toEqual(['changed event weekly starts ends', 'added news item new'])
    const rows = await db((tx) => tx.select().from(events))
    expect(startsOf(rows)).toEqual({ weekly: '2026-12-05T18:30', once: '2026-10-24T17:30', far: '2026-11-21T18:30' })
    expect(await db((tx) => tx.select().from(announcements))).toEqual([])
    expect((await runImport(folder, { onlyNew: true }, nextMonth)).changes).toEqual([])
  })
})

test('a dry run reports changes on the site that it would overwrite', async () => {
  const texts = smallMosque({ 'events/dinner.md': dinner })
  const { db } = await runImport(texts)
  await db((tx) => tx.update(events).set({ title: 'Changed on the site' }))
  const dryRun = await runImport(texts, { dryRun: true })
  expect(dryRun.changes).toMatchObject([
    { id: 'dinner', keys: ['title'], note: 'it was changed on the site since the last import' },
  ])
})

test('skips a folder with a mistake, and a second one with the same slug', async () => {
  const validFolder = smallMosque()
  const roots = await Promise.all([validFolder, smallMosque({ 'events/x.md': 'no' }), validFolder].map(writeFolder))
  const results: FolderResult[] = []
  await importFolders({ ...server, storage }, roots, { now }, { done: (result) => void results.push(result) })
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const messages = results.flatMap((result) => (result.ok ? [] : result.findings.map(({ message }) => message)))
  expect(messages.toSorted()).toEqual([
    expect.stringContaining('has no front matter'),
    expect.stringContaining('is also used by'),
  ])
})

test('checks every foreign key to a kind before a deletion', async () => {
  const { kinds } = await import('./kinds/index.ts')
  const { getTableName } = await import('drizzle-orm')
  const { findReferences } = await import('./store/rows.ts')
  const { db } = await runImport(smallMosque())
  for (const kind of kinds) expect(await db((tx) => findReferences(tx, kind, ['nothing']))).toEqual(new Map())
  const { rows } = await server.database.pool.query<{ from: string; to: string }>(
    "select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and confdeltype <> 'c'",
  )
  for (const kind of kinds) {
    const columns = (kind.referredBy ?? []).map(({ column }) => getTableName(column.table))
    for (const { from } of rows.filter(({ to }) => to === getTableName(kind.table)))
      expect([kind.name, columns]).toEqual([kind.name, expect.arrayContaining([from])])
  }
})
