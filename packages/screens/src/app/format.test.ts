import { expect, test } from 'vitest'
import { createFormat, localeOf } from './format.ts'

const british = createFormat({ language: 'en', country: 'GB', timeZone: 'Europe/London' })
const american = createFormat({ language: 'en', country: 'US', timeZone: 'America/New_York' })
/** Engines differ in which space they put before AM. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [{ language: 'en' }, 'en-GB'],
  [{ language: 'en', country: 'US' }, 'en-US'],
  [{ language: 'ur', country: 'GB' }, 'ur-GB'],
  [{ language: 'pt-BR', country: 'GB' }, 'pt-BR'],
  [{ language: 'no such tag' }, 'en-GB'],
])('%j is written as %s', (tenant, locale) => {
  expect(localeOf(tenant)).toBe(locale)
})

test("amounts, days and months are written in the tenant's way", () => {
  expect(british.amount(2500, 'gbp')).toBe('£25')
  expect(british.currencyName('eur')).toBe('euros')
  expect(british.day('2026-11-21')).toEqual({
    weekday: 'Saturday',
    weekdayShort: 'Sat',
    date: '21 November 2026',
    number: '21',
  })
  expect([british.month(2026, 11), british.monthName(11)]).toEqual(['November 2026', 'November'])
})

test("a wall-clock time is never moved, only written in the locale's hours", () => {
  expect(british.clock('16:04')).toBe('16:04')
  expect([american.clock('16:04'), american.clock('00:30')].map(plain)).toEqual(['4:04 PM', '12:30 AM'])
})

test("an instant is shown in the tenant's zone", () => {
  expect(british.instant('2026-07-01T23:30:00Z')).toEqual({ date: '2 July 2026', time: '00:30' })
  expect(plain(american.instant('2026-07-01T23:30:00Z').time)).toBe('7:30 PM')
})
