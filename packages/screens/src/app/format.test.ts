import { weekdayAndDay } from '@minaret/messages'
import { formatMoney } from '@minaret/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { words as arabic } from '../messages/languages/ar/common.gen.ts'
import { words as english } from '../messages/languages/en/common.gen.ts'
import { words as urdu } from '../messages/languages/ur/common.gen.ts'
import { createFormat, localeOf } from './format.ts'

const british = createFormat('en-GB', { timeZone: 'Europe/London' })
const american = createFormat('en-US', { timeZone: 'America/New_York' })
/** Normalises spaces: engines differ in the one before AM. */
const normaliseSpaces = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [{ language: 'en' }, 'en-GB'],
  [{ language: 'en', country: 'US' }, 'en-US'],
  [{ language: 'ur', country: 'GB' }, 'ur-GB'],
  [{ language: 'pt-BR', country: 'GB' }, 'pt-BR'],
  [{ language: 'no such tag' }, 'en-GB'],
  // An invalid country does not affect the language.
  [{ language: 'ar', country: 'United Kingdom' }, 'ar'],
  [{ language: 'no such tag', country: 'United Kingdom' }, 'en-GB'],
])('%j has the locale %s', (tenant, locale) => {
  expect(localeOf(tenant).replace(/-u-.*/, '')).toBe(locale)
})

test("formats amounts, days and months in the tenant's locale", () => {
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

test("formats a wall-clock time in the locale's hour cycle without converting it", () => {
  expect(british.clock('16:04')).toBe('16:04')
  expect([american.clock('16:04'), american.clock('00:30')].map(normaliseSpaces)).toEqual(['4:04 PM', '12:30 AM'])
})

test("formats an instant in the tenant's time zone", () => {
  expect(british.instant('2026-07-01T23:30:00Z')).toEqual({ weekday: 'Thursday', date: '2 July 2026', time: '00:30' })
  expect(normaliseSpaces(american.instant('2026-07-01T23:30:00Z').time)).toBe('7:30 PM')
})

test('a locale includes its digits and hour cycle, so that every engine formats alike', () => {
  expect(localeOf({ language: 'en', country: 'GB' })).toBe('en-GB-u-hc-h23-nu-latn')
  expect(localeOf({ language: 'ar', country: 'SA' })).toBe('ar-SA-u-hc-h12-nu-arab')
  // The hour cycle is the country's: Urdu alone would give 4:04 PM.
  expect(localeOf({ language: 'ur', country: 'GB' })).toBe('ur-GB-u-hc-h23-nu-latn')
})

test('Arabic uses its own digits in numbers, times, dates, countdowns and amounts', () => {
  const arabic = createFormat('ar-SA-u-hc-h23-nu-arab', { timeZone: 'Asia/Riyadh' })
  expect(arabic.number(1448)).toBe('١٤٤٨')
  expect(arabic.digits('1:04:09')).toBe('١:٠٤:٠٩')
  expect(arabic.clock('16:04')).toBe('\u2068١٦:٠٤\u2069')
  // The Gregorian calendar, although the country's default differs.
  expect(arabic.day('2026-11-21')).toMatchObject({ number: '٢١', date: '\u2068٢١ نوفمبر ٢٠٢٦\u2069' })
  expect(arabic.amount(2550, 'gbp')).toMatch(/٢٥٫٥٠/)
})

test('isolates all text in right-to-left sentences, and only right-to-left text in left-to-right ones', () => {
  const urdu = createFormat('ur-GB', { timeZone: 'Europe/London' })
  expect(urdu.amount(2500, 'gbp')).toBe('\u2068£25\u2069')
  expect(urdu.inText('Masjid an-Noor')).toBe('\u2068Masjid an-Noor\u2069')
  expect(british.inText('Masjid an-Noor')).toBe('Masjid an-Noor')
  for (const text of ['مسجد النور', 'Masjid النور 25', 'שלום']) expect(british.inText(text)).toBe(`\u2068${text}\u2069`)
})

test("the Hijri months have Intl's twelve distinct names", () => {
  const arabic = createFormat('ar', { timeZone: 'Europe/London' })
  const names = Array.from({ length: 12 }, (_, month) => arabic.hijriMonth(month + 1))
  expect(new Set(names).size).toBe(12)
  expect([names[0], names[8], names[11]]).toEqual(['محرم', 'رمضان', 'ذو الحجة'])
})

test('an example amount has the decimals of its currency', () => {
  expect([british.amountExamples('gbp'), british.amountExamples('jpy'), british.amountExamples('kwd')]).toEqual([
    '25 or 25.50',
    '25',
    '25 or 25.500',
  ])
})

test.each([
  ['2026-07-01T22:59:00Z', true],
  ['2026-07-01T23:00:00Z', true],
  ['2026-07-01T23:01:00Z', false],
  ['2026-07-01T11:00:00Z', false],
])('returns whether %s is midnight in London: %s', (instant, expected) => {
  expect(createFormat('en-GB', { timeZone: 'Europe/London' }).isMidnight(instant)).toBe(expected)
})

/** The pages' languages, and the locale of emails in them. */
const emailLocales = [
  ['en-GB', 'en-GB'],
  ['ar-GB', 'ar-GB'],
  ['ur-GB', 'ur-GB'],
  ['en-US', 'en-US'],
] as const

const withoutIsolates = (text: string) => text.replace(/[\u2068\u2069]/g, '')

test.each(emailLocales)('amounts on pages in %s are written as in emails', (pageLocale, emailLocale) => {
  const format = createFormat(pageLocale, { timeZone: 'Europe/London' })
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: -250, max: 250 }), fc.integer({ min: -99_999_999, max: 99_999_999 })),
      fc.constantFrom('gbp', 'eur', 'usd', 'jpy', 'kwd'),
      (minor, currency) => {
        const text = withoutIsolates(format.amount(minor, currency))
        expect(text).toBe(formatMoney(minor, currency, emailLocale))
        // A minus sign, never a hyphen.
        expect(text).not.toContain('-')
      },
    ),
  )
})

test.each([
  [81, 'gbp', '81p'],
  [50, 'gbp', '50p'],
  [-50, 'gbp', '−50p'],
  [0, 'gbp', '£0'],
  [100, 'gbp', '£1'],
  [-900, 'gbp', '−£9'],
  [250_050, 'gbp', '£2,500.50'],
  [50, 'eur', '€0.50'],
])('%i in %s is %s', (minor, currency, text) => {
  expect(british.amount(minor, currency)).toBe(text)
})

test.each([
  ['en-GB', english],
  ['ar-GB', arabic],
  ['ur-GB', urdu],
] as const)('days on pages in %s are written as in emails', (locale, { prayer }) => {
  const { weekday, date } = createFormat(locale, { timeZone: 'Europe/London' }).day('2026-11-29')
  expect(withoutIsolates(prayer.date({ weekday, date }))).toBe(weekdayAndDay('2026-11-29', locale))
})
