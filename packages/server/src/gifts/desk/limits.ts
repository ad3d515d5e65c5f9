import { currencyExponent } from '@minaret/money'

/** Above this much of one gift a refund takes a second person, in units of a currency; others have the first row's. */
const approvalAbove: Readonly<Record<string, number>> = { gbp: 250, jod: 200, kwd: 100, pkr: 75_000 }

/** What may go back of one gift by one person's decision, in the minor unit. */
export const approvalAboveMinor = (currency: string): number =>
  (approvalAbove[currency] ?? approvalAbove['gbp'] ?? 0) * 10 ** currencyExponent(currency)
