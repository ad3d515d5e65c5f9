import { describe, expect, test } from 'vitest'
import { currencyExponent } from './currency.ts'
import { withCurrentCurrencies, exampleFor, limitsIn, presetsIn, weeklyAmountFor } from './limits.ts'

const codes = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase())
const cause = { minMinor: 100, maxMinor: 1_000_000, currencies: ['gbp'], presetsMinor: [1000, 2500, 50] }

test('minor units are the card provider’s, not the runtime’s', () => {
  const codesWith = (exponent: number) => codes.filter((code) => currencyExponent(code) === exponent).join(' ')
  expect(codesWith(0)).toBe('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf')
  expect(codesWith(3)).toBe('bhd jod kwd omr tnd')
  expect(['GBP', 'isk', 'HUF', 'pkr'].map(currencyExponent)).toEqual([2, 2, 2, 2])
})

describe('the limits of a cause', () => {
  test('are the same numbers in every currency', () => {
    const multiCurrency = { ...cause, currencies: ['gbp', 'jpy', 'kwd'] }
    expect(limitsIn(multiCurrency, 'gbp')).toEqual({ minMinor: 100, maxMinor: 1_000_000, stepMinor: 1 })
    expect(limitsIn(multiCurrency, 'jpy')).toEqual({ minMinor: 1, maxMinor: 10_000, stepMinor: 1 })
    expect(limitsIn(multiCurrency, 'kwd')).toEqual({ minMinor: 1000, maxMinor: 10_000_000, stepMinor: 10 })
    expect(presetsIn(multiCurrency, cause.presetsMinor, 'kwd')).toEqual([10_000, 25_000])
  })

  test.each([
    [100, 1_000_000],
    [1, 1],
    [2901, 2999],
    [99_999_999, 99_999_999],
    [115, 99_999_999],
  ])(
    'of %i to %i are multiples of the step within eight digits, between all pairs of currencies',
    (minMinor, maxMinor) => {
      const failingPairs = codes.flatMap((first) =>
        codes.filter((currency) => {
          const limits = limitsIn({ minMinor, maxMinor, currencies: [first] }, currency)
          const { stepMinor } = limits
          const isMultiple = [limits.minMinor, limits.maxMinor].every((amount) => amount % stepMinor === 0)
          return (
            !isMultiple ||
            limits.minMinor < stepMinor ||
            limits.maxMinor < limits.minMinor ||
            limits.maxMinor > 99_999_999
          )
        }),
      )
      expect(failingPairs).toEqual([])
    },
  )

  test('have no floating-point rounding errors', () => {
    expect(limitsIn({ minMinor: 2900, maxMinor: 2900, currencies: ['gbp'] }, 'jpy')).toMatchObject({
      minMinor: 29,
      maxMinor: 29,
    })
  })
})

describe('a cause’s current amounts', () => {
  test('omit currencies its mosque no longer accepts', () => {
    const configuredCause = { ...cause, currencies: ['gbp', 'eur', 'usd'] }
    expect(withCurrentCurrencies(configuredCause, ['usd', 'gbp'])).toEqual({
      ...configuredCause,
      currencies: ['gbp', 'usd'],
    })
  })

  test("are kept when its first currency is dropped, and use the mosque's first currency when all are", () => {
    const configuredCause = { minMinor: 500, maxMinor: 50_000, currencies: ['jpy', 'gbp'], presetsMinor: [1000, 5000] }
    const pounds = { minMinor: 50_000, maxMinor: 5_000_000, currencies: ['gbp'], presetsMinor: [100_000, 500_000] }
    expect(withCurrentCurrencies(configuredCause, ['gbp'])).toEqual(pounds)
    expect(withCurrentCurrencies({ ...configuredCause, currencies: ['jpy'] }, ['gbp', 'eur'])).toEqual(pounds)
  })
})

test.each([
  [999, undefined],
  [1000, 'a bag'],
  [2499, undefined],
  [2500, 'a trolley'],
  [5000, undefined],
])('the example of %i is "%s"', (amountMinor, text) => {
  const examples = [
    { amountMinor: 1000, text: 'a bag' },
    { amountMinor: 2500, text: 'a trolley' },
  ]
  expect(exampleFor(examples, amountMinor)?.text).toBe(text)
})

test.each([
  ['gbp', 5000, 500],
  ['gbp', 2500, 200],
  ['gbp', 300, 100],
  ['gbp', 100_000, 10_000],
  ['gbp', 99_999, 5000],
  ['jpy', 5000, 500],
  ['kwd', 50_000, 5000],
])('after one gift in %s of %i suggests %i every week', (currency, amountMinor, weeklyMinor) => {
  expect(weeklyAmountFor(amountMinor, currency, limitsIn({ ...cause, minMinor: 1 }, currency))).toBe(weeklyMinor)
})

test('suggests a weekly gift within the limits of the cause', () => {
  expect(weeklyAmountFor(5000, 'gbp', { minMinor: 1000, maxMinor: 10_000, stepMinor: 1 })).toBe(1000)
  expect(weeklyAmountFor(500_000, 'gbp', { minMinor: 100, maxMinor: 10_000, stepMinor: 1 })).toBe(10_000)
})
