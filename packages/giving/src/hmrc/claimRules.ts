import type { Claim, SmallDonations, YearAmount } from './claim.ts'
import { taxYearEnding } from './taxYear.ts'

/** The context of the rules; HMRC compares days with its current day. */
export type RuleContext = { today: string }

const isClub = ({ hmrcReference }: Claim) => /^C[HF]/.test(hmrcReference)
const smallDonationsOf = ({ smallDonations }: Claim): SmallDonations | undefined => smallDonations
const buildingsOf = (claim: Claim) => smallDonationsOf(claim)?.buildings ?? []
const allYearsOf = (claim: Claim): readonly YearAmount[][] => [
  [...(smallDonationsOf(claim)?.years ?? [])],
  ...buildingsOf(claim).map(({ years }) => [...years]),
]
const hasRepeatedYear = (years: readonly YearAmount[]) => new Set(years.map(({ year }) => year)).size < years.length

/** HMRC's cross-field rules by number: whether a claim breaks the rule. */
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
  7045: (claim) => (smallDonationsOf(claim)?.connected.length ?? 0) > 1000,
  7046: (claim) => buildingsOf(claim).length > 1000,
  7049: (claim, { today }) => allYearsOf(claim).some((years) => years.some(({ year }) => year > taxYearEnding(today))),
  7050: (claim, { today }) =>
    allYearsOf(claim).some((years) => years.some(({ year }) => year < taxYearEnding(today) - 3)),
  7051: (claim) => allYearsOf(claim).some(hasRepeatedYear),
  7059: ({ overclaimedMinor, explanation }) => overclaimedMinor !== undefined && !explanation,
  7060: (claim) => isClub(claim) && buildingsOf(claim).length > 0,
  7061: (claim) => smallDonationsOf(claim)?.overclaimedMinor !== undefined && !claim.explanation,
}

/** Returns the numbers of the rules that a claim breaks, so that it can be rejected before it is sent. */
export const brokenRules = (claim: Claim, context: RuleContext): number[] =>
  Object.entries(claimRules).flatMap(([number, isBroken]) => (isBroken(claim, context) ? [Number(number)] : []))
