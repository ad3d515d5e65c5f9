import { type CauseAmounts, currencyExponent, limitsIn } from '@minaret/plans'

/**
 * An amount in words: £25, 1.500 KWD.
 * @param locale a language, where its country's figures do not matter
 */
export function amountInWords(amountMinor: number, currency: string, locale: string): string {
  const exponent = currencyExponent(currency)
  const digits = amountMinor % 10 ** exponent === 0 ? 0 : exponent
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const words = format.format(amountMinor / 10 ** exponent)
  // As on pages: Arabic's `UK£` is no more than a pound.
  return locale.startsWith('ar') ? words.replace(/UK(?=£)|US(?=\$)/, '') : words
}

/**
 * Why this amount cannot be given to this cause, by field, or nothing. The browser asks the same of the same limits.
 * @param cause as it is taken now: in currencies its tenant takes
 */
export function amountErrors(
  gift: { amountMinor: number; currency: string },
  cause: CauseAmounts,
  language: string,
): Record<string, string> | undefined {
  const { amountMinor, currency } = gift
  if (!cause.currencies.includes(currency))
    return { currency: `This cause takes ${cause.currencies.map((code) => code.toUpperCase()).join(', ')}.` }
  const { minMinor, maxMinor, stepMinor } = limitsIn(cause, currency)
  const words = (minor: number) => amountInWords(minor, currency, language)
  if (amountMinor < minMinor) return { amountMinor: `The smallest gift to this cause is ${words(minMinor)}.` }
  if (amountMinor > maxMinor)
    return { amountMinor: `The largest gift by card is ${words(maxMinor)}. For more, please contact the mosque.` }
  if (amountMinor % stepMinor !== 0)
    return { amountMinor: `In ${currency.toUpperCase()}, please leave out the last decimal.` }
  return undefined
}
