const signs = new Map<string, string>()

/** Returns a currency's sign in a locale: `£`, `€`, `د.إ`. */
export function currencySign(currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  const cached = signs.get(key)
  if (cached !== undefined) return cached
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const created = shortenSign(parts.find(({ type }) => type === 'currency')?.value ?? currency)
  signs.set(key, created)
  return created
}

/**
 * Shortens `Intl`'s currency signs. In Arabic its narrow signs of the pound and the dollar are `UK£` and `US$`: the letters are
 * removed, as in every other language. Others keep their letters: `E£` without the letter would be sterling. The full stop of
 * `د.ك.` is removed: at the end of a sentence there would be two. The hyphen becomes a minus sign.
 */
const shortenSign = (text: string) =>
  text
    .replace('-', '−')
    .replace(/UK(?=£)|US(?=\$)/, '')
    .replace(/([\u0620-\u064a])\.(?=[\u200e\u200f]?(?:\s|$))/, '$1')

const formats = new Map<string, Intl.NumberFormat>()

/** Cached: creating a format takes much longer than using it, and a page shows many amounts. */
function formatOf(locale: string, currency: string, minDigits: number, maxDigits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${minDigits} ${maxDigits}`
  const created =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: minDigits,
      maximumFractionDigits: maxDigits,
    })
  formats.set(key, created)
  return created
}

/**
 * Formats an amount by `Intl`, with decimals only if needed: `£25`, `£25.50`, `¥2,500`.
 *
 * @param amountMinor an integer of the minor unit. @param exponent the number of decimals of that unit.
 */
export function formatAmount(amountMinor: number, currency: string, locale: string, exponent: number): string {
  const isWhole = amountMinor % 10 ** exponent === 0
  // The division is only for display, and exact to the penny up to a hundred thousand million.
  const format = formatOf(locale, currency, isWhole ? 0 : exponent, exponent)
  return shortenSign(format.format(amountMinor / 10 ** exponent))
}
