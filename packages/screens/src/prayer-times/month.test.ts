import { expect, test } from 'vitest'
import { readMonth, addMonths, monthText } from './month.ts'

const today = '2026-11-21'

test.each([
  [null, '2026-11'],
  ['2026-12', '2026-12'],
  ['1970-01', '1970-01'],
  ['2100-12', '2100-12'],
  ['1969-12', '2026-11'],
  ['2101-01', '2026-11'],
  ['2026-13', '2026-11'],
  ['2026-1', '2026-11'],
  ['../../etc', '2026-11'],
])('the address asks for "%s" and gets %s', (text, month) => {
  expect(monthText(readMonth(text, today))).toBe(month)
})

test('months follow one another across years, and end where the host does', () => {
  const beside = (month: string, by: number) => {
    const moved = addMonths(readMonth(month, today), by)
    return moved && monthText(moved)
  }
  expect([beside('2026-12', 1), beside('2026-01', -1), beside('2026-06', 1)]).toEqual(['2027-01', '2025-12', '2026-07'])
  expect([beside('2100-12', 1), beside('1970-01', -1)]).toEqual([undefined, undefined])
})
