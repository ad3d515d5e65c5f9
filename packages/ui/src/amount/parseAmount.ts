import { plainDigits, withoutMarks } from './digits.ts'

/**
 * What a person typed, as an integer of the currency's minor unit; or why it cannot be one.
 * `too-precise`: more decimals than the currency has. `too-large`: beyond what a number holds exactly.
 */
export type ParsedAmount =
  | { ok: true; amountMinor: number }
  | { ok: false; reason: 'empty' | 'unreadable' | 'too-precise' | 'too-large' }

/** The sign a reader of `locale` knows the currency by: `£`, `€`, `د.إ.`. */
export function currencySign(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return withoutCountry(parts.find(({ type }) => type === 'currency')?.value ?? currency)
}

/** Arabic's narrow sign of the pound is `UK£`, which is not narrow: the sign stays, as in every other language. */
const withoutCountry = (text: string) => text.replace(/[A-Z]+(?=\p{Sc})/u, '')

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How a locale writes a number. */
interface Writing {
  decimal: string
  /** The mark between groups, where it is one that could be taken for something else; spaces are dropped anyway. */
  group: string
  /** Its ten digits, nought first. */
  digits: readonly string[]
}

const writings = new Map<string, Writing>()

function writingOf(locale: string): Writing {
  const known = writings.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { useGrouping: true })
  const parts = format.formatToParts(1234567.5)
  const group = parts.find(({ type }) => type === 'group')?.value.trim()
  const made = {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    // Persian's own mark is read where the locale groups by spaces or not at all.
    group: group || '٬',
    digits: Array.from({ length: 10 }, (_, i) => format.format(i)),
  }
  writings.set(locale, made)
  return made
}

/**
 * Reads an amount as typed. Works on digits alone: no floating point is involved, so `0.29` is 29 and stays 29.
 * Accepts the currency's sign or code, spaces, and the locale's grouping where it stands as grouping should.
 *
 * @param currency ISO 4217 code. @param locale BCP 47 tag; decides what `1,500` means.
 * @param exponent how many decimals the minor unit has; `Intl` is no judge of that, the card provider is.
 */
export function parseAmount(text: string, currency: string, locale: string, exponent: number): ParsedAmount {
  const { decimal, group } = writingOf(locale)
  const sign = new RegExp(`${escape(withoutMarks(currencySign(currency, locale)))}|${escape(currency)}`, 'gi')
  let typed = plainDigits(withoutMarks(text).replace(sign, '')).trim()
  if (typed === '') return { ok: false, reason: 'empty' }
  typed = typed.replace(/[\s\u00a0\u202f'’](?=\d)/g, '')
  const point = escape(plainDecimal(decimal))
  typed = typed.replaceAll('٫', plainDecimal(decimal)).replaceAll('٬', group)
  typed = dropGroups(typed, group, plainDecimal(decimal))
  const match = new RegExp(`^(\\d*)(?:${point}(\\d*))?$`).exec(typed)
  const whole = match?.[1] ?? ''
  const fraction = match?.[2] ?? ''
  if (!match || whole + fraction === '') return { ok: false, reason: 'unreadable' }
  if (fraction.length > exponent) return { ok: false, reason: 'too-precise' }
  const amountMinor = Number(whole + fraction.padEnd(exponent, '0'))
  return Number.isSafeInteger(amountMinor) ? { ok: true, amountMinor } : { ok: false, reason: 'too-large' }
}

/** The Arabic decimal sign is typed as a full stop on most keyboards; both are read. */
const plainDecimal = (decimal: string) => (decimal === '٫' ? '.' : decimal)

/** Takes grouping out only where it groups: `1,500` is fifteen hundred, `1,5` stays as it is and is refused. */
function dropGroups(typed: string, group: string, decimal: string): string {
  const at = typed.indexOf(decimal)
  const whole = at === -1 ? typed : typed.slice(0, at)
  const mark = escape(group)
  const grouped = new RegExp(`^\\d{1,3}(?:${mark}\\d{2,3})*${mark}\\d{3}$`)
  return grouped.test(whole) ? whole.replaceAll(group, '') + typed.slice(whole.length) : typed
}

/**
 * An amount as its owner writes it, by `Intl`: `£25` when whole, `£25.50` when not, `¥2,500`.
 *
 * @param amountMinor an integer of the minor unit. @param exponent how many decimals that unit has.
 */
export function formatAmount(amountMinor: number, currency: string, locale: string, exponent: number): string {
  const whole = amountMinor % 10 ** exponent === 0
  // The division is for display only, and exact to the penny up to a hundred thousand million.
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : exponent,
    maximumFractionDigits: exponent,
  })
  return withoutCountry(format.format(amountMinor / 10 ** exponent))
}

/** The amount as one would type it into the field: the locale's digits and decimal mark, no sign, no grouping. */
export function amountText(amountMinor: number, locale: string, exponent: number): string {
  const { decimal, digits } = writingOf(locale)
  const plain = String(amountMinor).padStart(exponent + 1, '0')
  const [whole, fraction] = [plain.slice(0, plain.length - exponent), plain.slice(plain.length - exponent)]
  const own = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  return /^0*$/.test(fraction) ? own(whole) : own(whole) + decimal + own(fraction)
}
