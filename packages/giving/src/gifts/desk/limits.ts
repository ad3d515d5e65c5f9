import { currencyUnit } from '@minaret/money'

/** Above this much of one gift a refund takes a second person, in the currency's unit: what £250 was in 2026, roundly. */
const approvalAbove: Readonly<Record<string, number>> = {
  bdt: 40_000,
  bhd: 125,
  idr: 5_000_000,
  inr: 28_000,
  jod: 200,
  jpy: 500,
  krw: 4500,
  kwd: 100,
  myr: 1300,
  omr: 125,
  pkr: 75_000,
  tnd: 1000,
  try: 12_000,
  ugx: 12_000,
  vnd: 85_000,
  xaf: 1800,
  xof: 1800,
}
const usual = 250

/** What may go back of one gift by one person's decision, in the minor unit. */
export const approvalAboveMinor = (currency: string): number =>
  (approvalAbove[currency.toLowerCase()] ?? usual) * currencyUnit(currency)
