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
