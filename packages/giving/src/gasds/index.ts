export { countsForGasds, gasdsAllowanceMinor, gasdsYear, lastGasdsDay } from './rules.ts'
export type { GasdsYear, GasdsYearFacts, PlaceAmount, SmallGift, SmallGiftWay } from './rules.ts'
