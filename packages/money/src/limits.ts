import { currencyExponent } from './currency.ts'

/** The largest amount a card provider takes: eight digits of the minor unit. */
const ceiling = 99_999_999

/** What may be given to a cause: its amounts are in the minor unit of its first currency. */
export type CauseAmounts = { minMinor: number; maxMinor: number; currencies: readonly string[] }

/** The smallest and the largest amount, and the step every amount is a multiple of; all in one currency's minor unit. */
export type AmountLimits = { minMinor: number; maxMinor: number; stepMinor: 1 | 10 }

/** The same number of whole units in another currency, in its minor unit; divided, since 0.01 is not exact. */
function rescale(amountMinor: number, from: string, to: string): number {
  const shift = currencyExponent(to) - currencyExponent(from)
  return shift < 0 ? amountMinor / 10 ** -shift : amountMinor * 10 ** shift
}

/**
 * A cause's limits in one of its currencies. Other currencies take the same numbers in whole units (£5 and ¥5): the host
 * knows no exchange rates, and a limit need not be exact; it must only stop a slip of the hand and a tester of cards.
 */
export function limitsIn(cause: CauseAmounts, currency: string): AmountLimits {
  const first = cause.currencies[0] ?? currency
  const stepMinor = currencyExponent(currency) === 3 ? 10 : 1
  const most = Math.floor(ceiling / stepMinor) * stepMinor
  const least = Math.ceil(rescale(cause.minMinor, first, currency) / stepMinor) * stepMinor
  const minMinor = Math.min(most, Math.max(stepMinor, least))
  const largest = Math.floor(rescale(cause.maxMinor, first, currency) / stepMinor) * stepMinor
  return { minMinor, maxMinor: Math.min(most, Math.max(minMinor, largest)), stepMinor }
}

/**
 * The amounts offered for one touch, in one of the cause's currencies: those within its limits, each once.
 * @param presetsMinor in the minor unit of the cause's first currency
 */
export function presetsIn(cause: CauseAmounts, presetsMinor: readonly number[], currency: string): number[] {
  const { minMinor, maxMinor, stepMinor } = limitsIn(cause, currency)
  const first = cause.currencies[0] ?? currency
  const scaled = presetsMinor.map((amount) => {
    const there = rescale(amount, first, currency) / stepMinor
    return Math.max(1, Math.round(there)) * stepMinor
  })
  return [...new Set(scaled.filter((amount) => amount >= minMinor && amount <= maxMinor))]
}

/**
 * A cause as the tenant takes gifts to it now: only in currencies the tenant still takes, or in the tenant's first when
 * none of the cause's own is left; its amounts in the minor unit of the first that remains.
 * @param taken the tenant's currencies, of which there is at least one
 */
export function causeNow<C extends CauseAmounts & { presetsMinor: readonly number[] }>(
  cause: C,
  taken: readonly string[],
): C & { presetsMinor: number[]; currencies: string[] } {
  const left = cause.currencies.filter((code) => taken.includes(code))
  const currencies = left.length > 0 ? left : taken.slice(0, 1)
  const first = currencies[0]
  if (first === undefined || first === cause.currencies[0])
    return { ...cause, presetsMinor: [...cause.presetsMinor], currencies }
  const { minMinor, maxMinor } = limitsIn(cause, first)
  return { ...cause, minMinor, maxMinor, presetsMinor: presetsIn(cause, cause.presetsMinor, first), currencies }
}

/** What an amount does. */
type Example = { amountMinor: number; text: string }

/**
 * The largest of some examples that an amount reaches; nothing below the smallest.
 * @param examples from the smallest to the largest, in the minor unit of the amount
 */
export const exampleFor = <E extends Example>(examples: readonly E[], amountMinor: number): E | undefined =>
  examples.findLast((example) => example.amountMinor <= amountMinor)
