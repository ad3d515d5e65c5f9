import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Import, ImportLine } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { makeTenant, type TestTenant } from '../../../acceptance/src/tenants.ts'
import { postFile } from '../../../acceptance/src/uploads.ts'
import { importTasks } from './tasks.ts'
import { sampleItem, sampleWxr } from './testing/wxr.ts'

let now = new Date('2026-11-26T12:00:00Z')
let server: TestServer
let mosque: TestTenant
let editor: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await makeTenant(server.database, { timeZone: 'Europe/London' })
  editor = await staffUser(server, mosque, ['editor'], { name: 'Aisha Rahman', now })
}, 60_000)
afterAll(() => server.close())

const advance = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000))
const base = () => `/mosques/${mosque.slug}/imports`
const noPayments = { gatewayFor: () => Promise.resolve(undefined) }
const tasks = () =>
  importTasks({
    database: server.database,
    directory: server.directory,
    payments: noPayments,
    now: () => now,
    log: { error: () => {} },
  })
const importOf = ({ body }: { body: { data?: unknown } }): Import => {
  const data: Import = Object(body.data)
  return data
}
const view = async (id: string, user = editor) => importOf(await user.get(`${base()}/${id}`))
const readLines = async (id: string, query = '') => {
  const data: ImportLine[] = Object((await editor.get(`${base()}/${id}/lines${query}`)).body.data)
  return data
}

/** Uploads a file and runs the dry run. */
async function upload(content: string | Buffer, user = editor): Promise<Import> {
  advance(1)
  const file = { purpose: 'website' as const, name: 'old.xml', bytes: Buffer.from(content) }
  const { id } = importOf(await postFile(user, mosque.slug, file, { path: 'imports' }))
  await tasks()['import-check']({ tenantId: mosque.id, importId: id })
  return view(id)
}

async function apply(id: string): Promise<Import> {
  expect((await editor.post(`${base()}/${id}/apply`)).code).toBe(200)
  await tasks()['import-apply']({ tenantId: mosque.id, importId: id })
  return view(id)
}

const undo = (change: string | undefined) => editor.post(`/mosques/${mosque.slug}/log/${change ?? 'none'}/undo`)
const listContent = async (kind: string) => {
  const data: { id: string; title: string; state: string }[] = Object(
    (await editor.get(`/mosques/${mosque.slug}/content/${kind}/things`)).body.data,
  )
  return data
}

const sampleFile = sampleWxr(
  [
    sampleItem({ id: 1, title: 'Roof repaired', content: 'It is dry. [gallery ids="3"]' }),
    sampleItem({ id: 2, type: 'page', title: 'Our history', content: '<script>alert(1)</script>Since 1931.' }),
    sampleItem({
      id: 4,
      type: 'tribe_events',
      title: 'Iftar',
      content: 'Everybody is welcome.',
      meta: { _EventStartDate: '2027-02-20 17:30:00', _EventURL: 'javascript:alert(1)' },
    }),
    sampleItem({ id: 5, type: 'tribe_events', title: 'Some day', content: 'We will say when.' }),
    sampleItem({
      id: 6,
      type: 'attachment',
      extraXml: '<wp:attachment_url>https://old.example/a.jpg</wp:attachment_url>',
    }),
    sampleItem({ id: 7, type: 'nav_menu_item' }),
  ].join(''),
)

