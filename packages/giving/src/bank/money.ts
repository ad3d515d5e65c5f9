import { currencyExponent } from '@minaret/money'

/** The decimal separator. */
export type DecimalMark = '.' | ','

/** An amount in the minor unit with its sign; `isSigned` if the text itself says which way the money went. */
export type Money = { minor: number; isSigned: boolean }

/** Maximum amount in the minor unit: it fits a PostgreSQL integer, and exceeds any real line. */
const maxMinor = 2_000_000_000

/** A currency with the maximum number of decimals. */
const threeDecimals = 'kwd'

/** Maximum length of an amount with currency, sign and words. */
const maxMoneyLength = 60

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

/** Normalises text for comparison: plain spaces, one kind of minus, no invisible characters. */
const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'\s*/, '')

/** The direction a word stands for: 1 for money in, -1 for money out, undefined for any other word. */
export function directionOf(text: string): 1 | -1 | undefined {
  if (text.length > maxMoneyLength) return undefined
  return directions.get(normalise(text).toLowerCase().replace(/\.$/, '').replaceAll(/[ _]/g, '-'))
}

/** Whether text is an amount of any currency. */
export const isMoney = (text: string): boolean => measureMoney(text, '.') !== undefined

/**
 * Reads an amount of any currency in thousandths, to compare signs and differences between balances; undefined if the text is not
 * an amount.
 */
export function measureMoney(text: string, mark: DecimalMark): Money | undefined {
  const money = parseMoney(text, threeDecimals, mark, Number.MAX_SAFE_INTEGER)
  return money === 'unreadable' ? undefined : money
}

/** Splits digits at the decimal mark; undefined if thousands separators are misplaced. */
function splitNumber(text: string, mark: DecimalMark): { integer: string; decimals: string } | undefined {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  const lastSeparator = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const hasApostropheOrSpace = /['’ ]/.test(text)
  const isDecimal =
    dots + commas === 0
      ? false
      : dots > 0 && commas > 0
        ? true
        : dots + commas > 1
          ? false
          : hasApostropheOrSpace || isDecimalMark(text, lastSeparator, mark)
  const [integer, decimals] = isDecimal ? [text.slice(0, lastSeparator), text.slice(lastSeparator + 1)] : [text, '']
  if (isDecimal && integer.includes(text.charAt(lastSeparator))) return undefined
  if (!/^\d*$/.test(decimals)) return undefined
  if (/^\d*$/.test(integer)) return { integer, decimals }
  // In India, groups before the last have two digits.
  return /^\d{1,3}(?:(?:[.,'’ ])\d{2,3})*[.,'’ ]\d{3}$/.test(integer) &&
    new Set(integer.replaceAll(/\d/g, '')).size === 1
    ? { integer: integer.replaceAll(/\D/g, ''), decimals }
    : undefined
}

/** Whether the only separator of a number is the decimal mark; `1,234` alone is ambiguous and follows `mark`. */
function isDecimalMark(text: string, index: number, mark: DecimalMark): boolean {
  const [leadingText, trailingText] = [text.slice(0, index), text.slice(index + 1)]
  const isOpen =
    trailingText.length === 3 && leadingText.length >= 1 && leadingText.length <= 3 && !leadingText.startsWith('0')
  return isOpen ? text.charAt(index) === mark : true
}

/** Reads signs, brackets, currencies and words around a number; undefined if they contradict each other or are unknown. */
function parseAffixes(before: string, after: string): { direction?: 1 | -1 } | undefined {
  const directionsSeen = new Set<1 | -1>()
  const tokens = `${before} ${after}`.toLowerCase().match(/[a-z]+\.?|\S/g) ?? []
  let [signs, currencies] = [0, 0]
  for (const token of tokens) {
    const direction = directionOf(token)
    if (direction) {
      directionsSeen.add(direction)
      if (/[+-]/.test(token)) signs += 1
    } else if (/^(?:[£$€¥₹]|[a-z]{3})$/.test(token)) currencies += 1
    else if (token !== '(' && token !== ')') return undefined
  }
  const brackets = tokens.filter((token) => token === '(' || token === ')').join('')
  if (brackets !== '' && (brackets !== '()' || before.includes(')') || after.includes('(') || signs > 0))
    return undefined
  if (brackets) directionsSeen.add(-1)
  if (signs > 1 || currencies > 2 || directionsSeen.size > 1) return undefined
  const [direction] = directionsSeen
  return direction ? { direction } : {}
}

/**
 * Reads an amount as banks write them: `1,234.56`, `1.234,56`, `£20`, `-3.5`, `12.00-`, `(12.00)`, `12.00 DR`, `CR 20.00`,
 * `00000020.0000`.
 * @param mark the decimal separator if the text alone leaves it open
 * @param max in the minor unit; larger amounts are unreadable
 * @returns undefined if the text is empty, `unreadable` if it is not an amount of the currency or says both in and out
 */
export function parseMoney(
  text: string,
  currency: string,
  mark: DecimalMark,
  max = maxMinor,
): Money | 'unreadable' | undefined {
  if (text.length > maxMoneyLength) return text.trim() === '' ? undefined : 'unreadable'
  const normalisedText = normalise(text)
  if (/^-*$/.test(normalisedText)) return undefined
  const [, before = '', number = '', after = ''] = /^([^\d.,]*)([\d.,][\d.,'’ ]*)(.*)$/.exec(normalisedText) ?? []
  const affixes = parseAffixes(before, after)
  const parts = splitNumber(number.trim(), mark)
  if (!affixes || !parts || parts.integer + parts.decimals === '') return 'unreadable'
  const exponent = currencyExponent(currency)
  const [decimals, rest] = [parts.decimals.slice(0, exponent), parts.decimals.slice(exponent)]
  const digits = `${parts.integer}${decimals.padEnd(exponent, '0')}`.replace(/^0+/, '')
  if (/[1-9]/.test(rest) || digits.length > 12 || Number(digits) > max) return 'unreadable'
  const minor = Number(digits)
  return { minor: affixes.direction === -1 && minor > 0 ? -minor : minor, isSigned: affixes.direction !== undefined }
}

/** The decimal separator of a file: a comma if some amount requires it and none requires a point. */
export function findDecimalMark(texts: Iterable<string>): DecimalMark {
  let [dots, commas] = [0, 0]
  for (const text of texts) {
    if (text.length > maxMoneyLength) continue
    const marks = text.replaceAll(/[^.,]/g, '')
    const lastMatch = /([.,])(\d+)\D*$/.exec(text)
    const isClear =
      new Set(marks).size === 2 || (marks.length === 1 && lastMatch?.[2] !== undefined && lastMatch[2].length < 3)
    if (!isClear) continue
    if (lastMatch?.[1] === ',') commas += 1
    else dots += 1
  }
  return commas > 0 && dots === 0 ? ',' : '.'
}
