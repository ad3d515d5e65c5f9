import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitsIn } from '@minaret/money'
import { amountErrors } from './amounts.ts'
import { referenceOf } from '../records/reference.ts'

const cause = { minMinor: 100, maxMinor: 1_000_000, currencies: ['gbp', 'jpy', 'kwd'] }

test.each([
  [{ amountMinor: 99, currency: 'gbp' }, { amountMinor: { en: 'The smallest gift to this cause is £1.' } }],
  [{ amountMinor: 100, currency: 'gbp' }, undefined],
  [{ amountMinor: 1_000_000, currency: 'gbp' }, undefined],
  [
    { amountMinor: 1_000_001, currency: 'gbp' },
    { amountMinor: { en: 'The largest gift by card is £10,000. To give more, please contact the mosque.' } },
  ],
  [{ amountMinor: 1, currency: 'jpy' }, undefined],
  [{ amountMinor: 10_000, currency: 'jpy' }, undefined],
  [{ amountMinor: 10_001, currency: 'jpy' }, { amountMinor: { en: expect.stringContaining('10,000') } }],
  [{ amountMinor: 1000, currency: 'kwd' }, undefined],
  [
    { amountMinor: 1005, currency: 'kwd' },
    { amountMinor: { en: 'In KWD, please enter an amount with no more than two decimal places.' } },
  ],
  [{ amountMinor: 500, currency: 'usd' }, { currency: { en: 'You can give to this cause in GBP, JPY, KWD.' } }],
])('%o to a cause of £1 to £10,000: %o', (gift, errors) => {
  const actual = amountErrors(gift, cause, { country: 'GB' })
  if (errors) expect(actual).toMatchObject(errors)
  else expect(actual).toBeUndefined()
})

test('accepts exactly the amounts within the limits, in every currency', () => {
  for (const currency of Intl.supportedValuesOf('currency').map((code) => code.toLowerCase())) {
    const causeWithCurrency = { ...cause, currencies: ['gbp', currency] }
    const { minMinor, maxMinor, stepMinor } = limitsIn(causeWithCurrency, currency)
    const errorsFor = (amountMinor: number) =>
      amountErrors({ amountMinor, currency }, causeWithCurrency, { country: 'GB' })
    expect([errorsFor(minMinor), errorsFor(maxMinor), errorsFor(minMinor + stepMinor)], currency).toEqual(
      Array(3).fill(undefined),
    )
    expect(errorsFor(minMinor - stepMinor), currency).toBeDefined()
    expect(errorsFor(maxMinor + stepMinor), currency).toBeDefined()
    if (stepMinor > 1) expect(errorsFor(minMinor + 1), currency).toBeDefined()
  }
})

test('creates a short, stable reference without easily confused characters', () => {
  expect(referenceOf('AAAAAAAAAAAAAAAAAAAAAA')).toBe('0000-0000')
  expect(referenceOf('_____________________w')).toBe('ZZZZ-ZZZZ')
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(referenceOf(Buffer.from(bytes).toString('base64url'))).toMatch(
        /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
      )
    }),
  )
})
