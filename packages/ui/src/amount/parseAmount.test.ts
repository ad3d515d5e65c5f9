import { expect, test } from 'vitest'
import { amountText, currencyExponent, currencySign, formatAmount, parseAmount } from './parseAmount.ts'

const minor = (text: string, currency = 'GBP', locale = 'en-GB') => {
  const parsed = parseAmount(text, currency, locale)
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
  expect(minor(text)).toBe(expected)
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
])('"%s" is refused as %s', (text, reason) => {
  expect(minor(text)).toBe(reason)
})

test('a comma is a decimal in Germany and a group in Britain', () => {
  expect(minor('12,50', 'EUR', 'de-DE')).toBe(1250)
  expect(minor('1.500,25', 'EUR', 'de-DE')).toBe(150025)
  expect(minor('1.500', 'EUR', 'de-DE')).toBe(150000)
  expect(minor('1 500,25', 'EUR', 'fr-FR')).toBe(150025)
})

test('lakhs are grouped by two', () => {
  expect(minor('1,00,000', 'INR', 'en-IN')).toBe(10000000)
})

test('an Arabic reader may type either decimal mark', () => {
  expect(minor('٢٥٫٥', 'AED', 'ar-EG')).toBe(2550)
  expect(minor('25.5', 'AED', 'ar-EG')).toBe(2550)
})

test('currencies without decimals, and with three, count as they should', () => {
  expect(currencyExponent('JPY')).toBe(0)
  expect(minor('2500', 'JPY', 'ja-JP')).toBe(2500)
  expect(minor('25.5', 'JPY', 'en-GB')).toBe('too-precise')
  expect(minor('1.234', 'KWD', 'en-GB')).toBe(1234)
})

test('what is written can be read back, for every penny to £200 and in every exponent', () => {
  for (let amount = 0; amount <= 20000; amount++) {
    expect(minor(amountText(amount, 'GBP', 'en-GB'))).toBe(amount)
  }
  for (const [currency, locale] of [
    ['JPY', 'ja-JP'],
    ['KWD', 'en-GB'],
    ['EUR', 'de-DE'],
    ['AED', 'ar-EG'],
  ] as const) {
    for (const amount of [0, 1, 9, 10, 99, 100, 1005, 123456]) {
      expect(minor(amountText(amount, currency, locale), currency, locale)).toBe(amount)
    }
  }
})

test('amounts are shown whole when they are whole', () => {
  expect(formatAmount(2500, 'GBP', 'en-GB')).toBe('£25')
  expect(formatAmount(2550, 'GBP', 'en-GB')).toBe('£25.50')
  expect(formatAmount(2500, 'JPY', 'en-GB')).toBe('¥2,500')
  expect(formatAmount(99_999_999_999_99, 'GBP', 'en-GB')).toBe('£99,999,999,999.99')
})

test("the sign is the reader's own", () => {
  expect(currencySign('GBP', 'en-GB')).toBe('£')
  expect(currencySign('USD', 'en-GB')).toBe('$')
})
