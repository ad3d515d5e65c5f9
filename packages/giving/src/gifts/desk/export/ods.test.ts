import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { GiftRow } from '../../../gift-list/index.ts'
import { createOds } from './ods.ts'

const context = { timeZone: 'Europe/London', addressOf: (email: string) => email }

const gift = (fields: Partial<GiftRow> = {}): GiftRow => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  state: 'paid',
  at: '2026-07-01T22:30:00Z',
  donorName: 'Aisha Rahman',
  donorEmail: 'aisha@example.org',
  how: 'card',
  cycleId: null,
  cause: 'General fund',
  amountMinor: 2500,
  returnedMinor: 0,
  currency: 'gbp',
  giftAid: null,
  coverMinor: 0,
  anonymous: false,
  note: null,
  cursor: '',
  ...fields,
})

/** Reads the archive's file names, and its sheets by name with their number of rows. */
function readArchive(gifts: readonly GiftRow[], maxRows?: number) {
  const file = createOds(context, maxRows)
  const archive = Buffer.concat([file.begin(), ...gifts.map((row) => file.add([row])), file.end()])
  const files = unzipSync(archive)
  const content = strFromU8(files['content.xml'] ?? new Uint8Array())
  const sheets = [...content.matchAll(/<table:table table:name="([^"]+)">(.*?)<\/table:table>/gs)]
  return {
    content,
    names: Object.keys(files),
    sheets: sheets.map(([, name, rows = '']) => [name, rows.match(/<table:table-row>/g)?.length]),
  }
}

test('continues on another sheet with headings once a sheet is full', () => {
  const { names, sheets } = readArchive(
    Array.from({ length: 5 }, () => gift()),
    2,
  )
  expect(names).toEqual(['mimetype', 'META-INF/manifest.xml', 'content.xml'])
  expect(sheets).toEqual([
    ['Gifts', 3],
    ['Gifts 2', 3],
    ['Gifts 3', 2],
  ])
})

test('formats amounts with the decimals of their currency, and removes characters that XML does not allow', () => {
  const { content } = readArchive([
    gift({ currency: 'kwd', amountMinor: 12_500 }),
    gift({ currency: 'jpy', amountMinor: 500 }),
    gift({ donorName: 'Yusuf & <Sons>\u0000', note: 'two\nlines' }),
  ])
  expect(content).toContain('table:style-name="amount3" office:value-type="float" office:value="12.500"')
  expect(content).toContain('table:style-name="amount0" office:value-type="float" office:value="500"')
  expect(content).toContain('<text:p>Yusuf &amp; &lt;Sons&gt;</text:p>')
  expect(content).toContain('<text:p>two lines</text:p>')
})
