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
import { importFolders, type FolderDone } from './importFolders.ts'
import { page, smallMosque, type Texts, writeFolder } from './testing/folders.ts'
import { fullFolder } from './testing/fullFolder.ts'

let server: TestServer
let storage: ReturnType<typeof diskStorage>

beforeAll(async () => {
  server = await startTestServer()
  storage = diskStorage(await mkdtemp(path.join(tmpdir(), 'minaret-files-')))
})
afterAll(() => server.close())

const now = new Date('2026-11-02T12:00:00Z')
const later = new Date('2026-11-03T12:00:00Z')

const attempt = async (texts: Texts, options = {}, at = now) =>
  importFolder({ ...server, storage }, await checkFolder(await writeFolder(texts), at), { now: at, ...options })

async function bring(texts: Texts, options = {}, at = now) {
  const done = await attempt(texts, options, at)
  if (!done.ok) throw new Error(done.findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  const id = (await findTenantId(server.database, done.imported.slug)) ?? ''
  return { ...done.imported, id, db: server.database.forTenant(id) }
}

const said = (changes: readonly { what: string; kind: string; id: string; keys?: string[] }[]) =>
  changes.map(({ what, kind, id, keys = [] }) => [what, kind, id, ...keys].join(' '))

const dinner = page('title: Dinner\nsummary: Long tables.\nstarts: 2026-12-05 18:30\nends: 21:00')

test('a changed word is one change, told by its key; the rest keeps its time of change and its version', async () => {
  const texts = smallMosque({
    'events/dinner.md': dinner,
    'events/walk.md': dinner,
    'news/one.md': page('title: One\nsummary: S'),
  })
  const { db } = await bring(texts)
  const before = await db((tx) => tx.select().from(events))
  const again = await bring({ ...texts, 'events/dinner.md': dinner.replace('Long', 'Short') }, {}, later)
  expect(said(again.changes)).toEqual(['changed event dinner summary'])
  const after = await db((tx) => tx.select().from(events))
  expect(after.find(({ id }) => id === 'walk')).toEqual(before.find(({ id }) => id === 'walk'))
  expect(after.find(({ id }) => id === 'dinner')?.updatedAt).toEqual(later)
})

test('a dry run tells the same changes and leaves everything as it was', async () => {
  const texts = smallMosque(await fullFolder())
  const would = await attempt(texts, { dryRun: true })
  expect(
    await findTenantId(server.database, /slug: (\w+)/.exec(String(texts['mosque.yaml']))?.[1] ?? ''),
  ).toBeUndefined()
  const did = await bring(texts)
  expect(would).toMatchObject({ ok: true, imported: { changes: did.changes, made: true } })
})

test('what is not in the folder stays, and goes only where that is asked for', async () => {
  const texts = smallMosque({ 'events/dinner.md': dinner, 'news/one.md': page('title: One\nsummary: S') })
  const { db } = await bring(texts)
  const { 'news/one.md': _, ...less } = texts
  expect((await bring(less)).changes).toEqual([])
  expect(await db((tx) => tx.select().from(news))).toHaveLength(1)
  expect(said((await bring(less, { prune: true })).changes)).toEqual(['removed piece of news one'])
  expect(await db((tx) => tx.select().from(news))).toEqual([])
  expect(await db((tx) => tx.select().from(events))).toHaveLength(1)
})

test('what people have applied for or a campaign gathers for is hidden, never deleted', async () => {
  const course = page('title: Prayer\nsummary: S\nplaces: 10')
  const texts = smallMosque({
    'courses/prayer.md': course,
    'courses/other.md': course,
    'causes/roof.md': page('title: Roof\nsummary: S\nkind: other\nfund: F\npresets: [5]'),
    'campaigns/roof.md': page('title: Roof\nsummary: S\ncause: roof\ntarget: 100'),
  })
  const { db, id } = await bring(texts)
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
  const pruned = await bring(smallMosqueOf(texts), { prune: true })
  expect(said(pruned.changes).toSorted()).toEqual([
    'hidden course prayer',
    'removed campaign roof',
    'removed cause roof',
    'removed course other',
  ])
  expect(await db((tx) => tx.select({ id: courses.id, at: courses.publishedAt }).from(courses))).toEqual([
    { id: 'prayer', at: null },
  ])
  expect(await bring(smallMosqueOf(texts), { prune: true })).toMatchObject({ changes: [] })
  // It comes back with its folder.
  await bring(texts)
  expect(await db((tx) => tx.select().from(courses).where(eq(courses.id, 'prayer')))).toMatchObject([
    { publishedAt: now },
  ])
})

/** The same mosque with nothing but its `mosque.yaml`. */
const smallMosqueOf = (texts: Texts): Texts => ({ 'mosque.yaml': texts['mosque.yaml'] ?? '' })

test('the places that were given since are counted by the site, and cannot be made fewer', async () => {
  const course = (facts: string) => page(`title: Prayer\nsummary: S\n${facts}`)
  const texts = smallMosque({ 'courses/prayer.md': course('places: 10\nplacesTaken: 2') })
  const { db } = await bring(texts)
  await db((tx) => tx.update(courses).set({ placesTaken: 7 }))
  await bring({ ...texts, 'courses/prayer.md': course('places: 12\nplacesTaken: 2') })
  expect(await db((tx) => tx.select().from(courses))).toMatchObject([{ places: 12, placesTaken: 7 }])
  const refused = await attempt({ ...texts, 'courses/prayer.md': course('places: 5') })
  expect(refused).toMatchObject({
    ok: false,
    findings: [{ file: 'courses/prayer.md', line: 4, message: expect.stringContaining('7 places are given') }],
  })
  expect(await db((tx) => tx.select().from(courses))).toMatchObject([{ places: 12 }])
})

test("another mosque's host name is refused, and its content is neither seen nor touched", async () => {
  const mine = smallMosque({ 'events/dinner.md': dinner })
  const other = await bring(mine)
  const texts = smallMosque({ 'events/dinner.md': dinner.replace('Dinner', 'Ours') })
  const stolen = String(texts['mosque.yaml']).replace(
    /hostnames: \[(\w+)\.test\]/,
    `hostnames: [$1.test, ${other.slug}.test]`,
  )
  const refused = await attempt({ ...texts, 'mosque.yaml': stolen }, { prune: true })
  expect(refused).toMatchObject({
    ok: false,
    findings: [{ file: 'mosque.yaml', line: 2, message: expect.stringContaining('belongs to another mosque') }],
  })
  await bring(texts, { prune: true })
  expect(await other.db((tx) => tx.select({ title: events.title }).from(events))).toEqual([{ title: 'Dinner' }])
})

test('the site shows what was imported, with its picture and its own words', async () => {
  const texts = smallMosque(await fullFolder())
  const { slug } = await bring(texts)
  const tenant = { id: '', slug, hostname: `${slug}.test` }
  const told = await server.get(tenant, '/api/event/dinner')
  expect(told.body).toMatchObject({
    status: 200,
    data: { title: 'Dinner', address: '1 Test Street', contact: 'office@test.example' },
  })
  const gallery = await server.get(tenant, '/api/gallery')
  expect(gallery.body).toMatchObject({ data: [{ image: { alt: 'The hall', width: 640, height: 480 } }] })
})

test('two imports of one mosque at once come out as one after the other', async () => {
  const texts = smallMosque(await fullFolder())
  const both = await Promise.all([bring(texts), bring(texts)])
  expect(both.filter(({ made }) => made)).toHaveLength(1)
  expect(both.map(({ changes }) => changes.length).toSorted((a, b) => a - b)[0]).toBe(0)
})

test('an import is written down, without what it said', async () => {
  const { db } = await bring(smallMosque())
  expect(await db((tx) => tx.select({ what: auditEntries.what, who: auditEntries.who }).from(auditEntries))).toEqual([
    { what: 'content imported', who: null },
  ])
})

test('a setting that is not set by hand stays as it is', async () => {
  const texts = smallMosque()
  const { db, id } = await bring(texts)
  await db((tx) => tx.insert(settings).values({ tenantId: id, key: 'publishableKey', value: 'pk_test_1' }))
  expect((await bring(texts, { prune: true })).changes).toEqual([])
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

  test('tells days from today, by the week and by the clock', async () => {
    const { db } = await bring(texts())
    const rows = await db((tx) => tx.select().from(events))
    expect(startsOf(rows)).toEqual({ weekly: '2026-11-07T18:30', once: '2026-10-24T17:30', far: '2026-11-21T18:30' })
    expect(rows.find(({ id }) => id === 'weekly')?.endsAt?.toISOString()).toBe('2026-11-07T21:00:00.000Z')
  })

  test('adds only what was never there, leaves what people did, and moves on what has passed', async () => {
    const folder = texts()
    const { db } = await bring(folder, { onlyNew: true })
    await db((tx) => tx.update(events).set({ title: 'Changed' }).where(eq(events.id, 'far')))
    await db((tx) => tx.delete(announcements))
    const month = new Date('2026-12-02T12:00:00Z')
    const again = await bring({ ...folder, 'news/new.md': page('title: New\nsummary: S') }, { onlyNew: true }, month)
    expect(said(again.changes)).toEqual(['changed event weekly starts ends', 'added piece of news new'])
    const rows = await db((tx) => tx.select().from(events))
    expect(startsOf(rows)).toEqual({ weekly: '2026-12-05T18:30', once: '2026-10-24T17:30', far: '2026-11-21T18:30' })
    expect(await db((tx) => tx.select().from(announcements))).toEqual([])
    expect((await bring(folder, { onlyNew: true }, month)).changes).toEqual([])
  })
})

test('what was changed on the site since is told before it is put back', async () => {
  const texts = smallMosque({ 'events/dinner.md': dinner })
  const { db } = await bring(texts)
  await db((tx) => tx.update(events).set({ title: 'Changed on the site' }))
  const again = await bring(texts, { dryRun: true })
  expect(again.changes).toMatchObject([
    { id: 'dinner', keys: ['title'], note: 'it was changed on the site since the last import' },
  ])
})

test('of many folders one with a mistake is left out, and two of one name', async () => {
  const good = smallMosque()
  const roots = await Promise.all([good, smallMosque({ 'events/x.md': 'no' }), good].map(writeFolder))
  const results: FolderDone[] = []
  await importFolders({ ...server, storage }, roots, { now }, { done: (result) => void results.push(result) })
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const messages = results.flatMap((result) => (result.ok ? [] : result.findings.map(({ message }) => message)))
  expect(messages.toSorted()).toEqual([
    expect.stringContaining('has no front matter'),
    expect.stringContaining('is also used by'),
  ])
})

test('every foreign key to a kind is one that is looked at before something is deleted', async () => {
  const { kinds } = await import('./kinds/index.ts')
  const { getTableName } = await import('drizzle-orm')
  const { whoRefers } = await import('./store/rows.ts')
  const { db } = await bring(smallMosque())
  for (const kind of kinds) expect(await db((tx) => whoRefers(tx, kind, ['nothing']))).toEqual(new Map())
  const { rows } = await server.database.pool.query<{ from: string; to: string }>(
    "select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and confdeltype <> 'c'",
  )
  for (const kind of kinds) {
    const known = (kind.referredBy ?? []).map(({ column }) => getTableName(column.table))
    for (const { from } of rows.filter(({ to }) => to === getTableName(kind.table)))
      expect([kind.name, known]).toEqual([kind.name, expect.arrayContaining([from])])
  }
})
