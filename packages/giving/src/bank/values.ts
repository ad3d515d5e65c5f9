import { type DecimalMark, parseMoney } from './money.ts'
import { refuseFile } from './statement.ts'

/**
 * Reads a signed amount in the minor unit; undefined if the text is empty.
 * @throws UnreadableStatement if it is not an amount of the currency
 */
export function readMoney(text: string, currency: string, line: number, mark: DecimalMark = '.'): number | undefined {
  const money = parseMoney(text, currency, mark)
  return money === 'unreadable' ? refuseFile('amount', line, text) : money?.minor
}

/** Reads a currency code. @throws UnreadableStatement if it is invalid */
export function readCurrency(text: string, line: number): string {
  return /^[A-Za-z]{3}$/.test(text) ? text.toLowerCase() : refuseFile('currency', line, text)
}
