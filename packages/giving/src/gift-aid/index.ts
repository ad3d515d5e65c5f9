export { confirmAddress, listAddressReports, reportBouncedEmail, reportReturnedPost } from './addressReports.ts'
export { charityOf } from './declare.ts'
export type { Declaration } from './declare.ts'
export type { DoubtfulGift } from './candidates.ts'
export { listClaims, listClaimsIn, lockClaims, makeClaims, planClaim, previewClaim, writeClaims } from './claims.ts'
export { releaseGifts as freeGifts, markClaimed, markClaimedIn, undoClaim, undoClaimIn } from './claimOutcome.ts'
export { ClaimError } from './ClaimError.ts'
export type { ClaimCodes } from './ClaimError.ts'
export type { ClaimOptions, ClaimPlan, GiftAidClaim } from './claims.ts'
export {
  cancelDeclaration,
  declarationsOf,
  endDeclaration,
  listDeclarations,
  searchDeclarations,
} from './declarations.ts'
export { listFiledNumbers as filedNumbers, isBeingFiled } from './filed.ts'
export {
  countClaimedDeclarations,
  forgetClaimed,
  anonymizeDonors,
  forgetUnproved,
  anonymizeUnpaidDonors,
} from './forget.ts'
export { toHmrcDonor as donorForHmrc } from './hmrcName.ts'
export { doubts, isIncludable, refusals } from './eligibility.ts'
export type { GiftAidDoubt, GiftAidRefusal } from './eligibility.ts'
export { donationOf } from './lines.ts'
export { exportClaim, exportClaimIn, showClaim } from './readClaim.ts'
export type { GiftAidLine, ClaimDetails } from './readClaim.ts'
export { findUploadProblem as notForHmrc, scheduleName, formatSchedule as scheduleOf } from './schedule.ts'
export { declarationData } from './personalData.ts'
export { composeRecord, recordSpoken } from './spoken.ts'
export type { SpokenRecord } from './spoken.ts'
export { readSpoken } from './readSpoken.ts'
export { lastDayToWithdraw } from './withdrawal.ts'
export { giftAidTasks } from './tasks.ts'
