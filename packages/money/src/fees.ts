import { currencyExponent } from './currency.ts'

/** A card provider's fee per payment: a rate in hundredths of a percent, and a fixed part in the minor unit. */
export type CardFee = { basisPoints: number; fixedMinor: number }

/**
 * The amount to add to a gift so that the mosque receives all of it: the provider deducts its fee from the total, rounded half
 * up, once.
 * @param amountMinor the gift, in the minor unit of its currency
 * @returns the smallest covering amount, in the currency's step
 */
export function feeCover(amountMinor: number, fee: CardFee, currency: string): number {
  const { basisPoints, fixedMinor } = fee
  const step = currencyExponent(currency) === 3 ? 10 : 1
  const feeOf = (chargedMinor: number) => Math.floor((chargedMinor * basisPoints + 5000) / 10_000) + fixedMinor
  const exactTotal = ((amountMinor + fixedMinor) * 10_000) / (10_000 - basisPoints)
  // Rounding shifts the result by at most one unit: starting slightly below, the first sufficient amount is the smallest.
  let chargedMinor = Math.max(amountMinor, Math.floor((exactTotal - 2) / step) * step)
  while (chargedMinor - feeOf(chargedMinor) < amountMinor) chargedMinor += step
  return chargedMinor - amountMinor
}

/**
 * Reads the mosque's card fee setting: `gbp 1.2% + 0.20, eur 2.5%`.
 * @returns fees by lower-case currency, without entries that are unreadable, have more decimals than the currency, or exceed
 * half of the payment, which must be a typing error
 */
export function readCardFees(setting: string | undefined): Record<string, CardFee> {
  const fees = (setting ?? '').split(',').flatMap((part) => {
    const match = /^\s*([a-z]{3})\s+(\d{1,2}(?:\.\d{1,2})?)\s*%(?:\s*\+\s*(\d{1,6}(?:\.\d{1,3})?))?\s*$/i.exec(part)
    const [, currency, percent, fixed = '0'] = match ?? []
    if (!currency || percent === undefined) return []
    const code = currency.toLowerCase()
    const exponent = currencyExponent(code)
    const basisPoints = Math.round(Number(percent) * 100)
    if (basisPoints > 5000 || (fixed.split('.')[1] ?? '').length > exponent) return []
    return [[code, { basisPoints, fixedMinor: Math.round(Number(fixed) * 10 ** exponent) }] as const]
  })
  return Object.fromEntries(fees)
}
