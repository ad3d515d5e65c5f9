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

/** Writes sterling below a pound in pence, as is usual in English sentences: 81p. Undefined for other amounts and languages. */
export function writePence(amountMinor: number, currency: string, locale: string): string | undefined {
  const isPence = currency.toLowerCase() === 'gbp' && amountMinor !== 0 && Math.abs(amountMinor) < 100
  return isPence && locale.startsWith('en') ? `${amountMinor < 0 ? '−' : ''}${Math.abs(amountMinor)}p` : undefined
}

/**
 * Formats an amount with its currency: £25, 81p, 1.500 KWD.
 * @param locale a language, with its country if that determines the digits
 */
export function formatMoney(amountMinor: number, currency: string, locale: string): string {
  const pence = writePence(amountMinor, currency, locale)
  if (pence !== undefined) return pence
  const exponent = currencyExponent(currency)
  const digits = amountMinor % 10 ** exponent === 0 ? 0 : exponent
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return (
    format
      .format(amountMinor / 10 ** exponent)
      // A minus sign, not the hyphen of `Intl`, stands out before a pound sign.
      .replace('-', '−')
      // Arabic locales format a pound as `UK£`.
      .replace(/UK(?=£)|US(?=\$)/, '')
      // The full stop of `د.ك.` would be two at the end of a sentence.
      .replace(/([\u0620-\u064a])\.(?=[\u200e\u200f]?(?:\s|$))/, '$1')
  )
}
