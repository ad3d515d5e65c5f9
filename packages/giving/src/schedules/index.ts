export { hmrcAmount, hmrcDay } from './fillSheet.ts'
export { giftAidSchedule, longestGiftAidSchedule } from './giftAid.ts'
export type { GiftAidRow } from './giftAid.ts'
export { communityBuildingsSchedule, otherIncomeSchedule } from './otherSchedules.ts'
