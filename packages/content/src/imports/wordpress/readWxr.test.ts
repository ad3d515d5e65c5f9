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
])('%s is refused with what is wrong', async (_, content, problem) => {
  expect(await problemOf(content)).toMatchObject(problem)
})

/** Three entries, of which the second is what a test makes of it. */
const around = (second: string, content = 'It is dry.') =>
  sampleWxr([sampleItem({ id: 1 }), second, sampleItem({ id: 3, content })].join(''))
const second = sampleItem({ id: 2, title: 'Second', content: 'Some words.' })

test.each<[what: string, item: string, content: string]>([
  [
    'a text with a CDATA section in it',
    second.replace('Some words.', 'See <![CDATA[ this ]]> :)'),
    'See <![CDATA[ this ]]> :)',
  ],
  [
    'a text whose CDATA section was split',
    sampleItem({ id: 2, title: 'Second', content: 'a ]]> b <![CDATA[ c ]]> d' }),
    'a ]]> b <![CDATA[ c ]]> d',
  ],
  ['a text that isn’t closed', second.replace('Some words.]]>', 'Some words.'), 'Some words.'],
  ['an element that isn’t closed', second.replace('</guid>', ''), 'Some words.'],
  ['a title that isn’t closed', second.replace('</title>', ''), 'Some words.'],
  ['an entity nobody declared', second.replace('<description>', '<description>&nbsp;&eacute;'), 'Some words.'],
  [
    'a document type that declares one',
    second.replace('<description>', '<description><!DOCTYPE a [<!ENTITY x "y">]>&x;'),
    'Some words.',
  ],
  ['a character XML doesn’t have', second.replace('Some words.', 'Some\u0010 words.\u0000'), 'Some words.'],
  [
    'a number of a character XML doesn’t have',
    second.replace('<description>', '<description>&#x1F;&#xD800;'),
    'Some words.',
  ],
  ['an ampersand', second.replace('<description>', '<description>Q & A'), 'Some words.'],
  ['a nest without a floor', second.replace('<description>', `<description>${'<a>'.repeat(5000)}`), 'Some words.'],
  [
    'no author, date or address',
    second.replaceAll(/\t\t<(?:link|dc:creator|wp:post_date|wp:post_date_gmt|guid)[\s>].*\n/g, ''),
    'Some words.',
  ],
])('an entry with %s is read, and so are those around it', async (_, item, content) => {
  for (const size of [3, 1000, 1_000_000]) {
    const { items } = await read(around(item), size)
    expect(items.map(({ fields }) => fields.get('wp:post_id'))).toEqual(['1', '2', '3'])
    expect(items.map(({ fields }) => fields.get('content:encoded'))).toEqual(['', content, 'It is dry.'])
    expect(items[1]?.fields.get('title')?.trim()).toBe('Second')
    expect(items.filter(({ trouble }) => trouble === 'endsEarly' || trouble === 'cutOff')).toEqual([])
    expect([items[0]?.trouble, items[2]?.trouble]).toEqual([undefined, undefined])
  }
})

test('what was damaged is named with its line, and what isn’t stays as it is', async () => {
  const troubles = async (item: string) => (await read(around(item))).items.map(({ trouble, line }) => [trouble, line])
  expect(await troubles(second.replace('</guid>', ''))).toEqual([
    [undefined, 17],
    ['damaged', 34],
    [undefined, 51],
  ])
  expect((await troubles(second))[1]?.[0]).toBeUndefined()
  expect((await troubles(second.replace('Some words.', 'Some\u0010 words.')))[1]?.[0]).toBeUndefined()
  expect((await troubles(second.replaceAll(/<wp:post_type>.*|<\/title>/g, '')))[1]).toEqual(['unreadable', 34])
})

test('a text can quote the elements of an export', async () => {
  const content = '<item><title>x</title></item>\n<item><content:encoded>y</content:encoded></item> </channel>'
  const { items } = await read(around(sampleItem({ id: 2, content })))
  expect(items.map(({ fields, trouble }) => [fields.get('content:encoded'), trouble])).toEqual([
    ['', undefined],
    [content, undefined],
    ['It is dry.', undefined],
  ])
})

