import { expect, test } from 'vitest'
import { monthsOf, readSheetRequest, sheetHref } from './request.ts'

const tenant = { language: 'en', languages: ['en', 'ar'] }
const requestOf = (url: string, tenantLanguages = tenant) =>
  readSheetRequest(new URL(url, 'https://mosque.example'), tenantLanguages)

test.each([
  ['/prayer-times/print/2026-11', '/prayer-times/print/2026-11?size=a4&language=en'],
  ['/prayer-times/print/2026', '/prayer-times/print/2026?size=a4&language=en'],
  ['/prayer-times/print/2026?size=A5&language=ar', '/prayer-times/print/2026?size=a5&language=ar'],
  ['/prayer-times/print/2026?language=AR,en', '/prayer-times/print/2026?size=a4&language=ar,en'],
  // A language the site does not offer still has a catalogue.
  ['/prayer-times/print/2026?language=ur', '/prayer-times/print/2026?size=a4&language=ur'],
  ['/prayer-times/print/2026?language=en,en', '/prayer-times/print/2026?size=a4&language=en'],
  ['/prayer-times/print/2026?language=en,ar,ur', '/prayer-times/print/2026?size=a4&language=en,ar'],
  ['/prayer-times/print/2026?language=xx&size=a3', '/prayer-times/print/2026?size=a4&language=en'],
])('parses %s as %s', (url, href) => {
  const request = requestOf(url)
  expect(request && sheetHref(request)).toBe(href)
})

test.each(['2026-00', '2026-13', '2026-1', '1969-12', '2101', '26', '2026-11-01', '2026-11/x', '', '../2026'])(
  'has no timetable for "%s"',
  (period) => {
    expect(requestOf(`/prayer-times/print/${period}`)).toBeUndefined()
  },
)

test("uses the tenant's spelling of a language", () => {
  expect(requestOf('/prayer-times/print/2026?language=en', { language: 'en-US', languages: [] })?.languages).toEqual([
    'en-US',
  ])
})

test('a year has twelve months, a month one', () => {
  const months = (url: string) => monthsOf(requestOf(url) ?? { year: 0, paper: 'a4', languages: ['en'] })
  expect(months('/prayer-times/print/2026')).toHaveLength(12)
  expect(months('/prayer-times/print/2026-02')).toEqual([2])
})
