import type { StatementLine } from './statement.ts'

/** Words banks write around a name, such as the payment method. */
const wrapperPattern =
  /\b(?:faster payments?|fpi|fp|bgc|bank giro credit|standing order|sto|so|direct debit|d\/?d|bac|bacs|chaps|tfr|transfer|payment|from|ref|reference|via|mobile|online|banking|counter credit|credit|donation|sadaqah|zakat|jumu?m?'?ah)\b/gi

/** Removes numbers and banks' words from a name; empty if nothing remains. */
export const unwrapPayer = (name: string): string =>
  name
    .replaceAll(wrapperPattern, ' ')
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .trim()

/**
 * Key by which a payer's lines are grouped: the bare name in capitals, or empty if there is none.
 * @untrusted
 */
export function payerKeyOf({ payer, text }: Pick<StatementLine, 'payer' | 'text'>): string {
  return unwrapPayer(payer ?? text.split(' · ')[0] ?? '')
    .replaceAll(/[^\p{L}\p{M}&' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()
    .slice(0, 80)
}

/**
 * A payer's name in title case, for a receipt: `MISS A RAHMAN` becomes `Miss A Rahman`.
 * @untrusted
 */
export function donorNameOf(line: Pick<StatementLine, 'payer' | 'text'>): string {
  const key = payerKeyOf(line)
  return key.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())
}
