import { currencyExponent } from './currency.ts'

/** The card provider's maximum amount: eight digits of the minor unit. */
const providerMax = 99_999_999

/** A cause's limits, in the minor unit of its first currency, and its currencies. */
export type CauseAmounts = { minMinor: number; maxMinor: number; currencies: readonly string[] }

/** The minimum, the maximum, and the step that every amount is a multiple of; in one currency's minor unit. */
export type AmountLimits = { minMinor: number; maxMinor: number; stepMinor: 1 | 10 }

/** Converts to the same number of major units of another currency, in its minor unit; divides, because 0.01 is not exact. */
function rescale(amountMinor: number, from: string, to: string): number {
  const shift = currencyExponent(to) - currencyExponent(from)
  return shift < 0 ? amountMinor / 10 ** -shift : amountMinor * 10 ** shift
}

/**
 * A cause's limits in one of its currencies. Other currencies use the same number of major units (£5 and ¥5): the server has no
 * exchange rates, and limits need not be exact; they only stop typing errors and card testing.
 */
export function limitsIn(cause: CauseAmounts, currency: string): AmountLimits {
  const first = cause.currencies[0] ?? currency
  const stepMinor = currencyExponent(currency) === 3 ? 10 : 1
  const maxAmount = Math.floor(providerMax / stepMinor) * stepMinor
  const minAmount = Math.ceil(rescale(cause.minMinor, first, currency) / stepMinor) * stepMinor
  const minMinor = Math.min(maxAmount, Math.max(stepMinor, minAmount))
  const scaledMax = Math.floor(rescale(cause.maxMinor, first, currency) / stepMinor) * stepMinor
  return { minMinor, maxMinor: Math.min(maxAmount, Math.max(minMinor, scaledMax)), stepMinor }
}

/**
 * The suggested amounts in one of the cause's currencies: those within its limits, without duplicates.
 * @param presetsMinor in the minor unit of the cause's first currency
 */
export function presetsIn(cause: CauseAmounts, presetsMinor: readonly number[], currency: string): number[] {
  const { minMinor, maxMinor, stepMinor } = limitsIn(cause, currency)
  const first = cause.currencies[0] ?? currency
  const scaledPresets = presetsMinor.map((amount) => {
    const steps = rescale(amount, first, currency) / stepMinor
    return Math.max(1, Math.round(steps)) * stepMinor
  })
  return [...new Set(scaledPresets.filter((amount) => amount >= minMinor && amount <= maxMinor))]
}

/**
 * A cause with its current currencies: those the tenant still accepts, or the tenant's first if none of them remains. Its
 * amounts are in the minor unit of the first remaining currency.
 * @param acceptedCurrencies the tenant's currencies, at least one
 */
export function withCurrentCurrencies<C extends CauseAmounts & { presetsMinor: readonly number[] }>(
  cause: C,
  acceptedCurrencies: readonly string[],
): C & { presetsMinor: number[]; currencies: string[] } {
  const remainingCurrencies = cause.currencies.filter((code) => acceptedCurrencies.includes(code))
  const currencies = remainingCurrencies.length > 0 ? remainingCurrencies : acceptedCurrencies.slice(0, 1)
  const first = currencies[0]
  if (first === undefined || first === cause.currencies[0])
    return { ...cause, presetsMinor: [...cause.presetsMinor], currencies }
  const { minMinor, maxMinor } = limitsIn(cause, first)
  return { ...cause, minMinor, maxMinor, presetsMinor: presetsIn(cause, cause.presetsMinor, first), currencies }
}

/**
 * Suggests a weekly gift to a donor of a single one: about a tenth, as a usual amount (1, 2 or 5 times a power of ten, at least
 * one major unit), within the cause's limits.
 * @param amountMinor the single gift, in the minor unit of the currency
 */
export function weeklyAmountFor(amountMinor: number, currency: string, { minMinor, maxMinor }: AmountLimits): number {
  const unit = 10 ** currencyExponent(currency)
  const units = Math.max(1, amountMinor / unit / 10)
  const power = 10 ** Math.floor(Math.log10(units))
  const step = [5, 2, 1].find((times) => times * power <= units) ?? 1
  return Math.min(maxMinor, Math.max(minMinor, step * power * unit))
}

/** An example of what an amount pays for. */
type Example = { amountMinor: number; text: string }

/**
 * The example of exactly this amount, if any: a larger gift pays for more than a smaller example says.
 * @param examples in the minor unit of the amount
 */
export const exampleFor = <E extends Example>(examples: readonly E[], amountMinor: number): E | undefined =>
  examples.find((example) => example.amountMinor === amountMinor)
