import { expect, test } from 'vitest'
import { sampleItem, sampleWxr } from '../testing/wxr.ts'
import { UnreadableImportError } from '../unreadable.ts'
import { readWxr, type WxrItem } from './readWxr.ts'

async function* partsOf(bytes: Uint8Array, size: number) {
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}

async function readAll(content: string | Uint8Array, size = 1000) {
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
    await readAll(content, size)
  } catch (error) {
    return error instanceof UnreadableImportError ? error.problem : error
  }
  return 'read'
}

test.each([1, 7, 1000])(
  'reads an export in parts of %i bytes, even if a part ends within a character',
  async (size) => {
    const text = 'صلاة العيد \u0008في السابعة'
    const { items, site } = await readAll(
      sampleWxr(sampleItem({ id: 1, title: text, meta: { _EventStartDate: '2026-03-20 07:00:00', other: 'x' } })),
      size,
    )
    expect(site).toBe('https://old.example')
    expect(items).toHaveLength(1)
    expect(items[0]?.fields.get('title')).toBe('صلاة العيد في السابعة')
    expect(items[0]?.meta).toEqual(new Map([['_EventStartDate', '2026-03-20 07:00:00']]))
  },
)

const validExport = sampleWxr(sampleItem({ id: 1 }))

test.each<[what: string, content: string | Uint8Array, problem: object]>([
  ['a ZIP archive', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), { code: 'zip' }],
  ['a PDF', '%PDF-1.7 ...', { code: 'kind' }],
  ['a web page', '<!DOCTYPE html><html><body></body></html>', { code: 'kind' }],
  ['a news feed', '<rss version="2.0"><channel><item><title>x</title></item></channel></rss>', { code: 'kind' }],
  ['a CSV', 'Email,Name\na@example.org,A', { code: 'kind' }],
  ['an empty file', '', { code: 'empty' }],
  [
    'an external entity',
    validExport.replace('<rss', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss'),
    { code: 'doctype' },
  ],
  [
    'a billion laughs',
    validExport.replace('<rss', '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>\n<rss'),
    { code: 'doctype' },
  ],
])('rejects %s with the reason', async (_, content, problem) => {
  expect(await problemOf(content)).toMatchObject(problem)
})

/** Creates an export of three entries with the given second one. */
const withSecond = (entry: string, content = 'It is dry.') =>
  sampleWxr([sampleItem({ id: 1 }), entry, sampleItem({ id: 3, content })].join(''))
const secondEntry = sampleItem({ id: 2, title: 'Second', content: 'Some words.' })

test.each<[what: string, item: string, content: string]>([
  [
    'a nested CDATA section',
    secondEntry.replace('Some words.', 'See <![CDATA[ this ]]> :)'),
    'See <![CDATA[ this ]]> :)',
  ],
  [
    'a split CDATA section',
    sampleItem({ id: 2, title: 'Second', content: 'a ]]> b <![CDATA[ c ]]> d' }),
    'a ]]> b <![CDATA[ c ]]> d',
  ],
  ['an unclosed CDATA section', secondEntry.replace('Some words.]]>', 'Some words.'), 'Some words.'],
  ['an unclosed element', secondEntry.replace('</guid>', ''), 'Some words.'],
  ['an unclosed title', secondEntry.replace('</title>', ''), 'Some words.'],
  ['an undeclared entity', secondEntry.replace('<description>', '<description>&nbsp;&eacute;'), 'Some words.'],
  [
    'a document type with an entity',
    secondEntry.replace('<description>', '<description><!DOCTYPE a [<!ENTITY x "y">]>&x;'),
    'Some words.',
  ],
  ['a character not allowed in XML', secondEntry.replace('Some words.', 'Some\u0010 words.\u0000'), 'Some words.'],
  [
    'a reference to a character not allowed in XML',
    secondEntry.replace('<description>', '<description>&#x1F;&#xD800;'),
    'Some words.',
  ],
  ['an unescaped ampersand', secondEntry.replace('<description>', '<description>Q & A'), 'Some words.'],
  ['excessive nesting', secondEntry.replace('<description>', `<description>${'<a>'.repeat(5000)}`), 'Some words.'],
  [
    'no author, date or URL',
    secondEntry.replaceAll(/\t\t<(?:link|dc:creator|wp:post_date|wp:post_date_gmt|guid)[\s>].*\n/g, ''),
    'Some words.',
  ],
])('reads an entry with %s, and the entries around it', async (_, item, content) => {
  for (const size of [3, 1000, 1_000_000]) {
    const { items } = await readAll(withSecond(item), size)
    expect(items.map(({ fields }) => fields.get('wp:post_id'))).toEqual(['1', '2', '3'])
    expect(items.map(({ fields }) => fields.get('content:encoded'))).toEqual(['', content, 'It is dry.'])
    expect(items[1]?.fields.get('title')?.trim()).toBe('Second')
    expect(items.filter(({ damage }) => damage === 'endsEarly' || damage === 'cutOff')).toEqual([])
    expect([items[0]?.damage, items[2]?.damage]).toEqual([undefined, undefined])
  }
})

