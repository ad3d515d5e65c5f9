/** Currencies without decimals by Stripe's list, which determines charges; ISO's differs. */
const zeroDecimal = 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' ')
/** Currencies with three decimals; Stripe accepts amounts in steps of ten. */
const threeDecimal = 'bhd jod kwd omr tnd'.split(' ')

/**
 * The number of decimals of a currency's minor unit. `Intl` differs for a dozen currencies (ISK, HUF, PKR): it has the usual
 * notation, not the provider's unit of charge.
 * @param currency ISO 4217, any case
 */
export function currencyExponent(currency: string): 0 | 2 | 3 {
  const code = currency.toLowerCase()
  if (zeroDecimal.includes(code)) return 0
  return threeDecimal.includes(code) ? 3 : 2
}

/**
 * The unit of limits and suggested amounts, in the minor unit: a pound, a dinar, but 100 yen, since one unit of a currency
 * without decimals is worth about as little as a penny.
 * @param currency ISO 4217, any case
 */
export const currencyUnit = (currency: string): number => Math.max(100, 10 ** currencyExponent(currency))
