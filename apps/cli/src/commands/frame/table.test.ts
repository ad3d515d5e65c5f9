import widthOf from 'string-width'
import { expect, test } from 'vitest'
import { formatTable } from './table.ts'

const rows = [
  { id: 'a1', name: 'Masjid an-Noor', city: 'Bradford', gifts: 12 },
  { id: 'b2', name: 'مسجد النور', city: 'القاهرة', gifts: 3 },
  { id: 'c3', name: '清真寺', city: '北京', gifts: 150 },
  { id: 'd4', name: 'Müñch̲en 🕌', city: 'ﷺ', gifts: 1 },
]

/** The display column where a heading starts. */
const getColumn = (line: string, text: string) => widthOf(line.slice(0, line.indexOf(text)))

test('columns are aligned in every script', () => {
  const [headings = '', ...lines] = formatTable(rows, {}).split('\n')
  for (const [index, line] of lines.entries())
    expect([line, getColumn(line, rows[index]?.city ?? '')]).toEqual([line, getColumn(headings, 'city')])
})

test('numbers are aligned to the right', () => {
  const lines = formatTable(rows, {}).split('\n')
  expect(new Set(lines.map((line) => widthOf(line)))).toHaveLength(1)
  expect(lines.map((line) => line.slice(-5))).toEqual(['gifts', '   12', '    3', '  150', '    1'])
})

test('right-to-left text stays in its column on a terminal, and is unchanged in a pipe', () => {
  expect(formatTable(rows, { terminal: true })).toContain('\u2068مسجد النور\u2069')
  expect(formatTable(rows, {})).not.toMatch(/[\u2066-\u2069]/)
})

test.each([80, 60, 45])('fits a terminal of %i columns', (width) => {
  const longRows = rows.map((row) => ({ ...row, about: `${row.name} `.repeat(12) }))
  for (const line of formatTable(longRows, { width }).split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(width)
})

test('each row becomes a list if even narrow columns do not fit', () => {
  expect(formatTable(rows.slice(0, 1), { width: 20 })).toBe(
    'id     a1\nname   Masjid an-Noor\ncity   Bradford\ngifts  12',
  )
})

test('user input cannot send control characters, break a row or change the text direction', () => {
  const text = formatTable([{ name: '\u001B[31mred\u0007\nsecond\tline\u202Eevil', id: 'x' }], {})
  expect(text).toBe('name                 id\nred second lineevil  x')
  for (const control of ['\u001B', '\u0007', '\u202E']) expect(text).not.toContain(control)
})

test('truncation does not split a grapheme', () => {
  const family = '👨‍👩‍👧‍👦'
  const text = formatTable([{ id: 'a', name: family.repeat(20), other: 'x'.repeat(30) }], { width: 40 })
  const secondLine = text.split('\n')[1] ?? ''
  expect(secondLine.replaceAll(family, '')).toMatch(/^a +…/)
})

test('the first column, which identifies the row, is never truncated', () => {
  const settings = [{ setting: 'PrayerTimeDonateModuleOnly', value: 'no', meaning: 'only prayer times and donations' }]
  for (const width of [60, 48, 40, 20]) expect(formatTable(settings, { width })).toContain('PrayerTimeDonateModuleOnly')
})
