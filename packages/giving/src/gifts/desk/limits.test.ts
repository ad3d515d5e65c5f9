import { expect, test } from 'vitest'
import { approvalAboveMinor } from './limits.ts'

test.each([
  ['gbp', 25_000],
  ['GBP', 25_000],
  ['eur', 25_000],
  ['pkr', 7_500_000],
  ['kwd', 100_000],
  ['bhd', 125_000],
  // The yen has no decimals: ¥50,000 and not ¥500.
  ['jpy', 50_000],
  ['krw', 450_000],
  ['xof', 180_000],
  ['clp', 25_000],
])('a refund in %s needs approval above %i in the minor unit', (currency, minor) => {
  expect(approvalAboveMinor(currency)).toBe(minor)
})
