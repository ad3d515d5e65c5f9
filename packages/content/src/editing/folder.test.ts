import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentChanged } from '@minaret/contract/desk'
import { checkFolder, exportFolder, importFolder, type ImportOptions } from '../folder/index.ts'
import { page, smallMosque, type FolderContents, writeFolder } from '../folder/testing/folders.ts'
import { findTenantId } from '../../../server/src/tenants/store.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { contentKindNames } from './kinds.ts'
import { dataOf, type Editor, editorOf, publishNew } from './testing/desk.ts'

let server: TestServer
const now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())

const runImport = async (root: string, options: ImportOptions = {}) =>
  importFolder(server, await checkFolder(root, now), { now, ...options })

test('exports content from the desk unchanged, and importing it again changes nothing', async () => {
  const mosque: TestTenant = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  const editor = editorOf(await staffUser(server, mosque, ['owner'], { now }), mosque.slug)
  const text = {
    markdown: '## Why\n\n- *One* of **two**\n- [A link](/courses)\n\n| Day | Time |\n| --- | --- |\n| Monday | 19:30 |',
  }
  for (const kind of contentKindNames) {
    const sample = await editor.sample(kind)
    const values = kind === 'news' ? { ...sample, text: text.markdown } : sample
    expect([kind, (await publishNew(editor, kind, values)).thing.state]).toEqual([kind, 'published'])
  }
  await publishNew(editor, 'events', { ...(await editor.sample('events')), title: 'Another' })
  const withdrawal = dataOf<ContentChanged>(await editor.act('events', 'another', 'withdraw'))
  expect(withdrawal.thing.state).toBe('withdrawn')
  const root = path.join(await mkdtemp(path.join(tmpdir(), 'minaret-')), 'export')
  const result = await exportFolder(server, mosque.id, root, now)
  expect(result.findings.filter(({ level }) => level === 'mistake')).toEqual([])
  expect(await readFile(path.join(root, 'news/new-carpet-in-the-main-hall.md'), 'utf8')).toContain(text.markdown)
  const secondImport = await runImport(root)
  expect(secondImport.ok && secondImport.imported.changes).toEqual([])
  // It does not republish withdrawn content.
  expect((await editor.view('events', 'another')).state).toBe('withdrawn')
})

test('exports drafts as separate pages, and an import ignores them', async () => {
  const mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium', languages: 'en,ar' })
  const editor = editorOf(await staffUser(server, mosque, ['owner'], { now }), mosque.slug)
  const gallery = await editor.sample('gallery')
  const { thing: item } = await publishNew(editor, 'news', { title: 'Out', summary: 'There.', text: 'Words.' }, 'out')
  const draft = { values: { ...item.values, title: 'Not out yet' }, translations: { ar: { title: 'مسودة' } } }
  await editor.act('news', 'out', '', draft)
  await editor.create('events', { title: 'Only begun', picture: gallery['picture'] ?? '', alt: 'Rows' }, 'begun')
  await editor.create('banners', { title: 'A banner' }, 'soon')
  const root = path.join(await mkdtemp(path.join(tmpdir(), 'minaret-')), 'export')
  const { findings, files } = await exportFolder(server, mosque.id, root, now)
  expect(findings.filter(({ level }) => level === 'mistake')).toEqual([])
  expect(files.filter((file) => file.startsWith('_'))).toEqual([
    '_drafts/banners.yaml',
    '_drafts/events/begun.md',
    '_drafts/news/out.ar.md',
    '_drafts/news/out.md',
  ])
  const readText = async (file: string) => readFile(path.join(root, file), 'utf8')
  expect(await readText('_drafts/news/out.md')).toContain('title: Not out yet')
  expect(await readText('_drafts/news/out.ar.md')).toContain('title: مسودة')
  expect(await readText('_drafts/events/begun.md')).toContain('picture: pictures/eid.jpg')
  expect(files).toContain('pictures/eid.jpg')
  expect(await readText('news/out.md')).toContain('title: Out')
  const secondImport = await runImport(root)
  expect(secondImport.ok && secondImport.imported.changes).toEqual([])
  expect((await editor.view('news', 'out')).values['title']).toBe('Not out yet')
})

describe('an import after staff have changed content', () => {
  let texts: FolderContents
  let root: string
  let editor: Editor

  beforeEach(async () => {
    texts = smallMosque({
      'news/carpet.md': page('title: New carpet\nsummary: Next week.\npublish: 2026-11-01'),
      'about/history.md': page('title: History\nsummary: Since 1931.'),
    })
    root = await writeFolder(texts)
    const firstImport = await runImport(root)
    if (!firstImport.ok) throw new Error('The folder was refused.')
    const id = (await findTenantId(server.database, firstImport.imported.slug)) ?? ''
    editor = editorOf(await staffUser(server, { id }, ['owner'], { now }), firstImport.imported.slug)
    const { values } = await editor.view('news', 'carpet')
    await editor.act('news', 'carpet', 'publish', { values: { ...values, title: 'Staff wrote this' } })
  })

  const readTitle = async () => (await editor.view('news', 'carpet')).values['title']

  test('keeps their changes if the folder is unchanged, and reports that', async () => {
    const secondImport = await runImport(root)
    expect(secondImport.ok && [secondImport.imported.changes, secondImport.imported.stays]).toEqual([
      [],
      [{ kind: 'news item', id: 'carpet', file: 'news/carpet.md' }],
    ])
    expect(await readTitle()).toBe('Staff wrote this')
  })

  test('is rejected with file and line if both have changed; with --overwrite the folder wins', async () => {
    const changedRoot = await writeFolder({
      ...texts,
      'news/carpet.md': page('title: Folder wrote that\nsummary: Next week.\npublish: 2026-11-01'),
      'about/history.md': page('title: Another history\nsummary: Since 1931.'),
    })
    const refusedImport = await runImport(changedRoot)
    expect(!refusedImport.ok && refusedImport.findings).toMatchObject([
      { file: 'news/carpet.md', line: 2, level: 'mistake' },
    ])
    expect([await readTitle(), (await editor.view('about', 'history')).values['title']]).toEqual([
      'Staff wrote this',
      'History',
    ])
    expect((await runImport(changedRoot, { overwrite: true })).ok).toBe(true)
    expect(await readTitle()).toBe('Folder wrote that')
    // The import is now the latest version.
    expect((await runImport(changedRoot)).ok).toBe(true)
  })

  test('does not republish content that they withdrew or deleted', async () => {
    await editor.act('news', 'carpet', 'withdraw')
    await editor.act('about', 'history', 'delete')
    const secondImport = await runImport(root)
    expect(secondImport.ok && secondImport.imported.changes).toEqual([])
    expect([(await editor.view('news', 'carpet')).state, (await editor.view('about', 'history')).state]).toEqual([
      'withdrawn',
      'deleted',
    ])
  })

  test('makes the version of an older draft stale', async () => {
    const { version, values } = await editor.view('about', 'history')
    const changedRoot = await writeFolder({
      ...texts,
      'about/history.md': page('title: Another history\nsummary: Since 1931.'),
    })
    expect((await runImport(changedRoot)).ok).toBe(true)
    const staleResponse = await editor.act('about', 'history', '', { values: { ...values, summary: 'Mine' } }, version)
    expect(staleResponse.code).toBe(409)
    expect(staleResponse.body.data).toMatchObject({
      fields: expect.arrayContaining([{ key: 'title', yours: 'History', theirs: 'Another history' }]),
    })
  })
})
