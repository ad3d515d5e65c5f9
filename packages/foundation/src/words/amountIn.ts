import { currencyExponent } from '@minaret/plans'
import type { Language } from './language.ts'

/** An amount that is put into a text. */
export type Money = {
  amountMinor: number
  currency: string
  /** The mosque's country, whose figures are used. */
  country?: string
}

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

/** An amount as a language writes it in the mosque's country, closed off from the direction of the text around it. */
export function amountIn(language: Language, { amountMinor, currency, country = 'GB' }: Money): string {
  const words = amountInWords(amountMinor, currency, new Intl.Locale(language, { region: country }).toString())
  return language === 'en' ? words : `\u2068${words}\u2069`
}