test.each<[what: string, bytes: Buffer, trouble: string | undefined]>([
  [
    'bytes of Windows in one entry',
    Buffer.from(around(second.replace('Some', 'Café “')).replace('Café “', '\u0001'), 'utf8'),
    'recoded',
  ],
  ['bytes of Windows in all', Buffer.from(around(second.replace('Some', 'Café')), 'latin1'), 'recoded'],
  [
    'another encoding, which it declares',
    Buffer.from(around(second.replace('Some', 'Café')).replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    undefined,
  ],
  ['UTF-16', Buffer.from(`\uFEFF${around(second.replace('Some', 'Café'))}`, 'utf16le'), undefined],
])('%s is read', async (what, bytes, trouble) => {
  const mark = bytes.indexOf(1)
  if (mark >= 0) {
    bytes = Buffer.concat([
      bytes.subarray(0, mark),
      Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x93]),
      bytes.subarray(mark + 1),
    ])
  }
  const { items } = await read(bytes)
  const text = what.includes('one entry') ? 'Café“ words.' : 'Café words.'
  expect(items[1]?.fields.get('content:encoded')).toBe(text)
  expect(items.map((item) => item.trouble)).toEqual([undefined, trouble, undefined])
})

test('of an export that was cut off all that is whole is read, and where it ends is named', async () => {
  const whole = around(second)
  const cut = await read(whole.slice(0, whole.indexOf('It is dry.') + 3))
  expect(cut.items.map(({ fields, trouble }) => [fields.get('title'), fields.get('content:encoded'), trouble])).toEqual(
    [
      ['Post 1', '', undefined],
      ['Second', 'Some words.', undefined],
      ['Post 3', undefined, 'cutOff'],
    ],
  )
  const early = await read(whole.slice(0, whole.lastIndexOf('</item>') + 7))
  expect(early.items.map(({ trouble }) => trouble)).toEqual([undefined, undefined, undefined, 'endsEarly'])
})

test('an entry with more than anybody writes is named, and the others are read', async () => {
  const long = around(sampleItem({ id: 2, title: 'Long', content: 'word '.repeat(1_000_000) }))
  for (const size of [500_000, 10_000_000]) {
    const { items } = await read(long, size)
    expect(items.map(({ fields, trouble }) => [fields.get('title'), trouble])).toEqual([
      ['Post 1', undefined],
      ['Long', 'entryTooLong'],
      ['Post 3', undefined],
    ])
  }
})

test('a text without an end doesn’t fill the memory', async () => {
  let [read, mostAhead] = [0, 0]
  async function* endless() {
    yield new TextEncoder().encode(good.slice(0, good.indexOf('Post 1')))
    for (; read < 60; read += 1) yield new Uint8Array(1024 * 1024).fill(0x61)
  }
  const troubles: (string | undefined)[] = []
  for await (const { items } of readWxr(endless())) {
    if (items.length > 0) mostAhead ||= read
    troubles.push(...items.map(({ trouble }) => trouble))
  }
  expect(troubles).toEqual(['entryTooLong', 'endsEarly'])
  expect(mostAhead).toBeLessThan(10)
})

const hostile: Record<string, (times: number) => string> = {
  'comments without end': (times) => good.replace('<item>', `${'<!--'.repeat(times)}<item>`),
  'texts without end': (times) => good.replace('Post 1', '<![CDATA['.repeat(times)),
  'entries in a text that ends late': (times) =>
    good.replace('</channel>', `${'<item><title><![CDATA[x</title></item>\n'.repeat(times)}]]></channel>`),
  'elements that aren’t closed': (times) => good.replace('</guid>', '<a>'.repeat(times)),
  'ends of entries': (times) => good.replace('Post 1', '</item>'.repeat(times)),
  'metadata that isn’t closed': (times) => good.replace('</guid>', '<wp:postmeta><wp:meta_key>_Event'.repeat(times)),
}

test.each(Object.keys(hostile))('%s take time in proportion', async (name) => {
  const timeOf = async (times: number) => {
    const text = hostile[name]?.(times) ?? ''
    const start = process.cpuUsage()
    await read(text, 262_144)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  await timeOf(2000)
  const [small, large] = [await timeOf(10_000), await timeOf(80_000)]
  // Eight times as much; in proportion to its square it would take sixty-four times as long.
  expect(large).toBeLessThan(30 * Math.max(small, 10_000))
})
