import { currencyExponent } from './currency.ts'

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
