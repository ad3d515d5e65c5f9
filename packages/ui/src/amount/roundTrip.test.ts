import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { amountText, parseAmount } from './parseAmount.ts'

const locales = ['en-GB', 'ar', 'ar-EG', 'ur', 'fa', 'de', 'fr']
const currencies = [
  { currency: 'GBP', exponent: 2 },
  { currency: 'JPY', exponent: 0 },
  { currency: 'KWD', exponent: 3 },
]
const cases = locales.flatMap((locale) => currencies.map((money) => ({ locale, ...money })))
/** Above this, `Intl` no longer shows every unit of an amount with three decimals. */
const amounts = fc.integer({ min: 0, max: 99_999_999_999_999 })

test.each(cases)('parses $currency formatted in $locale exactly', ({ locale, currency, exponent }) => {
  fc.assert(
    fc.property(amounts, (amountMinor) => {
      for (const text of [
        formatAmount(amountMinor, currency, locale, exponent),
        amountText(amountMinor, locale, exponent),
      ])
        expect(parseAmount(text, currency, locale, exponent), text).toEqual({ ok: true, amountMinor })
    }),
    { numRuns: 500 },
  )
})

const asArabicIndic = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const asPersian = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))

test.each(cases)('accepts Arabic and Persian digits for $currency on a page in $locale', ({ locale, ...money }) => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('\u200e', '\u200f', '\u061c', '\u2068', ''), (amountMinor, mark) => {
      const { currency, exponent } = money
      const digits = String(amountMinor).padStart(exponent + 1, '0')
      const units = digits.slice(0, digits.length - exponent)
      const fraction = exponent > 0 ? `٫${digits.slice(-exponent)}` : ''
      const groupedDigits = units.replace(/\B(?=(\d{3})+$)/g, '٬')
      for (const text of [
        asArabicIndic(units + fraction),
        asPersian(units + fraction),
        asPersian(groupedDigits + fraction),
      ])
        expect(parseAmount(mark + text + mark, currency, locale, exponent), text).toEqual({ ok: true, amountMinor })
    }),
    { numRuns: 200 },
  )
})

test('never changes the digits of an amount', () => {
  const texts = fc.string({ unit: fc.constantFrom('1', '٢', '۳', '0', '.', ',', '٫', '٬', ' ', '-', '£', '\u200f') })
  fc.assert(
    fc.property(texts, fc.constantFrom(...cases), (text, { locale, currency, exponent }) => {
      const parsed = parseAmount(text, currency, locale, exponent)
      if (!parsed.ok) return
      const digits = text.replace(/٢/g, '2').replace(/۳/g, '3').replace(/\D/g, '')
      // Only zeros may be added, for missing decimals.
      expect(String(parsed.amountMinor)).toMatch(
        new RegExp(`^${String(Number(digits)) === '0' ? '0' : Number(digits)}0*$`),
      )
    }),
    { numRuns: 2000 },
  )
})
