import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, readAmount, writeAmount } from './amountText.ts'

test('formats an amount for the locale', () => {
  expect(formatMoney(2500, 'gbp', 'en-GB')).toBe('£25')
  expect(formatMoney(2550, 'gbp', 'en-GB')).toBe('£25.50')
  expect(formatMoney(81, 'gbp', 'en-GB')).toBe('81p')
  expect(formatMoney(-81, 'gbp', 'en-GB')).toBe('−81p')
  expect(formatMoney(-900, 'gbp', 'en-GB')).toBe('−£9')
  expect(formatMoney(81, 'eur', 'en-GB')).toBe('€0.81')
  expect(formatMoney(81, 'gbp', 'ar-GB')).toMatch(/0\.81\s£$/)
  expect(formatMoney(2500, 'jpy', 'en-GB')).toBe('¥2,500')
  expect(formatMoney(2550, 'gbp', 'ar-GB')).toMatch(/25\.50\s£$/)
  expect(formatMoney(2550, 'gbp', 'ar-SA')).toMatch(/٢٥٫٥٠\s£$/)
})

test('parses every written amount back, in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('gbp', 'jpy', 'kwd'), (minor, currency) => {
      expect(readAmount(writeAmount(minor, currency), currency)).toBe(minor)
    }),
  )
  expect(['25', '25.5', '25.505', '1,000', '-1', ''].map((text) => readAmount(text, 'gbp'))).toEqual([
    2500,
    2550,
    ...Array(4).fill(undefined),
  ])
})
