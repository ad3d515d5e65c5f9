import type { Claim, SmallDonations, YearAmount } from './claim.ts'
import { taxYearEnding } from './taxYear.ts'

/** What a claim is judged beside: HMRC's gateway compares with the day it sets. */
export type RuleContext = { today: string }

const isClub = ({ hmrcReference }: Claim) => /^C[HF]/.test(hmrcReference)
const small = ({ smallDonations }: Claim): SmallDonations | undefined => smallDonations
const buildings = (claim: Claim) => small(claim)?.buildings ?? []
const allYears = (claim: Claim): readonly YearAmount[][] => [
  [...(small(claim)?.years ?? [])],
  ...buildings(claim).map(({ years }) => [...years]),
]
const repeats = (years: readonly YearAmount[]) => new Set(years.map(({ year }) => year)).size < years.length

/** HMRC's rules over several fields of a claim, by HMRC's number: whether a claim breaks it. */
export const claimRules: Readonly<Record<number, (claim: Claim, context: RuleContext) => boolean>> = {
  7026: ({ official }) => !official.person && !official.trustee,
  7028: ({ donations, otherIncome, smallDonations }) =>
    donations.length === 0 && otherIncome.length === 0 && !smallDonations,
  7029: (claim) => !isClub(claim) && !claim.regulator,
  7031: ({ regulator }) =>
    !!regulator && regulator.kind !== 'none' && regulator.kind !== 'other' && regulator.number === '',
  7033: (claim) => isClub(claim) && !!claim.regulator,
  7034: ({ donations, earliestDay }) => donations.length > 0 && !earliestDay,
  7035: ({ donations, otherIncome, overclaimedMinor }) =>
    overclaimedMinor !== undefined && donations.length === 0 && otherIncome.length === 0,
  7036: ({ donations }) => donations.length > 500_000,
  7037: ({ otherIncome }) => otherIncome.length > 2000,
  7038: ({ donations }) => donations.some(({ aggregated, amountMinor }) => !!aggregated && amountMinor > 100_000),
  7039: ({ donations }) => donations.some(({ aggregated, sponsored }) => !!aggregated && !!sponsored),
  7040: ({ donations }, { today }) => donations.some(({ day }) => day > today),
  7042: ({ otherIncome }, { today }) => otherIncome.some(({ day }) => day > today),
  7043: ({ otherIncome }) => otherIncome.some(({ grossMinor, taxMinor }) => taxMinor >= grossMinor),
  7045: (claim) => (small(claim)?.connected.length ?? 0) > 1000,
  7046: (claim) => buildings(claim).length > 1000,
  7049: (claim, { today }) => allYears(claim).some((years) => years.some(({ year }) => year > taxYearEnding(today))),
  7050: (claim, { today }) =>
    allYears(claim).some((years) => years.some(({ year }) => year < taxYearEnding(today) - 3)),
  7051: (claim) => allYears(claim).some(repeats),
  7059: ({ overclaimedMinor, explanation }) => overclaimedMinor !== undefined && !explanation,
  7060: (claim) => isClub(claim) && buildings(claim).length > 0,
  7061: (claim) => small(claim)?.overclaimedMinor !== undefined && !claim.explanation,
}

/** The numbers of HMRC's rules a claim breaks, so that it is refused here and not there. */
export const brokenRules = (claim: Claim, context: RuleContext): number[] =>
  Object.entries(claimRules).flatMap(([number, isBroken]) => (isBroken(claim, context) ? [Number(number)] : []))
