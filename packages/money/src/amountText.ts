import { currencyExponent } from './currency.ts'

/** An amount as people write it, in the minor unit; nothing when it has more digits than the currency. */
export function readAmount(text: string, currency: string): number | undefined {
  const digits = currencyExponent(currency)
  const [, units, , part = ''] = /^(\d{1,8})(\.(\d+))?$/.exec(text.trim()) ?? []
  if (units === undefined || part.length > digits) return undefined
  const minor = Number(units + part.padEnd(digits, '0'))
  return minor <= 99_999_999 ? minor : undefined
}

/** An amount of the minor unit as people write it, with all its digits. */
export function writeAmount(minor: number, currency: string): string {
  const digits = currencyExponent(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * An amount in words: £25, 1.500 KWD.
 * @param locale a language, with its country where that decides the figures
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
