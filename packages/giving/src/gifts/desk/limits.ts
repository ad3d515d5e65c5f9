import { currencyUnit } from '@minaret/money'

/** Refunds above this amount of one gift need a second person: £250 in 2026, converted and rounded, in the major unit. */
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
const defaultApprovalAbove = 250

/** The amount of one gift that one member of staff may refund alone, in the minor unit. */
export const approvalAboveMinor = (currency: string): number =>
  (approvalAbove[currency.toLowerCase()] ?? defaultApprovalAbove) * currencyUnit(currency)
