import { type DecimalMark, parseMoney } from './money.ts'
import { refuseFile } from './statement.ts'

/**
 * An amount in the minor unit, with its sign; undefined for an empty text.
 * @throws UnreadableStatement if it is no amount of the currency
 */
export function readMoney(text: string, currency: string, line: number, mark: DecimalMark = '.'): number | undefined {
  const money = parseMoney(text, currency, mark)
  return money === 'unreadable' ? refuseFile('amount', line, text) : money?.minor
}

/** A currency's code, as banks write it. @throws UnreadableStatement where it is none */
export function readCurrency(text: string, line: number): string {
  return /^[A-Za-z]{3}$/.test(text) ? text.toLowerCase() : refuseFile('currency', line, text)
}
