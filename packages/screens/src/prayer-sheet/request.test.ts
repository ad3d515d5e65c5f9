import { expect, test } from 'vitest'
import { monthsOf, readSheetRequest, sheetHref } from './request.ts'

const tenant = { language: 'en', languages: ['en', 'ar'] }
const requestOf = (address: string, speaking = tenant) =>
  readSheetRequest(new URL(address, 'https://mosque.example'), speaking)

test.each([
  ['/prayer-times/print/2026-11', '/prayer-times/print/2026-11?size=a4&language=en'],
  ['/prayer-times/print/2026', '/prayer-times/print/2026?size=a4&language=en'],
  ['/prayer-times/print/2026?size=A5&language=ar', '/prayer-times/print/2026?size=a5&language=ar'],
  ['/prayer-times/print/2026?language=AR,en', '/prayer-times/print/2026?size=a4&language=ar,en'],
  // A language the site does not offer has words all the same.
  ['/prayer-times/print/2026?language=ur', '/prayer-times/print/2026?size=a4&language=ur'],
  ['/prayer-times/print/2026?language=en,en', '/prayer-times/print/2026?size=a4&language=en'],
  ['/prayer-times/print/2026?language=en,ar,ur', '/prayer-times/print/2026?size=a4&language=en,ar'],
  ['/prayer-times/print/2026?language=xx&size=a3', '/prayer-times/print/2026?size=a4&language=en'],
])('%s asks for %s', (address, meant) => {
  const request = requestOf(address)
  expect(request && sheetHref(request)).toBe(meant)
})

test.each(['2026-00', '2026-13', '2026-1', '1969-12', '2101', '26', '2026-11-01', '2026-11/x', '', '../2026'])(
  'there is no sheet of "%s"',
  (period) => {
    expect(requestOf(`/prayer-times/print/${period}`)).toBeUndefined()
  },
)

test("a language is written in the mosque's own way", () => {
  expect(requestOf('/prayer-times/print/2026?language=en', { language: 'en-US', languages: [] })?.languages).toEqual([
    'en-US',
  ])
})

test('a year is twelve months, a month is one', () => {
  const months = (address: string) => monthsOf(requestOf(address) ?? { year: 0, paper: 'a4', languages: ['en'] })
  expect(months('/prayer-times/print/2026')).toHaveLength(12)
  expect(months('/prayer-times/print/2026-02')).toEqual([2])
})
