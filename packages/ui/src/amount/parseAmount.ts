import { plainDigits, withoutMarks } from '../text/digits.ts'
import { currencySign } from './formatAmount.ts'

/**
 * A typed amount as an integer of the currency's minor unit, or why it is invalid.
 * `too-precise`: more decimals than the currency has. `too-large`: beyond the safe integers.
 */
export type ParsedAmount =
  | { ok: true; amountMinor: number }
  | { ok: false; reason: 'empty' | 'unreadable' | 'too-precise' | 'too-large' }

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A locale's number format. */
interface NumberNotation {
  /** The decimal mark: `.`, `,` or `٫`. */
  decimal: string
  /** The group separator; empty if it is one that every locale accepts. */
  group: string
  /** The ten digits, from 0. */
  digits: readonly string[]
}

const notations = new Map<string, NumberNotation>()

function notationOf(locale: string): NumberNotation {
  const cached = notations.get(locale)
  if (cached) return cached
  const format = new Intl.NumberFormat(locale, { useGrouping: true })
  const parts = format.formatToParts(1234567.5)
  const group = normaliseSeparators(parts.find(({ type }) => type === 'group')?.value ?? '')
  const created = {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    group: commonSeparators.includes(group) ? '' : group,
    digits: Array.from({ length: 10 }, (_, i) => format.format(i)),
  }
  notations.set(locale, created)
  return created
}

/** Group separators that are no locale's decimal mark, and so are accepted in every locale: `1 500`, `1'500`, `1٬500`. */
const commonSeparators = [' ', "'", '٬']

/** Replaces the variants of spaces and apostrophes between groups, typed or from `Intl`, with one of each. */
const normaliseSeparators = (text: string) => text.replace(/\s/g, ' ').replaceAll('’', "'")

/** Removes the currency's sign or code from the ends. Between digits it stays: `2£50` is not £250. */
function withoutSign(text: string, currency: string, locale: string): string {
  const currencyText = withoutMarks(currencySign(currency, locale))
  // The full stop after an Arabic sign is often typed, and is not a decimal mark.
  const point = /[\u0620-\u064a]$/.test(currencyText) ? '\\.?' : ''
  const sign = `(?:${escape(currencyText)}${point}|${escape(currency)})`
  return text
    .trim()
    .replace(new RegExp(`^(?:${sign}\\s*)+`, 'i'), '')
    .replace(new RegExp(`(?:\\s*${sign})+$`, 'i'), '')
}

/**
 * Parses a typed amount. It works on the digits, without floating point, so `0.29` is exactly 29.
 * Accepts the currency's sign or code at the ends, and correctly placed group separators. It rejects ambiguous text, because a
 * gift multiplied by a hundred is worse than one typed again.
 *
 * @param currency ISO 4217 code. @param locale BCP 47 tag; determines what `1,500` means.
 * @param exponent the number of decimals of the minor unit, by the card provider and not by `Intl`.
 */
export function parseAmount(text: string, currency: string, locale: string, exponent: number): ParsedAmount {
  const { decimal, group } = notationOf(locale)
  const input = normaliseSeparators(plainDigits(withoutSign(withoutMarks(text), currency, locale)))
  if (input === '') return { ok: false, reason: 'empty' }
  const point = plainDecimal(decimal)
  // The Arabic decimal mark counts in every locale: none uses it as a group separator.
  const [head = '', fraction = '', ...more] = input.replaceAll('٫', point).split(point)
  const integerPart = withoutGroups(head, group ? [group, ...commonSeparators] : commonSeparators)
  if (more.length > 0 || !/^\d*$/.test(integerPart + fraction) || integerPart + fraction === '')
    return { ok: false, reason: 'unreadable' }
  if (fraction.length > exponent) return { ok: false, reason: 'too-precise' }
  const amountMinor = Number(integerPart + fraction.padEnd(exponent, '0'))
  return Number.isSafeInteger(amountMinor) ? { ok: true, amountMinor } : { ok: false, reason: 'too-large' }
}

/** Replaces the Arabic decimal mark with the full stop that most keyboards type; both are accepted. */
const plainDecimal = (decimal: string) => (decimal === '٫' ? '.' : decimal)

/** Matches groups of three, or of two before the last three (lakhs), but not after a zero: `0,500` may mean a half. */
const groupPattern = (mark: string) =>
  new RegExp(`^[1-9](?:\\d{0,2}(?:${mark}\\d{3})+|\\d?(?:${mark}\\d{2})+${mark}\\d{3})$`)

/** Removes one kind of group separator if correctly placed: `1,500` is fifteen hundred, `1,5` is left and rejected. */
function withoutGroups(integerPart: string, marks: readonly string[]): string {
  const mark = marks.find((candidate) => groupPattern(escape(candidate)).test(integerPart))
  return mark ? integerPart.replaceAll(mark, '') : integerPart
}

/** Formats an amount for a text field: the locale's digits and decimal mark, without sign and grouping. */
export function amountText(amountMinor: number, locale: string, exponent: number): string {
  const { decimal, digits } = notationOf(locale)
  const plain = String(amountMinor).padStart(exponent + 1, '0')
  const [integerPart, fraction] = [plain.slice(0, plain.length - exponent), plain.slice(plain.length - exponent)]
  const toLocaleDigits = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  return /^0*$/.test(fraction)
    ? toLocaleDigits(integerPart)
    : toLocaleDigits(integerPart) + decimal + toLocaleDigits(fraction)
}
