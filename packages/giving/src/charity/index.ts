export { isTooLate, lastClaimDay } from './deadline.ts'
export type { ClaimPeriod } from './deadline.ts'
export { findDetails, officialOf, readDetails, regulatorOf, saveDetails } from './details.ts'
export type { CharityDetails, DetailsProblem, DetailsProblems, DetailsDraft } from './details.ts'
