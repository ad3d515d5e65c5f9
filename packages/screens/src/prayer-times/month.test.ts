import { expect, test } from 'vitest'
import { readMonth, addMonths, formatMonthParam } from './month.ts'

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
])('parses the month "%s" as %s', (text, month) => {
  expect(formatMonthParam(readMonth(text, today))).toBe(month)
})

test("adds months across years, within the server's range", () => {
  const addTo = (month: string, count: number) => {
    const sum = addMonths(readMonth(month, today), count)
    return sum && formatMonthParam(sum)
  }
  expect([addTo('2026-12', 1), addTo('2026-01', -1), addTo('2026-06', 1)]).toEqual(['2027-01', '2025-12', '2026-07'])
  expect([addTo('2100-12', 1), addTo('1970-01', -1)]).toEqual([undefined, undefined])
})
