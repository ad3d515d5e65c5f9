import { plainDigits, withoutMarks } from '../text/digits.ts'
import { currencySign } from './formatAmount.ts'

/**
 * What a person typed, as an integer of the currency's minor unit; or why it cannot be one.
 * `too-precise`: more decimals than the currency has. `too-large`: beyond what a number holds exactly.
 */
export type ParsedAmount =
  | { ok: true; amountMinor: number }
  | { ok: false; reason: 'empty' | 'unreadable' | 'too-precise' | 'too-large' }

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How a locale writes a number. */
interface Writing {
  /** As it is shown: `.`, `,` or `٫`. */
  decimal: string
  /** The mark between groups; the empty string where it is one that every locale's reader may type. */
  group: string
  /** Its ten digits, nought first. */
  digits: readonly string[]
}

const writings = new Map<string, Writing>()

function writingOf(locale: string): Writing {
  const cached = writings.get(locale)
  if (cached) return cached
  const format = new Intl.NumberFormat(locale, { useGrouping: true })
  const parts = format.formatToParts(1234567.5)
  const group = oneOfAKind(parts.find(({ type }) => type === 'group')?.value ?? '')
  const created = {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    group: anyones.includes(group) ? '' : group,
    digits: Array.from({ length: 10 }, (_, i) => format.format(i)),
  }
  writings.set(locale, created)
  return created
}

/** Marks between groups that are nobody's decimal mark, so they are read as such in every locale: `1 500`, `1'500`, `1٬500`. */
const anyones = [' ', "'", '٬']

/** The spaces and apostrophes that typists and `Intl` have between groups, as one of each. */
const oneOfAKind = (text: string) => text.replace(/\s/g, ' ').replaceAll('’', "'")

/** Takes the currency's sign or code off the ends. Between digits it is no sign: `2£50` is not £250. */
function withoutSign(text: string, currency: string, locale: string): string {
  const shown = withoutMarks(currencySign(currency, locale))
  // Many write the point that ends an Arabic sign, and it is no decimal mark.
  const point = /[\u0620-\u064a]$/.test(shown) ? '\\.?' : ''
  const sign = `(?:${escape(shown)}${point}|${escape(currency)})`
  return text
    .trim()
    .replace(new RegExp(`^(?:${sign}\\s*)+`, 'i'), '')
    .replace(new RegExp(`(?:\\s*${sign})+$`, 'i'), '')
}

/**
 * Reads an amount as typed. Works on digits alone: no floating point is involved, so `0.29` is 29 and stays 29.
 * Accepts the currency's sign or code at the ends, and a mark between groups where it stands as grouping should; what could
 * be meant in two ways is refused, because a gift read hundredfold is worse than one asked for again.
 *
 * @param currency ISO 4217 code. @param locale BCP 47 tag; decides what `1,500` means.
 * @param exponent how many decimals the minor unit has; `Intl` is no judge of that, the card provider is.
 */
export function parseAmount(text: string, currency: string, locale: string, exponent: number): ParsedAmount {
  const { decimal, group } = writingOf(locale)
  const typed = oneOfAKind(plainDigits(withoutSign(withoutMarks(text), currency, locale)))
  if (typed === '') return { ok: false, reason: 'empty' }
  const point = plainDecimal(decimal)
  // The Arabic decimal sign is one everywhere: no locale has it between groups.
  const [head = '', fraction = '', ...more] = typed.replaceAll('٫', point).split(point)
  const whole = withoutGroups(head, group ? [group, ...anyones] : anyones)
  if (more.length > 0 || !/^\d*$/.test(whole + fraction) || whole + fraction === '')
    return { ok: false, reason: 'unreadable' }
  if (fraction.length > exponent) return { ok: false, reason: 'too-precise' }
  const amountMinor = Number(whole + fraction.padEnd(exponent, '0'))
  return Number.isSafeInteger(amountMinor) ? { ok: true, amountMinor } : { ok: false, reason: 'too-large' }
}

/** The Arabic decimal sign is typed as a full stop on most keyboards; both are read. */
const plainDecimal = (decimal: string) => (decimal === '٫' ? '.' : decimal)

/** By threes, or by twos before the last three (lakhs). Never after a nought: `0,500` is somebody's half. */
const grouped = (mark: string) =>
  new RegExp(`^[1-9](?:\\d{0,2}(?:${mark}\\d{3})+|\\d?(?:${mark}\\d{2})+${mark}\\d{3})$`)

/** Takes one kind of mark out where it groups: `1,500` is fifteen hundred, `1,5` stays as it is and is refused. */
function withoutGroups(whole: string, marks: readonly string[]): string {
  const mark = marks.find((each) => grouped(escape(each)).test(whole))
  return mark ? whole.replaceAll(mark, '') : whole
}

/** The amount as one would type it into the field: the locale's digits and decimal mark, no sign, no grouping. */
export function amountText(amountMinor: number, locale: string, exponent: number): string {
  const { decimal, digits } = writingOf(locale)
  const plain = String(amountMinor).padStart(exponent + 1, '0')
  const [whole, fraction] = [plain.slice(0, plain.length - exponent), plain.slice(plain.length - exponent)]
  const own = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  return /^0*$/.test(fraction) ? own(whole) : own(whole) + decimal + own(fraction)
}
