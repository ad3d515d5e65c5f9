import { currencyExponent } from '@minaret/money'

/** What stands before the decimals. */
export type DecimalMark = '.' | ','

/** An amount in the minor unit with its sign; `isSigned` if the text itself says which way the money went. */
export type Money = { minor: number; isSigned: boolean }

/** The largest amount: what a database's integer holds, and no mosque has on one line. */
const largest = 2_000_000_000

/** A currency with as many decimals as any has. */
const threeDecimals = 'kwd'

/** Longer than any amount, with its currency, sign and words. */
const longestMoney = 60

/** The words banks write for money in and money out: English, ISO 20022, German, Dutch and Scandinavian. */
const directions: ReadonlyMap<string, 1 | -1> = new Map(
  (
    [
      [
        1,
        'cr c credit crdt credited cred h haben k kredit bij in paid-in money-in payment-in deposit received incoming inward income inflow eingang + cr+ dc+',
      ],
      [
        -1,
        'dr d debit dbit debited deb dbt s soll debet af out paid-out money-out payment-out withdrawal sent outgoing outward expense outflow ausgang - dr- dc-',
      ],
    ] as const
  ).flatMap(([direction, words]) => words.split(' ').map((word) => [word, direction] as const)),
)

/** A text as amounts and their words are compared: plain spaces, one kind of minus, nothing that cannot be seen. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'\s*/, '')

/** Which way a word says that money went: 1 for in, -1 for out, undefined if it is no such word. */
export function directionOf(text: string): 1 | -1 | undefined {
  if (text.length > longestMoney) return undefined
  return directions.get(plain(text).toLowerCase().replace(/\.$/, '').replaceAll(/[ _]/g, '-'))
}

/** Whether a text is an amount, whichever its currency. */
export const isMoney = (text: string): boolean => measureMoney(text, '.') !== undefined

/**
 * An amount whatever its currency, in thousandths, to compare signs and the steps between balances by; undefined if a text is
 * none.
 */
export function measureMoney(text: string, mark: DecimalMark): Money | undefined {
  const money = parseMoney(text, threeDecimals, mark, Number.MAX_SAFE_INTEGER)
  return money === 'unreadable' ? undefined : money
}

/** The digits before and after the decimal mark; undefined if the separators of thousands are not where they can be. */
function splitNumber(text: string, mark: DecimalMark): { whole: string; decimals: string } | undefined {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const hasOther = /['’ ]/.test(text)
  const isDecimal =
    dots + commas === 0
      ? false
      : dots > 0 && commas > 0
        ? true
        : dots + commas > 1
          ? false
          : hasOther || isMark(text, last, mark)
  const [whole, decimals] = isDecimal ? [text.slice(0, last), text.slice(last + 1)] : [text, '']
  if (isDecimal && whole.includes(text.charAt(last))) return undefined
  if (!/^\d*$/.test(decimals)) return undefined
  if (/^\d*$/.test(whole)) return { whole, decimals }
  // In India a group before the last has two digits.
  return /^\d{1,3}(?:(?:[.,'’ ])\d{2,3})*[.,'’ ]\d{3}$/.test(whole) && new Set(whole.replaceAll(/\d/g, '')).size === 1
    ? { whole: whole.replaceAll(/\D/g, ''), decimals }
    : undefined
}

/** Whether the only separator of a number stands before decimals: `1,234` alone leaves it open. */
function isMark(text: string, at: number, mark: DecimalMark): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  const isOpen = after.length === 3 && before.length >= 1 && before.length <= 3 && !before.startsWith('0')
  return isOpen ? text.charAt(at) === mark : true
}

/** The parts of a text around its number: signs, brackets, currencies and words. */
function readAround(before: string, after: string): { direction?: 1 | -1 } | undefined {
  const seen = new Set<1 | -1>()
  const tokens = `${before} ${after}`.toLowerCase().match(/[a-z]+\.?|\S/g) ?? []
  let [signs, currencies] = [0, 0]
  for (const token of tokens) {
    const direction = directionOf(token)
    if (direction) {
      seen.add(direction)
      if (/[+-]/.test(token)) signs += 1
    } else if (/^(?:[£$€¥₹]|[a-z]{3})$/.test(token)) currencies += 1
    else if (token !== '(' && token !== ')') return undefined
  }
  const brackets = tokens.filter((token) => token === '(' || token === ')').join('')
  if (brackets !== '' && (brackets !== '()' || before.includes(')') || after.includes('(') || signs > 0))
    return undefined
  if (brackets) seen.add(-1)
  if (signs > 1 || currencies > 2 || seen.size > 1) return undefined
  const [direction] = seen
  return direction ? { direction } : {}
}

/**
 * Reads an amount as banks write them: `1,234.56`, `1.234,56`, `£20`, `-3.5`, `12.00-`, `(12.00)`, `12.00 DR`, `CR 20.00`,
 * `00000020.0000`.
 * @param mark what stands before the decimals where a text alone leaves it open
 * @param most in the minor unit; what is larger is unreadable
 * @returns undefined for an empty text, `unreadable` for what is no amount of the currency or says both in and out
 */
export function parseMoney(
  text: string,
  currency: string,
  mark: DecimalMark,
  most = largest,
): Money | 'unreadable' | undefined {
  if (text.length > longestMoney) return text.trim() === '' ? undefined : 'unreadable'
  const written = plain(text)
  if (/^-*$/.test(written)) return undefined
  const [, before = '', number = '', after = ''] = /^([^\d.,]*)([\d.,][\d.,'’ ]*)(.*)$/.exec(written) ?? []
  const around = readAround(before, after)
  const parts = splitNumber(number.trim(), mark)
  if (!around || !parts || parts.whole + parts.decimals === '') return 'unreadable'
  const exponent = currencyExponent(currency)
  const [decimals, rest] = [parts.decimals.slice(0, exponent), parts.decimals.slice(exponent)]
  const digits = `${parts.whole}${decimals.padEnd(exponent, '0')}`.replace(/^0+/, '')
  if (/[1-9]/.test(rest) || digits.length > 12 || Number(digits) > most) return 'unreadable'
  const minor = Number(digits)
  return { minor: around.direction === -1 && minor > 0 ? -minor : minor, isSigned: around.direction !== undefined }
}

/** What stands before the decimals in a file: a comma if some amount can only be read so, and none the other way. */
export function findMark(texts: Iterable<string>): DecimalMark {
  let [dots, commas] = [0, 0]
  for (const text of texts) {
    if (text.length > longestMoney) continue
    const marks = text.replaceAll(/[^.,]/g, '')
    const last = /([.,])(\d+)\D*$/.exec(text)
    const isClear = new Set(marks).size === 2 || (marks.length === 1 && last?.[2] !== undefined && last[2].length < 3)
    if (!isClear) continue
    if (last?.[1] === ',') commas += 1
    else dots += 1
  }
  return commas > 0 && dots === 0 ? ',' : '.'
}
