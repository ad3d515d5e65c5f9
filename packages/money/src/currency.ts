/** Currencies whose minor unit is the currency itself, after Stripe's list: what is charged counts, not what ISO says. */
const zeroDecimal = 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' ')
/** Currencies with thousandths; Stripe takes them in steps of ten. */
const threeDecimal = 'bhd jod kwd omr tnd'.split(' ')

/**
 * How many decimals a currency's minor unit has, for the host and the browser alike. `Intl` disagrees for a dozen
 * currencies (ISK, HUF, PKR): it tells how people write them, not what a provider charges.
 * @param currency ISO 4217, any case
 */
export function currencyExponent(currency: string): 0 | 2 | 3 {
  const code = currency.toLowerCase()
  if (zeroDecimal.includes(code)) return 0
  return threeDecimal.includes(code) ? 3 : 2
}

/**
 * The amount that limits and suggested amounts are counted in, in the minor unit: a pound, a dinar, but 100 yen. Where there
 * are no small coins, one is worth as little as a penny.
 * @param currency ISO 4217, any case
 */
export const currencyUnit = (currency: string): number => Math.max(100, 10 ** currencyExponent(currency))
