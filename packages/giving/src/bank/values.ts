import { currencyExponent } from '@minaret/money'
import { refuseFile } from './statement.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A plain date, where there is such a day. */
function toDay(year: string, month: number, day: string): string | undefined {
  const whole = year.length === 2 ? `20${year}` : year
  const date = new Date(Date.UTC(Number(whole), month - 1, Number(day)))
  const text = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Reads a day as UK banks write it: 25/11/2026, 25-11-26, 25 Nov 2026, 2026-11-25; a time after it is left out. */
function parseDay(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return toDay(iso[1] ?? '', Number(iso[2]), iso[3] ?? '')
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/.exec(text)
  if (numbers) return toDay(numbers[3] ?? '', Number(numbers[2]), numbers[1] ?? '')
  const named = /^(\d{1,2})[ -]([A-Za-z]{3})[A-Za-z]*[ -](\d{4}|\d{2})(?:[ ,].*)?$/.exec(text)
  return named ? toDay(named[3] ?? '', months.indexOf((named[2] ?? '').toLowerCase()) + 1, named[1] ?? '') : undefined
}

/** The day of a line. @throws UnreadableStatement where there is none, or it has not been yet */
export function readDay(text: string, line: number, today: string): string {
  const day = parseDay(text.trim().replace(/^'/, ''))
  if (!day || day < '1990') return refuseFile('date', line, text)
  return day > today ? refuseFile('future', line, text) : day
}

/** Whether a text can be a day: what tells a line of a statement from a heading. */
export const isDay = (text: string): boolean => parseDay(text.trim().replace(/^'/, '')) !== undefined

/** The largest amount: what a database's integer holds, and no mosque has on one line. */
const largest = 2_000_000_000

/**
 * An amount in the minor unit, with its sign: `1,234.56`, `£20`, `-3.5`, `(12.00)`, `12.00 DR`. Nothing for an empty text.
 * @throws UnreadableStatement where it is no amount of the currency
 */
export function readMoney(text: string, currency: string, line: number): number | undefined {
  const trimmed = text.trim().replace(/^'/, '')
  if (trimmed === '' || trimmed === '-') return undefined
  const form =
    /^(\()?([+-]?)\s*(?:[£$€]|[A-Z]{3}\s?)?\s*([+-]?)(\d{1,3}(?:,\d{3})+|\d{1,12})?(?:\.(\d{1,4}))?\s*(CR|DR)?(\))?$/i
  const [, opened, sign, inner, whole, decimals = '', word = '', closed] = form.exec(trimmed) ?? []
  const exponent = currencyExponent(currency)
  const extra = decimals.slice(exponent)
  if ((whole === undefined && decimals === '') || Boolean(opened) !== Boolean(closed) || /[1-9]/.test(extra))
    return refuseFile('amount', line, text)
  if ((sign && inner) || ((sign || inner) && (opened || word))) return refuseFile('amount', line, text)
  const minor = Number(`${(whole ?? '0').replaceAll(',', '')}${decimals.slice(0, exponent).padEnd(exponent, '0')}`)
  if (!Number.isSafeInteger(minor) || minor > largest) return refuseFile('amount', line, text)
  const isOut = sign === '-' || inner === '-' || Boolean(opened) || word.toUpperCase() === 'DR'
  return isOut ? -minor : minor
}

/** A currency's code, as banks write it. @throws UnreadableStatement where it is none */
export function readCurrency(text: string, line: number): string {
  return /^[A-Za-z]{3}$/.test(text) ? text.toLowerCase() : refuseFile('currency', line, text)
}
