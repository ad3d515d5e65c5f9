import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyExponent } from './currency.ts'
import { type CardFee, feeCover, readCardFees } from './fees.ts'

/** The provider's fee in integer arithmetic, rounded half up. */
const feeOf = (chargedMinor: bigint, { basisPoints, fixedMinor }: CardFee) =>
  (chargedMinor * BigInt(basisPoints) + 5000n) / 10_000n + BigInt(fixedMinor)

const netOf = (amountMinor: number, cover: number, fee: CardFee) => {
  const chargedMinor = BigInt(amountMinor + cover)
  return chargedMinor - feeOf(chargedMinor, fee)
}

const fees = fc.record({ basisPoints: fc.integer({ min: 0, max: 5000 }), fixedMinor: fc.integer({ min: 0, max: 999 }) })
const currencies = fc.constantFrom('gbp', 'jpy', 'kwd')
const stepOf = (currency: string) => (currencyExponent(currency) === 3 ? 10 : 1)

test('the cover is the smallest amount with which the mosque receives the full gift, in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fees, currencies, (units, fee, currency) => {
      const step = stepOf(currency)
      const amount = Math.min(units, 4_000_000) * step
      const cover = feeCover(amount, fee, currency)
      expect([cover % step, cover >= 0]).toEqual([0, true])
      expect(netOf(amount, cover, fee) >= BigInt(amount)).toBe(true)
      if (cover > 0) expect(netOf(amount, cover - step, fee) < BigInt(amount)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  [2500, { basisPoints: 120, fixedMinor: 20 }, 'gbp', 51],
  [1000, { basisPoints: 0, fixedMinor: 0 }, 'gbp', 0],
  [500, { basisPoints: 360, fixedMinor: 0 }, 'jpy', 19],
  [10_000, { basisPoints: 250, fixedMinor: 100 }, 'kwd', 360],
])('the cover of %i with %o in %s is %i', (amount, fee, currency, cover) => {
  expect(feeCover(amount, fee, currency)).toBe(cover)
})

describe('the card fee setting', () => {
  test('is read per currency, in its minor unit', () => {
    expect(readCardFees('gbp 1.2% + 0.20, EUR 2.5%,jpy 3.6 % + 30, kwd 2.5%+0.100')).toEqual({
      gbp: { basisPoints: 120, fixedMinor: 20 },
      eur: { basisPoints: 250, fixedMinor: 0 },
      jpy: { basisPoints: 360, fixedMinor: 30 },
      kwd: { basisPoints: 250, fixedMinor: 100 },
    })
  })

  test.each(['', 'gbp', '1.2%', 'gbp -1%', 'gbp 1.234%', 'gbp 1,2%', 'gbp 51%', 'gbp 1% + 0.205', 'jpy 1% + 0.5'])(
    'is ignored if it is %o',
    (setting) => expect(readCardFees(setting)).toEqual({}),
  )

  test('may be missing', () => expect(readCardFees(undefined)).toEqual({}))
})
