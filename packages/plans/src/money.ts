/** Currencies whose minor unit is the currency itself, after Stripe's list: what is charged counts, not what ISO says. */
const zeroDecimal = 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' ')
/** Currencies with thousandths; Stripe takes them in steps of ten. */
const threeDecimal = 'bhd jod kwd omr tnd'.split(' ')

/** The largest amount a card provider takes: eight digits of the minor unit. */
const ceiling = 99_999_999

/**
 * How many decimals a currency's minor unit has, for the host and the browser alike. `Intl` disagrees for a dozen
 * currencies (ISK, HUF, PKR): it tells how people write them, not what a provider charges.
 * @param currency ISO 4217, any case
 */
export function currencyExponent(currency: string): 0 | 2 | 3 {
  const code = currency.toLowerCase()
  if (zeroDecimal.includes(code)) return 0
  return threeDecimal.includes(code) ? 3 : 2
}

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

/** What a card provider keeps of a payment: hundredths of a percent of it, and so much of the minor unit. */
export type CardFee = { basisPoints: number; fixedMinor: number }

/**
 * What must be added to a gift so that the mosque receives all of it: the provider keeps its fee of the sum of both,
 * rounded half up, once.
 * @param amountMinor of the gift, in the minor unit of its currency
 * @returns the least that covers it, in the currency's step
 */
export function coverOf(amountMinor: number, fee: CardFee, currency: string): number {
  const { basisPoints, fixedMinor } = fee
  const step = currencyExponent(currency) === 3 ? 10 : 1
  const kept = (charged: number) => Math.floor((charged * basisPoints + 5000) / 10_000) + fixedMinor
  const exact = ((amountMinor + fixedMinor) * 10_000) / (10_000 - basisPoints)
  // Rounding moves the answer by a unit at most; from a little below, the first that is enough is the least.
  let charged = Math.max(amountMinor, Math.floor((exact - 2) / step) * step)
  while (charged - kept(charged) < amountMinor) charged += step
  return charged - amountMinor
}

/**
 * Reads what cards cost the mosque, as its setting says it: `gbp 1.2% + 0.20, eur 2.5%`.
 * @returns by currency, lower case; left out is what cannot be read, what has more decimals than the currency, and a slip
 * of the hand that would take more than half
 */
export function readCardFees(words: string | undefined): Record<string, CardFee> {
  const fees = (words ?? '').split(',').flatMap((part) => {
    const read = /^\s*([a-z]{3})\s+(\d{1,2}(?:\.\d{1,2})?)\s*%(?:\s*\+\s*(\d{1,6}(?:\.\d{1,3})?))?\s*$/i.exec(part)
    const [, currency, percent, fixed = '0'] = read ?? []
    if (!currency || percent === undefined) return []
    const code = currency.toLowerCase()
    const exponent = currencyExponent(code)
    const basisPoints = Math.round(Number(percent) * 100)
    if (basisPoints > 5000 || (fixed.split('.')[1] ?? '').length > exponent) return []
    return [[code, { basisPoints, fixedMinor: Math.round(Number(fixed) * 10 ** exponent) }] as const]
  })
  return Object.fromEntries(fees)
}
