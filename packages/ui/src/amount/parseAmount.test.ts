import { expect, test } from 'vitest'
import { withoutMarks } from '../text/digits.ts'
import { currencySign, formatAmount } from './formatAmount.ts'
import { amountText, parseAmount } from './parseAmount.ts'

const exponents: Record<string, number> = { JPY: 0, KWD: 3 }
const exponentOf = (currency: string) => exponents[currency] ?? 2

const parseMinor = (text: string, currency = 'GBP', locale = 'en-GB', exponent = exponentOf(currency)) => {
  const parsed = parseAmount(text, currency, locale, exponent)
  return parsed.ok ? parsed.amountMinor : parsed.reason
}

test.each([
  ['25', 2500],
  ['25.5', 2550],
  ['25.50', 2550],
  ['0.29', 29],
  ['1.15', 115],
  ['4.35', 435],
  ['.5', 50],
  ['25.', 2500],
  [' £25 ', 2500],
  ['GBP 25', 2500],
  ['25 gbp', 2500],
  ['1,500', 150000],
  ['1,234,567.89', 123456789],
  ['1 500', 150000],
  ['0', 0],
  ['٢٥', 2500],
  ['۲۵', 2500],
])('in Britain "%s" is %i pence', (text, expected) => {
  expect(parseMinor(text)).toBe(expected)
})

