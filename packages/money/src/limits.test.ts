import { describe, expect, test } from 'vitest'
import { currencyExponent } from './currency.ts'
import { causeNow, exampleFor, limitsIn, presetsIn } from './limits.ts'

const codes = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase())
const cause = { minMinor: 100, maxMinor: 1_000_000, currencies: ['gbp'], presetsMinor: [1000, 2500, 50] }

test('minor units are those of the card provider, whatever the runtime thinks of them', () => {
  const by = (exponent: number) => codes.filter((code) => currencyExponent(code) === exponent).join(' ')
  expect(by(0)).toBe('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf')
  expect(by(3)).toBe('bhd jod kwd omr tnd')
  expect(['GBP', 'isk', 'HUF', 'pkr'].map(currencyExponent)).toEqual([2, 2, 2, 2])
})

describe('the limits of a cause', () => {
  test('are the same numbers in every currency', () => {
    const many = { ...cause, currencies: ['gbp', 'jpy', 'kwd'] }
    expect(limitsIn(many, 'gbp')).toEqual({ minMinor: 100, maxMinor: 1_000_000, stepMinor: 1 })
    expect(limitsIn(many, 'jpy')).toEqual({ minMinor: 1, maxMinor: 10_000, stepMinor: 1 })
    expect(limitsIn(many, 'kwd')).toEqual({ minMinor: 1000, maxMinor: 10_000_000, stepMinor: 10 })
    expect(presetsIn(many, cause.presetsMinor, 'kwd')).toEqual([10_000, 25_000])
  })

  test.each([
    [100, 1_000_000],
    [1, 1],
    [2901, 2999],
    [99_999_999, 99_999_999],
    [115, 99_999_999],
  ])('of %i to %i are whole steps within eight digits, from and to every currency there is', (minMinor, maxMinor) => {
    const wrong = codes.flatMap((first) =>
      codes.filter((currency) => {
        const limits = limitsIn({ minMinor, maxMinor, currencies: [first] }, currency)
        const { stepMinor } = limits
        const whole = [limits.minMinor, limits.maxMinor].every((amount) => amount % stepMinor === 0)
        return (
          !whole || limits.minMinor < stepMinor || limits.maxMinor < limits.minMinor || limits.maxMinor > 99_999_999
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  test('lose nothing to fractions a computer cannot write', () => {
    expect(limitsIn({ minMinor: 2900, maxMinor: 2900, currencies: ['gbp'] }, 'jpy')).toMatchObject({
      minMinor: 29,
      maxMinor: 29,
    })
  })
})

describe('a cause as it is taken now', () => {
  test('keeps to the currencies its mosque still takes', () => {
    const old = { ...cause, currencies: ['gbp', 'eur', 'usd'] }
    expect(causeNow(old, ['usd', 'gbp'])).toEqual({ ...old, currencies: ['gbp', 'usd'] })
  })

  test("keeps its sums when its first currency goes, and falls back to its mosque's first when all are gone", () => {
    const old = { minMinor: 500, maxMinor: 50_000, currencies: ['jpy', 'gbp'], presetsMinor: [1000, 5000] }
    const pounds = { minMinor: 50_000, maxMinor: 5_000_000, currencies: ['gbp'], presetsMinor: [100_000, 500_000] }
    expect(causeNow(old, ['gbp'])).toEqual(pounds)
    expect(causeNow({ ...old, currencies: ['jpy'] }, ['gbp', 'eur'])).toEqual(pounds)
  })
})

test.each([
  [999, undefined],
  [1000, 'a bag'],
  [2499, 'a bag'],
  [2500, 'a trolley'],
  [99_999_999, 'a trolley'],
])('%i reaches the example "%s"', (amountMinor, text) => {
  const examples = [
    { amountMinor: 1000, text: 'a bag' },
    { amountMinor: 2500, text: 'a trolley' },
  ]
  expect(exampleFor(examples, amountMinor)?.text).toBe(text)
})