test('a dry run reports each line without changes, the import creates drafts, and an undo removes them', async () => {
  const checkedImport = await upload(sampleFile)
  expect(checkedImport).toMatchObject({
    state: 'checked',
    requestedBy: 'Aisha Rahman',
    counts: { news: 1, about: 1, events: 2, skipped: 1, noted: 4 },
    passedOver: [{ type: 'nav_menu_item', count: 1 }],
  })
  expect(await listContent('news')).toEqual([])
  const { rows } = await server.database.pool.query('select from import_parts')
  expect(rows).toEqual([])
  const report = await readLines(checkedImport.id)
  expect(report.map(({ title, notes }) => [title, ...notes])).toEqual([
    ['Roof repaired', 'Shortcodes were removed: gallery.'],
    ['Our history', 'Scripts, styles and forms were removed: 1.'],
    ['Iftar', 'We couldn’t use this field, so we left it out: booking link.'],
    ['Some day', 'Before you publish, fill in or correct: start.'],
    ['Post 6', expect.stringContaining('https://old.example/a.jpg')],
  ])
  expect(await readLines(checkedImport.id, '?show=skip')).toHaveLength(1)
  const firstPage = await editor.get(`${base()}/${checkedImport.id}/lines?pageSize=2`)
  const { next }: { next?: string } = Object(firstPage.body.responseData)
  expect((await readLines(checkedImport.id, `?pageSize=2&after=${next}`)).map(({ position }) => position)).toEqual([
    3, 4,
  ])

  const finishedImport = await apply(checkedImport.id)
  expect(finishedImport).toMatchObject({ state: 'done', done: 4, total: 4 })
  expect(await listContent('news')).toMatchObject([{ title: 'Roof repaired', state: 'draft' }])
  expect(await listContent('events')).toHaveLength(2)
  const [page] = await listContent('about')
  const { body } = await editor.get(`/mosques/${mosque.slug}/content/about/things/${page?.id}`)
  expect(JSON.stringify(body)).toContain('Since 1931.')
  expect(JSON.stringify(body)).not.toContain('alert')
  expect((await server.get(mosque, '/api/news')).body.data).toEqual([])

  // The same file again creates no duplicates.
  const secondImport = await upload(sampleFile)
  expect(secondImport.counts).toMatchObject({ news: 0, about: 0, events: 0, skipped: 5 })
  expect((await editor.post(`${base()}/${secondImport.id}/apply`)).code).toBe(409)
  expect((await editor.post(`${base()}/${secondImport.id}/discard`)).code).toBe(200)

  expect((await undo(finishedImport.change)).code).toBe(200)
  expect(await view(checkedImport.id)).toMatchObject({ state: 'undone' })
  for (const kind of ['news', 'events', 'about']) expect(await listContent(kind)).toEqual([])
  expect((await undo(finishedImport.change)).code).toBe(409)
  const thirdImport = await upload(sampleFile)
  expect(thirdImport.counts).toMatchObject({ news: 1, about: 1, events: 2 })
  await editor.post(`${base()}/${thirdImport.id}/discard`)
})

test('an undo keeps drafts changed or published since the import', async () => {
  const { id } = await upload(sampleFile)
  const { change } = await apply(id)
  const content = `/mosques/${mosque.slug}/content`
  const [[news], [page]] = [await listContent('news'), await listContent('about')]
  const versionOf = async (path: string) => {
    const { version }: { version: string } = Object((await editor.get(path)).body.data)
    return version
  }
  const newsPath = `${content}/news/things/${news?.id}`
  advance(1)
  const values = { title: 'Roof repaired', summary: 'Dry.', text: 'Dry again.' }
  expect((await editor.post(newsPath, { version: await versionOf(newsPath), values })).code).toBe(200)
  const pagePath = `${content}/about/things/${page?.id}`
  expect((await editor.post(`${pagePath}/publish`, { version: await versionOf(pagePath) })).code).toBe(200)
  const undoResponse = await undo(change)
  expect(undoResponse.code).toBe(200)
  expect(undoResponse.body.message).toContain('deleted: 2.')
  expect(await listContent('news')).toMatchObject([{ title: 'Roof repaired' }])
  expect(await listContent('about')).toMatchObject([{ state: 'published' }])
  expect(await listContent('events')).toEqual([])
})

test("news keeps the old website's publication date unless another is chosen; a draft has none", async () => {
  const items = [
    sampleItem({ id: 301, title: 'Old news', content: 'It was long ago.' }),
    sampleItem({ id: 302, title: 'Moved news', content: 'It was long ago.' }),
    sampleItem({ id: 303, title: 'Never out', content: 'It was a draft.', status: 'draft' }),
  ]
  await apply((await upload(sampleWxr(items.join('')))).id)
  advance(1)
  const dates: Record<string, string> = { 'Moved news': '2025-01-02 10:00' }
  for (const { id, title } of await listContent('news')) {
    if (!['Old news', 'Moved news', 'Never out'].includes(title)) continue
    const path = `/mosques/${mosque.slug}/content/news/things/${id}`
    const { version, draft }: { version: string; draft?: { values: object } } = Object(
      (await editor.get(path)).body.data,
    )
    const publication = { version, ...(dates[title] ? { at: dates[title] } : {}) }
    expect([(await editor.post(`${path}/publish`, publication)).code, draft !== undefined]).toEqual([200, true])
  }
  const publicNews: { title: string; published: string }[] = Object((await server.get(mosque, '/api/news')).body.data)
  expect(new Map(publicNews.map(({ title, published }) => [title, published]))).toMatchObject(
    new Map([
      ['Never out', now.toISOString()],
      ['Moved news', '2025-01-02T10:00:00.000Z'],
      ['Old news', '2024-04-12T09:00:00.000Z'],
    ]),
  )
})

