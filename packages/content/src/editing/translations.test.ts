import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentChanged } from '@minaret/contract/desk'
import { checkFolder, exportFolder, importFolder } from '../folder/index.ts'
import { translatedKeys } from '../folder/kinds/translated.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { contentKindNames } from './kinds.ts'
import { dataOf, type Editor, editorOf, publishNew } from './testing/desk.ts'
import { arabicSamples, publicUrls } from './testing/translated.ts'

let server: TestServer
let mosque: TestTenant
let editor: Editor
const now = new Date('2026-11-25T12:00:00Z')
const ids = new Map<string, string>()

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium', language: 'en', languages: 'en,ar' })
  editor = editorOf(await staffUser(server, mosque, ['owner'], { name: 'Aisha', now }), mosque.slug)
})
afterAll(() => server.close())

const inLanguage = (url: string, language: string) => `${url}${url.includes('?') ? '&' : '?'}language=${language}`
const textAt = async (url: string) => JSON.stringify((await server.get(mosque, encodeURI(url))).body.data)

describe.each(contentKindNames)('%s', (kind) => {
  test('can be translated: visitors get the translation in its language, otherwise the original', async () => {
    const values = await editor.sample(kind)
    const ar = arabicSamples[kind]
    expect(Object.keys(ar).filter((key) => !translatedKeys[kind]?.includes(key))).toEqual([])
    const publication = await publishNew(editor, kind, values, kind === 'legal' ? 'privacy' : undefined)
    const { id } = publication.thing
    ids.set(kind, id)
    const [first = '', ...otherUrls] = publicUrls[kind].map((url) => url.replace(':id', id))
    const before = await textAt(first)
    const response = await editor.act(kind, id, 'publish', { values, translations: { ar } })
    expect([response.code, dataOf<ContentChanged>(response).thing]).toMatchObject([200, { translations: { ar } }])

    for (const url of [first, ...otherUrls]) {
      const translatedText = Object.values(ar)[0]
      if (typeof translatedText !== 'string') throw new Error('The first value of a sample must be text.')
      expect([url, await textAt(inLanguage(url, 'ar'))]).toEqual([url, expect.stringContaining(translatedText)])
    }
    expect(await textAt(first)).toBe(before)
    // The original is returned for the mosque's own language and for one that is not offered.
    expect(await textAt(inLanguage(first, 'ur'))).toBe(before)
    expect(await textAt(inLanguage(first, 'en'))).toBe(before)
  })

  test('falls back to the mosque’s own language if there is no translation', async () => {
    const id = ids.get(kind) ?? ''
    const { values } = await editor.view(kind, id)
    const [first = ''] = publicUrls[kind].map((url) => url.replace(':id', id))
    const key = Object.keys(arabicSamples[kind])[0] ?? ''
    await editor.act(kind, id, 'publish', { values, translations: { ar: {} } })
    const pageText = await textAt(inLanguage(first, 'ar'))
    expect(pageText).not.toContain(arabicSamples[kind][key])
    expect(pageText).toContain(values[key])
    await editor.act(kind, id, 'publish', { values, translations: { ar: arabicSamples[kind] } })
  })
})

test('the calendar of events is in the requested language', async () => {
  const readCalendar = async (query: string) =>
    (await server.app.inject({ url: `/calendar/events.ics${query}`, headers: { host: mosque.hostname } })).body
  expect(await readCalendar('?language=ar')).toContain('SUMMARY:إفطار الحي')
  for (const query of ['', '?language=en', '?language=ur', '?language=xx'])
    expect(await readCalendar(query)).toContain('SUMMARY:Iftar for the street')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<!-- html -->\n<svg onload=alert(1)>',
])('hostile input in a translation is rejected or harmless: %s', async (attack) => {
  const id = ids.get('news') ?? ''
  const { values } = await editor.view('news', id)
  const ar = { ...arabicSamples.news, text: attack }
  const { code } = await editor.act('news', id, 'publish', { values, translations: { ar } })
  expect([200, 422]).toContain(code)
  const newsItem: { body: string } = Object((await server.get(mosque, `/api/news/${id}?language=ar`)).body.data)
  expect(newsItem.body).not.toMatch(/<script|onerror=|onload=|href="javascript/i)
  await editor.act('news', id, 'publish', { values, translations: { ar: arabicSamples.news } })
})

test('rejects a translation of an untranslatable key, into a language not offered, or into the mosque’s own', async () => {
  const id = ids.get('news') ?? ''
  const { values } = await editor.view('news', id)
  for (const translations of [{ ar: { author: 'x' } }, { ur: { title: 'x' } }, { en: { title: 'x' } }]) {
    const { code } = await editor.act('news', id, 'publish', { values, translations })
    expect([translations, code]).toEqual([translations, 422])
  }
})

test('translations are exported as separate files, and imported only if those have changed', async () => {
  const root = path.join(await mkdtemp(path.join(tmpdir(), 'minaret-')), 'export')
  const { findings, files } = await exportFolder(server, mosque.id, root, now)
  expect(findings.filter(({ level }) => level === 'mistake')).toEqual([])
  expect(files.filter((file) => /\.ar\./.test(file))).toHaveLength(contentKindNames.length)
  const runImport = async () => importFolder(server, await checkFolder(root, now), { now })
  const firstImport = await runImport()
  expect(firstImport.ok && firstImport.imported.changes).toEqual([])

  const file = path.join(root, `news/${ids.get('news') ?? ''}.ar.md`)
  const text = await readFile(file, 'utf8')
  expect(text).toContain('يصل السجاد يوم **الاثنين**.')
  await writeFile(file, text.replace('سجاد جديد', 'سجاد آخر'))
  const changedImport = await runImport()
  expect(changedImport.ok && changedImport.imported.changes).toMatchObject([
    { kind: 'news item', keys: ['title (ar)'] },
  ])
  expect(await textAt('/api/news?language=ar')).toContain('سجاد آخر')

  // Staff change the translation. The folder has not changed, so their version is kept.
  const id = ids.get('news') ?? ''
  const { values } = await editor.view('news', id)
  await editor.act('news', id, 'publish', { values, translations: { ar: { title: 'كتبه الموظفون' } } })
  const unchangedImport = await runImport()
  expect(unchangedImport.ok && unchangedImport.imported.changes).toEqual([])
  expect(unchangedImport.ok && unchangedImport.imported.stays.map((item) => item.id)).toEqual([id])
  expect(await textAt('/api/news?language=ar')).toContain('كتبه الموظفون')
  // Both have changed: the conflict is reported with its file, and nothing is imported.
  await writeFile(file, text.replace('سجاد جديد', 'سجاد ثالث'))
  const refusedImport = await runImport()
  expect(!refusedImport.ok && refusedImport.findings.map(({ message }) => message).join()).toContain('title (ar)')
  expect(await textAt('/api/news?language=ar')).toContain('كتبه الموظفون')
  // A missing file changes nothing.
  await rm(file)
  const importWithoutFile = await runImport()
  expect(importWithoutFile.ok && importWithoutFile.imported.changes).toEqual([])
})
