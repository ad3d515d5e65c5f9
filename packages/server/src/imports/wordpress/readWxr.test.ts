import { expect, test } from 'vitest'
import { sampleItem, sampleWxr } from '../testing/wxr.ts'
import { UnreadableImport } from '../unreadable.ts'
import { readWxr, type WxrItem } from './readWxr.ts'

async function* partsOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(content: string | Uint8Array, size = 1000) {
  const items: WxrItem[] = []
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  let site = ''
  for await (const part of readWxr(partsOf(bytes, size))) {
    items.push(...part.items)
    site = part.siteUrl
  }
  return { items, site }
}

const problemOf = async (content: string | Uint8Array, size = 1000) => {
  try {
    await read(content, size)
  } catch (error) {
    return error instanceof UnreadableImport ? error.problem : error
  }
  return 'read'
}

test.each([1, 7, 1000])('an export is read whole, in parts of %i bytes, also where one cuts a letter', async (size) => {
  const text = 'صلاة العيد \u0008في السابعة'
  const { items, site } = await read(
    sampleWxr(sampleItem({ id: 1, title: text, meta: { _EventStartDate: '2026-03-20 07:00:00', other: 'x' } })),
    size,
  )
  expect(site).toBe('https://old.example')
  expect(items).toHaveLength(1)
  expect(items[0]?.fields.get('title')).toBe('صلاة العيد في السابعة')
  expect(items[0]?.meta).toEqual(new Map([['_EventStartDate', '2026-03-20 07:00:00']]))
})

const good = sampleWxr(sampleItem({ id: 1 }))

test.each<[what: string, content: string | Uint8Array, problem: object]>([
  ['a ZIP archive', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), { code: 'zip' }],
  ['a PDF', '%PDF-1.7 ...', { code: 'kind' }],
  ['a web page', '<!DOCTYPE html><html><body></body></html>', { code: 'kind' }],
  ['a news feed', '<rss version="2.0"><channel><item><title>x</title></item></channel></rss>', { code: 'kind' }],
  ['a CSV', 'Email,Name\na@example.org,A', { code: 'kind' }],
  ['nothing at all', '', { code: 'empty' }],
  ['half an export', good.slice(0, -200), { code: 'broken' }],
  ['an element that isn’t closed', good.replace('</guid>', ''), { code: 'broken', line: 33 }],
  ['an entity nobody declared', good.replace('<description>', '<description>&nbsp;'), { code: 'broken', line: 23 }],
  ['Latin 1', Buffer.from(sampleWxr(sampleItem({ id: 1, title: 'Café' })), 'latin1'), { code: 'encoding' }],
  [
    'an entity that reads a file of the server',
    good.replace('<rss', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss'),
    { code: 'doctype' },
  ],
  [
    'a billion laughs',
    good.replace('<rss', '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>\n<rss'),
    { code: 'doctype' },
  ],
  ['a nest without a floor', good.replace('<title>', `<a>`.repeat(5000)), { code: 'broken' }],
])('%s is refused with what is wrong', async (_, content, problem) => {
  expect(await problemOf(content)).toMatchObject(problem)
})

test('a text without an end is refused before it fills the memory', async () => {
  async function* endless() {
    yield new TextEncoder().encode(good.slice(0, good.indexOf('Post 1')))
    for (let part = 0; part < 200; part += 1) yield new Uint8Array(1024 * 1024).fill(0x61)
    throw new Error('Two hundred megabytes were read.')
  }
  const all = async () => {
    for await (const part of readWxr(endless())) expect(part.items).toEqual([])
  }
  await expect(all()).rejects.toMatchObject({ problem: { code: 'entry' } })
})

test('an entry with more than anybody writes is refused', async () => {
  const long = sampleWxr(sampleItem({ id: 1, content: 'word '.repeat(1_000_000) }))
  expect(await problemOf(long, 500_000)).toMatchObject({ code: 'entry' })
})
