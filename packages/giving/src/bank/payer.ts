import type { StatementLine } from './statement.ts'

/** What banks write around a name: how it was paid, by which card, when. */
const wrapping =
  /\b(?:faster payments?|fpi|fp|bgc|bank giro credit|standing order|sto|so|direct debit|d\/?d|bac|bacs|chaps|tfr|transfer|payment|from|ref|reference|via|mobile|online|banking|counter credit|credit|donation|sadaqah|zakat|jumu?m?'?ah)\b/gi

/** A name without numbers and what banks write around it; empty if nothing else is there. */
export const unwrapPayer = (name: string): string =>
  name
    .replaceAll(wrapping, ' ')
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .trim()

/**
 * A payer as their lines are compared: the name alone, in capitals, without numbers and the words around it; else nothing.
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
 * A payer's name as a receipt could have it: `MISS A RAHMAN` is `Miss A Rahman`; a name in small letters stays as it is.
 * @untrusted
 */
export function donorNameOf(line: Pick<StatementLine, 'payer' | 'text'>): string {
  const key = payerKeyOf(line)
  return key.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())
}
