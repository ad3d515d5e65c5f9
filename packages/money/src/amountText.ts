import { currencyExponent } from './currency.ts'

/** Parses a decimal amount to the minor unit; undefined if it is not one, or has more decimals than the currency. */
export function readAmount(text: string, currency: string): number | undefined {
  const digits = currencyExponent(currency)
  const [, units, , part = ''] = /^(\d{1,8})(\.(\d+))?$/.exec(text.trim()) ?? []
  if (units === undefined || part.length > digits) return undefined
  const minor = Number(units + part.padEnd(digits, '0'))
  return minor <= 99_999_999 ? minor : undefined
}

/** Writes an amount in the minor unit as a decimal, with all its digits. */
export function writeAmount(minor: number, currency: string): string {
  const digits = currencyExponent(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * Formats an amount with its currency: £25, 1.500 KWD.
 * @param locale a language, with its country if that determines the digits
 */
export function formatMoney(amountMinor: number, currency: string, locale: string): string {
  const exponent = currencyExponent(currency)
  const digits = amountMinor % 10 ** exponent === 0 ? 0 : exponent
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const text = format.format(amountMinor / 10 ** exponent)
  // As on pages: Arabic locales format a pound as `UK£`, which is shortened to `£`.
  return locale.startsWith('ar') ? text.replace(/UK(?=£)|US(?=\$)/, '') : text
}
