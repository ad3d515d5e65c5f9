const signs = new Map<string, string>()

/** The sign a reader of `locale` knows the currency by: `£`, `€`, `د.إ`. */
export function currencySign(currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  const cached = signs.get(key)
  if (cached !== undefined) return cached
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const created = shortened(parts.find(({ type }) => type === 'currency')?.value ?? currency)
  signs.set(key, created)
  return created
}

/**
 * Arabic's narrow signs of the pound and the dollar are `UK£` and `US$`, which are not narrow: the sign stays, as in every other
 * language. All others keep their letters: `E£` without its own would be sterling. The point that ends `د.ك.` goes: at the
 * end of a sentence there would be two.
 */
const shortened = (text: string) =>
  text.replace(/UK(?=£)|US(?=\$)/, '').replace(/([\u0620-\u064a])\.(?=[\u200e\u200f]?(?:\s|$))/, '$1')

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes much longer than using it, and a page says many amounts. */
function formatOf(locale: string, currency: string, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${least} ${most}`
  const created =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
  formats.set(key, created)
  return created
}

/**
 * An amount as its owner writes it, by `Intl`: `£25` when whole, `£25.50` when not, `¥2,500`.
 *
 * @param amountMinor an integer of the minor unit. @param exponent how many decimals that unit has.
 */
export function formatAmount(amountMinor: number, currency: string, locale: string, exponent: number): string {
  const whole = amountMinor % 10 ** exponent === 0
  // The division is for display only, and exact to the penny up to a hundred thousand million.
  const format = formatOf(locale, currency, whole ? 0 : exponent, exponent)
  return shortened(format.format(amountMinor / 10 ** exponent))
}