test('an interrupted job resumes without duplicates', async () => {
  const items = Array.from({ length: 45 }, (_, index) =>
    sampleItem({ id: 100 + index, title: `Notice ${index}`, content: 'Words of it.' }),
  )
  const { id } = await upload(sampleWxr(items.join('')))
  await editor.post(`${base()}/${id}/apply`)
  const before = (await listContent('news')).length
  await server.database.pool.query(
    "create function fail_once() returns trigger language plpgsql as $$ begin if new.done = 40 then raise 'cut off'; end if; return new; end $$; create trigger fail_once before update on imports for each row execute function fail_once()",
  )
  await expect(tasks()['import-apply']({ tenantId: mosque.id, importId: id })).rejects.toMatchObject({
    cause: { message: 'cut off' },
  })
  await server.database.pool.query('drop trigger fail_once on imports')
  expect(await view(id)).toMatchObject({ state: 'importing', done: 20 })
  for (let run = 0; run < 2; run += 1) await tasks()['import-apply']({ tenantId: mosque.id, importId: id })
  expect(await view(id)).toMatchObject({ state: 'done', done: 45 })
  const response = await editor.get(`/mosques/${mosque.slug}/content/news/things?pageSize=100`)
  expect(Object(response.body.data)).toHaveLength(before + 45)
  expect((await undo((await view(id)).change)).code).toBe(200)
})

test('reports a damaged entry and imports the others', async () => {
  const nestedItem = sampleItem({ id: 21, title: 'Nested', content: 'x' }).replace(
    'x]]>',
    'See <![CDATA[ this ]]> :)]]>',
  )
  const unreadableItem = sampleItem({ id: 22, title: 'Lost' }).replaceAll(/<wp:post_type>.*|<\/guid>/g, '')
  const file = sampleWxr(
    [sampleItem({ id: 20, content: 'a' }), nestedItem, unreadableItem, sampleItem({ id: 23, content: 'b' })].join(''),
  )
  const checkedImport = await upload(file.slice(0, file.lastIndexOf('</item>') + 7))
  expect(checkedImport).toMatchObject({ state: 'checked', counts: { news: 3, skipped: 2, noted: 1 } })
  expect((await readLines(checkedImport.id)).map(({ adds, title, notes }) => [adds, title, notes[0]])).toEqual([
    [true, 'Post 20', undefined],
    [
      true,
      'Nested',
      'This entry is damaged in the file (line 34). We imported what we could read: compare it with the old page.',
    ],
    [
      false,
      'Lost',
      'This entry is damaged in the file and can’t be read (line 51). Save it again in WordPress and export it, or copy it by hand.',
    ],
    [true, 'Post 23', undefined],
    [false, '', 'The file ends unexpectedly (line 84): later entries may be missing. Export the file again.'],
  ])
  await editor.post(`${base()}/${checkedImport.id}/discard`)
})

test.each([
  ['%PDF-1.7', 'This isn’t a WordPress export.'],
  [`<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss>&a;</rss>`, 'document type'],
  [sampleWxr(sampleItem({ id: 1, type: 'revision' })), 'no pages, posts or events'],
])('reports why a file can’t be read and allows deleting it', async (content, sentence) => {
  const failedImport = await upload(content)
  expect(failedImport).toMatchObject({ state: 'failed' })
  expect(failedImport.problem).toContain(sentence)
  expect(await readLines(failedImport.id)).toEqual([])
  expect((await editor.post(`${base()}/${failedImport.id}/apply`)).code).toBe(409)
  expect((await editor.post(`${base()}/${failedImport.id}/discard`)).code).toBe(200)
})

test('limits the size of files and the number of pending imports', async () => {
  const startUpload = (name: string, bytes: number, user = editor) =>
    user.post(`/mosques/${mosque.slug}/uploads`, { purpose: 'website', name, bytes, digest: 'a'.repeat(64) })
  expect((await startUpload('large.xml', 200_000_000)).code).toBe(422)
  const visitor = await staffUser(server, mosque, ['editor'], { demonstration: true, now })
  expect((await startUpload('x.xml', 5_000_000, visitor)).code).toBe(422)
  for (const title of ['x', 'y', 'z']) await upload(sampleWxr(sampleItem({ id: 1, title })))
  expect((await startUpload('four.xml', 3)).code).toBe(409)
  advance(7 * 24 + 1)
  await tasks()['imports-tidy']()
  expect((await startUpload('four.xml', 3)).code).toBe(200)
})

test('hides imports from other roles and mosques', async () => {
  const otherMosque = await makeTenant(server.database)
  const stranger = await staffUser(server, otherMosque, ['owner'], { now })
  const [first] = Object((await editor.get(base())).body.data)
  const { id }: Import = first
  expect((await stranger.get(`/mosques/${otherMosque.slug}/imports/${id}`)).code).toBe(404)
  expect((await stranger.get(`/mosques/${otherMosque.slug}/imports/${id}/lines`)).code).toBe(404)
  expect((await stranger.post(`/mosques/${otherMosque.slug}/imports/${id}/discard`)).code).toBe(404)
  for (const role of ['imam', 'counter', 'viewer'] as const) {
    const user = await staffUser(server, mosque, [role], { now })
    expect((await user.get(base())).code).toBe(403)
    expect((await user.post(base(), { name: 'x.xml', bytes: 3 })).code).toBe(403)
  }
})
