import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datePartsOf, parseDate } from './parseDate.ts'

const parse = (day: string, month: string, year: string, locale = 'en-GB') => {
  const parsed = parseDate({ day, month, year }, locale)
  return parsed.ok ? parsed.date : `${parsed.reason}: ${parsed.parts.join(', ')}`
}

test.each([
  ['27', '3', '1984', '1984-03-27'],
  [' 07 ', '03', '1984', '1984-03-07'],
  ['29', '2', '2024', '2024-02-29'],
  ['1', 'March', '1984', '1984-03-01'],
  ['1', 'sept.', '1984', '1984-09-01'],
  ['1', 'SEP', '1984', '1984-09-01'],
  ['٢٧', '٣', '١٩٨٤', '1984-03-27'],
  ['\u200f۲۷', '۳', '۱۹۸۴', '1984-03-27'],
  ['', '', '', 'empty: day, month, year'],
  ['27', '', '', 'incomplete: month, year'],
  ['27', '3', '84', 'unreadable: year'],
  ['twenty', '3', '1984', 'unreadable: day'],
  ['-1', '3', '1984', 'unreadable: day'],
  ['31', '2', '1984', 'unreal: day'],
  ['29', '2', '1900', 'unreal: day'],
  ['0', '2', '1984', 'unreal: day'],
  ['1', '13', '1984', 'unreal: month'],
  ['1', '1', '0000', 'unreal: year'],
])('parses "%s" "%s" "%s" as %s', (day, month, year, expected) => {
  expect(parse(day, month, year)).toBe(expected)
})

test("accepts month names in the page's language", () => {
  expect(parse('1', 'رمضان', '1984', 'ar')).toBe('unreadable: month')
  for (const locale of ['ar', 'ar-EG', 'ur', 'de', 'fr', 'tr'])
    for (let month = 1; month <= 12; month++) {
      const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', calendar: 'gregory' })
      const monthName = name.format(Date.UTC(2000, month - 1, 1))
      expect(parse('1', monthName, '1984', locale), monthName).toBe(`1984-${String(month).padStart(2, '0')}-01`)
    }
})

test('parses the parts of every date back to that date', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(parseDate(datePartsOf(day), 'en-GB')).toEqual({ ok: true, date: day })
    }),
    { numRuns: 2000 },
  )
})

test('returns empty parts for a missing or invalid date', () => {
  expect(datePartsOf(undefined)).toEqual({ day: '', month: '', year: '' })
  expect(datePartsOf('yesterday')).toEqual({ day: '', month: '', year: '' })
})