test('reports damaged entries with their line, and no others', async () => {
  const damages = async (item: string) =>
    (await readAll(withSecond(item))).items.map(({ damage, line }) => [damage, line])
  expect(await damages(secondEntry.replace('</guid>', ''))).toEqual([
    [undefined, 17],
    ['damaged', 34],
    [undefined, 51],
  ])
  expect((await damages(secondEntry))[1]?.[0]).toBeUndefined()
  expect((await damages(secondEntry.replace('Some words.', 'Some\u0010 words.')))[1]?.[0]).toBeUndefined()
  expect((await damages(secondEntry.replaceAll(/<wp:post_type>.*|<\/title>/g, '')))[1]).toEqual(['unreadable', 34])
})

test('reads text that quotes the elements of an export', async () => {
  const content = '<item><title>x</title></item>\n<item><content:encoded>y</content:encoded></item> </channel>'
  const { items } = await readAll(withSecond(sampleItem({ id: 2, content })))
  expect(items.map(({ fields, damage }) => [fields.get('content:encoded'), damage])).toEqual([
    ['', undefined],
    [content, undefined],
    ['It is dry.', undefined],
  ])
})

test.each<[what: string, bytes: Buffer, damage: string | undefined]>([
  [
    'Windows-1252 in one entry',
    Buffer.from(withSecond(secondEntry.replace('Some', 'Café “')).replace('Café “', '\u0001'), 'utf8'),
    'recoded',
  ],
  ['Windows-1252 in all entries', Buffer.from(withSecond(secondEntry.replace('Some', 'Café')), 'latin1'), 'recoded'],
  [
    'another declared encoding',
    Buffer.from(withSecond(secondEntry.replace('Some', 'Café')).replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    undefined,
  ],
  ['UTF-16', Buffer.from(`\uFEFF${withSecond(secondEntry.replace('Some', 'Café'))}`, 'utf16le'), undefined],
])('reads %s', async (description, bytes, damage) => {
  const mark = bytes.indexOf(1)
  if (mark >= 0) {
    bytes = Buffer.concat([
      bytes.subarray(0, mark),
      Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x93]),
      bytes.subarray(mark + 1),
    ])
  }
  const { items } = await readAll(bytes)
  const text = description.includes('one entry') ? 'Café“ words.' : 'Café words.'
  expect(items[1]?.fields.get('content:encoded')).toBe(text)
  expect(items.map((item) => item.damage)).toEqual([undefined, damage, undefined])
})

test('reads the complete entries of a truncated export, and reports where it ends', async () => {
  const fullExport = withSecond(secondEntry)
  const truncatedResult = await readAll(fullExport.slice(0, fullExport.indexOf('It is dry.') + 3))
  expect(
    truncatedResult.items.map(({ fields, damage }) => [fields.get('title'), fields.get('content:encoded'), damage]),
  ).toEqual([
    ['Post 1', '', undefined],
    ['Second', 'Some words.', undefined],
    ['Post 3', undefined, 'cutOff'],
  ])
  const unclosedResult = await readAll(fullExport.slice(0, fullExport.lastIndexOf('</item>') + 7))
  expect(unclosedResult.items.map(({ damage }) => damage)).toEqual([undefined, undefined, undefined, 'endsEarly'])
})

test('reports an overlong entry, and reads the others', async () => {
  const longExport = withSecond(sampleItem({ id: 2, title: 'Long', content: 'word '.repeat(1_000_000) }))
  for (const size of [500_000, 10_000_000]) {
    const { items } = await readAll(longExport, size)
    expect(items.map(({ fields, damage }) => [fields.get('title'), damage])).toEqual([
      ['Post 1', undefined],
      ['Long', 'entryTooLong'],
      ['Post 3', undefined],
    ])
  }
})

test('does not buffer endless text', async () => {
  let [partsRead, partsBuffered] = [0, 0]
  async function* endless() {
    yield new TextEncoder().encode(validExport.slice(0, validExport.indexOf('Post 1')))
    for (; partsRead < 60; partsRead += 1) yield new Uint8Array(1024 * 1024).fill(0x61)
  }
  const damages: (string | undefined)[] = []
  for await (const { items } of readWxr(endless())) {
    if (items.length > 0) partsBuffered ||= partsRead
    damages.push(...items.map(({ damage }) => damage))
  }
  expect(damages).toEqual(['entryTooLong', 'endsEarly'])
  expect(partsBuffered).toBeLessThan(10)
})

const hostileInputs: Record<string, (times: number) => string> = {
  'unclosed comments': (times) => validExport.replace('<item>', `${'<!--'.repeat(times)}<item>`),
  'unclosed CDATA sections': (times) => validExport.replace('Post 1', '<![CDATA['.repeat(times)),
  'entries in a long CDATA section': (times) =>
    validExport.replace('</channel>', `${'<item><title><![CDATA[x</title></item>\n'.repeat(times)}]]></channel>`),
  'unclosed elements': (times) => validExport.replace('</guid>', '<a>'.repeat(times)),
  'closing tags of entries': (times) => validExport.replace('Post 1', '</item>'.repeat(times)),
  'unclosed metadata': (times) => validExport.replace('</guid>', '<wp:postmeta><wp:meta_key>_Event'.repeat(times)),
}

test.each(Object.keys(hostileInputs))('parses %s in linear time', async (name) => {
  const timeOf = async (times: number) => {
    const text = hostileInputs[name]?.(times) ?? ''
    const start = process.cpuUsage()
    await readAll(text, 262_144)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  await timeOf(2000)
  const [small, large] = [await timeOf(10_000), await timeOf(80_000)]
  // The input is eight times as long: quadratic time would be a factor of sixty-four.
  expect(large).toBeLessThan(30 * Math.max(small, 10_000))
})