test.each([
  ['', 'empty'],
  ['  £ ', 'empty'],
  ['ten', 'unreadable'],
  ['-5', 'unreadable'],
  ['1,5', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['.', 'unreadable'],
  ['1e3', 'unreadable'],
  ['25.555', 'too-precise'],
  ['99999999999999999', 'too-large'],
])('rejects "%s" as %s', (text, reason) => {
  expect(parseMinor(text)).toBe(reason)
})

test('reads a comma as a decimal mark in Germany and as a group separator in Britain', () => {
  expect(parseMinor('12,50', 'EUR', 'de-DE')).toBe(1250)
  expect(parseMinor('1.500,25', 'EUR', 'de-DE')).toBe(150025)
  expect(parseMinor('1.500', 'EUR', 'de-DE')).toBe(150000)
  expect(parseMinor('1 500,25', 'EUR', 'fr-FR')).toBe(150025)
})

test('accepts the grouping of lakhs', () => {
  expect(parseMinor('1,00,000', 'INR', 'en-IN')).toBe(10000000)
})

test('accepts both decimal marks in Arabic', () => {
  expect(parseMinor('٢٥٫٥', 'AED', 'ar-EG')).toBe(2550)
  expect(parseMinor('25.5', 'AED', 'ar-EG')).toBe(2550)
})

test('handles currencies without decimals and with three', () => {
  expect(parseMinor('2500', 'JPY', 'ja-JP')).toBe(2500)
  expect(parseMinor('25.5', 'JPY', 'en-GB')).toBe('too-precise')
  expect(parseMinor('1.234', 'KWD', 'en-GB')).toBe(1234)
})

test('parses what it formats, for every penny to £200 and in every exponent', () => {
  for (let amount = 0; amount <= 20000; amount++) {
    expect(parseMinor(amountText(amount, 'en-GB', 2))).toBe(amount)
  }
  for (const [currency, locale] of [
    ['JPY', 'ja-JP'],
    ['KWD', 'en-GB'],
    ['EUR', 'de-DE'],
    ['AED', 'ar-EG'],
  ] as const) {
    for (const amount of [0, 1, 9, 10, 99, 100, 1005, 123456]) {
      expect(parseMinor(amountText(amount, locale, exponentOf(currency)), currency, locale)).toBe(amount)
    }
  }
})

test("uses the given exponent instead of the runtime's data for a currency", () => {
  for (const currency of Intl.supportedValuesOf('currency'))
    for (const exponent of [0, 2, 3]) {
      expect(parseMinor('25', currency, 'en-GB', exponent), currency).toBe(25 * 10 ** exponent)
      expect(
        parseMinor(formatAmount(123_456, currency, 'en-GB', exponent), currency, 'en-GB', exponent),
        currency,
      ).toBe(123_456)
    }
  expect(parseMinor('1.5', 'ISK')).toBe(150)
})

test('formats whole amounts without decimals', () => {
  expect(formatAmount(2500, 'GBP', 'en-GB', 2)).toBe('£25')
  expect(formatAmount(2550, 'GBP', 'en-GB', 2)).toBe('£25.50')
  expect(formatAmount(2500, 'JPY', 'en-GB', 0)).toBe('¥2,500')
  expect(formatAmount(99_999_999_999_99, 'GBP', 'en-GB', 2)).toBe('£99,999,999,999.99')
})

test("fills a field with the locale's digits and without grouping", () => {
  expect(amountText(2500, 'en-GB', 2)).toBe('25')
  expect(amountText(123456, 'de', 2)).toBe('1234,56')
  expect(amountText(2550, 'ar-EG', 2)).toBe('٢٥٫٥٠')
  expect(amountText(1234, 'fa', 3)).toBe('۱٫۲۳۴')
})

test("uses the locale's currency sign", () => {
  expect(currencySign('GBP', 'en-GB')).toBe('£')
  expect(currencySign('USD', 'en-GB')).toBe('$')
})

test('uses narrow signs in every language: in Arabic without the country, and with its own signs', () => {
  expect(currencySign('GBP', 'ar-GB')).toBe('£')
  expect(formatAmount(2500, 'GBP', 'ar-GB', 2)).toMatch(/^\u200f?25\s£$/)
  expect(formatAmount(2500, 'USD', 'ar-GB', 2)).toMatch(/^\u200f?25\s\$$/)
  expect(formatAmount(2500, 'AED', 'ar-GB', 2)).toMatch(/د\.إ/)
})

test.each([
  ['GBP', '£', '£', '£'],
  ['USD', '$', '$', '$'],
  ['EUR', '€', '€', '€'],
  ['EGP', 'E£', 'E£', 'E£'],
  ['LBP', 'L£', 'L£', 'L£'],
  ['CAD', '$', 'CA$', '$'],
  ['AUD', '$', 'AU$', '$'],
  ['NZD', '$', 'NZ$', '$'],
  ['JPY', '¥', 'JP¥', '¥'],
  ['INR', '₹', '₹', '₹'],
  ['PKR', 'Rs', 'Rs', 'Rs'],
  ['SAR', 'SAR', 'ر.س', 'SAR'],
  ['AED', 'AED', 'د.إ', 'AED'],
])('%s has its own sign in English, Arabic and Urdu, never another country’s', (currency, ...signs) => {
  const locales = ['en-GB', 'ar-EG', 'ur-PK']
  expect(locales.map((locale) => withoutMarks(currencySign(currency, locale)))).toEqual(signs)
  const amounts = locales.map((locale) => withoutMarks(formatAmount(2500, currency, locale, 2)))
  expect(amounts.map((amount) => amount.replace(/[\d٠-٩\s]/g, ''))).toEqual(signs)
})

test('formats an Arabic sign without its final full stop, and accepts it with and without', () => {
  for (const currency of ['KWD', 'SAR', 'AED', 'QAR']) {
    const formattedAmount = formatAmount(1500, currency, 'ar', currency === 'KWD' ? 3 : 2)
    expect(formattedAmount.replace(/[\u200e\u200f]/g, '')).not.toMatch(/\.$/)
    expect(currencySign(currency, 'ar').replace(/[\u200e\u200f]/g, '')).not.toMatch(/\.$/)
  }
  for (const text of ['٢٥ د.ك', '٢٥ د.ك.', 'د.ك.25', 'د.ك 25', '25د.ك.\u200f'])
    expect(parseMinor(text, 'KWD', 'ar'), text).toBe(25_000)
})
