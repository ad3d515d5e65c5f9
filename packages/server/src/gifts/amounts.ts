/** Currencies whose minor unit is the currency itself (Stripe's list). */
const zeroDecimal = 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' ')
/** Currencies with thousandths; Stripe takes them in steps of ten. */
const threeDecimal = 'bhd jod kwd omr tnd'.split(' ')

/** How many decimals a currency's minor unit has. @param currency ISO 4217, lower case */
export function exponentOf(currency: string): 0 | 2 | 3 {
  if (zeroDecimal.includes(currency)) return 0
  return threeDecimal.includes(currency) ? 3 : 2
}

/** An amount in words: £25, 1.500 KWD. */
export function amountInWords(amountMinor: number, currency: string, language: string): string {
  const exponent = exponentOf(currency)
  const digits = amountMinor % 10 ** exponent === 0 ? 0 : exponent
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 10 ** exponent)
}

/** What may be given to a cause: its limits are in the minor unit of its first currency. */
export type Limits = { minMinor: number; maxMinor: number; currencies: readonly string[] }

/**
 * A cause's limits in one of its currencies. Other currencies take the same numbers in whole units (£5 and ¥5): the host
 * knows no exchange rates, and a limit need not be exact; it must only stop a slip of the hand and a tester of cards.
 * The ceiling is Stripe's eight digits.
 */
export function limitsIn(limits: Limits, currency: string): { minMinor: number; maxMinor: number } {
  const scale = 10 ** (exponentOf(currency) - exponentOf(limits.currencies[0] ?? currency))
  return {
    minMinor: Math.max(1, Math.ceil(limits.minMinor * scale)),
    maxMinor: Math.min(99_999_999, Math.floor(limits.maxMinor * scale)),
  }
}

/** Why this amount cannot be given to this cause, by field, or nothing. */
export function amountErrors(
  gift: { amountMinor: number; currency: string },
  cause: Limits,
  tenant: { currencies: readonly string[]; language: string },
): Record<string, string> | undefined {
  const { amountMinor, currency } = gift
  const taken = cause.currencies.filter((code) => tenant.currencies.includes(code))
  if (!taken.includes(currency)) {
    const names = taken.map((code) => code.toUpperCase()).join(', ')
    return { currency: names ? `This cause takes ${names}.` : 'This cause takes no cards at the moment.' }
  }
  const { minMinor, maxMinor } = limitsIn(cause, currency)
  const words = (minor: number) => amountInWords(minor, currency, tenant.language)
  if (amountMinor < minMinor) return { amountMinor: `The smallest gift to this cause is ${words(minMinor)}.` }
  if (amountMinor > maxMinor)
    return { amountMinor: `The largest gift by card is ${words(maxMinor)}. For more, please contact the mosque.` }
  if (exponentOf(currency) === 3 && amountMinor % 10 !== 0)
    return { amountMinor: `In ${currency.toUpperCase()}, please leave out the last decimal.` }
  return undefined
}
