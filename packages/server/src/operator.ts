/**
 * What the operator's commands call, without the server that answers requests. A command that
 * had to load that would take longer to start than to do its work.
 */
export { createSecrets } from '@minaret/foundation/base'
export { verifyKey } from '@minaret/foundation/db'
export { rotateSecrets } from './secrets-rotation/rotate.ts'
export type { RotationResult } from './secrets-rotation/rotate.ts'
export { OperatorError } from '@minaret/foundation/base'
export { findClosestMatch } from '@minaret/foundation/base'
export { addHostname, listTenantHostnames, removeHostname } from './tenants/hostnames.ts'
export { allowOrigin, disallowOrigin, listOrigins } from './tenants/origins.ts'
export {
  createTenant,
  findTenantId,
  findTenantNamed,
  listHostnames,
  listSlugs,
  setTenantState,
} from './tenants/store.ts'
export { moveToDatabase } from './tenant-move/moveToDatabase.ts'
export { openMosque } from './tenants/openMosque.ts'
export { listMosques, showMosque } from './tenants/overview.ts'
export { readVitals } from './visitors/vitals.ts'
export type { MosqueLine } from './tenants/overview.ts'
export { storeDocument, storePicture, readOriginal } from '@minaret/foundation/files'
export type { Files, StoredDocument, Original } from '@minaret/foundation/files'
export { inspectDocument } from '@minaret/foundation/files'
export { inspectPicture } from '@minaret/foundation/files'
export { FileProblem } from '@minaret/foundation/files'
export { changeSetting, listSettings, readSetting } from './configuration/store.ts'
export type { ChangedSetting, ShownSetting } from './configuration/store.ts'
export { settingKeys, settingOf } from './configuration/settings.ts'
export type { Setting } from './configuration/settings.ts'
export { announce, announcementKinds, endAnnouncement, listAnnouncements, usualLength } from './home/announcements.ts'
export type { Announcement, AnnouncementKind } from './home/announcements.ts'
export { loadTenant } from '@minaret/foundation/tenancy'
export { readDuration, readDateTime, formatClock, formatDateTime } from '@minaret/foundation/tenancy'
export { shortId } from '@minaret/foundation/tenancy'
export type { Tenant } from '@minaret/foundation/tenancy'
export { createServerDirectory } from './directory.ts'
export { importTimetable } from './prayer/importTimetable.ts'
export type { FileFinding, ImportedTimetable, UnderstoodFile } from './prayer/importTimetable.ts'
export { maxTimetableBytes } from './prayer/readTimetableFile.ts'
export type { ReadingOptions, TimetableFile } from './prayer/readTimetableFile.ts'
export { importSalahApi } from './prayer/importSalahApi.ts'
export type { ImportedRules } from './prayer/importSalahApi.ts'
export { exportTimetable } from './prayer/exportTimetable.ts'
export type { Exported, ExportFormat } from './prayer/exportTimetable.ts'
export { changeOverride, clearOverride } from './prayer/changeOverride.ts'
export type { OwnDay, OwnDayChange } from './prayer/changeOverride.ts'
export { showTimes } from './prayer/showTimes.ts'
export type { ShownTimes } from './prayer/showTimes.ts'
export {
  describeJamaat,
  describeUnderstanding,
  isCalendarDay,
  prayers,
  readJamaat,
  readJsonTable,
  summariseFindings,
  wallClock,
} from '@minaret/timetable'
export type { Finding, PrayerDay } from '@minaret/timetable'
export { currencyUnit, readAmount, writeAmount } from '@minaret/money'
export { listOfflineGifts, offlineWays, reverseOfflineGift, recordOfflineGift } from '@minaret/giving/gifts'
export type { OfflineWay, RecordedGift } from '@minaret/giving/gifts'
export { readLedger } from '@minaret/giving/reconciliation'
export { giftStates } from '@minaret/foundation/db'
export type { LedgerEntry } from '@minaret/giving/reconciliation'
export { paidByOf, referenceOf } from '@minaret/giving/records'
export { listClaims, makeClaims, markClaimed, previewClaim, undoClaim } from '@minaret/giving/gift-aid'
export type { ClaimOptions, ClaimPlan, GiftAidClaim } from '@minaret/giving/gift-aid'
export type { Doubtful } from '@minaret/giving/gift-aid'
export { endDeclaration, listDeclarations } from '@minaret/giving/gift-aid'
export { donorForHmrc } from '@minaret/giving/gift-aid'
export { doubts, isIncludable, refusals } from '@minaret/giving/gift-aid'
export { listEmails, resendEmail } from './outbox/admin.ts'
export type { ListedEmail } from './outbox/admin.ts'
export { exportClaim, notForHmrc, scheduleName, scheduleOf, showClaim } from '@minaret/giving/gift-aid'
export type { GiftAidLine, ReadClaim } from '@minaret/giving/gift-aid'
export { addDays, zonedInstant } from '@minaret/timetable'
export { disableAccount, enableAccount, listAccounts, openAccountFor } from './accounts/admin.ts'
export { makeDonationLink } from '@minaret/giving/webview-links'
export { getSiteLink } from '@minaret/foundation/tenancy'
export { getScreenHealth } from './tv/health.ts'
export {
  addTvScreen,
  findTvScreenNamed,
  listTvScreens,
  reloadTvScreens,
  revokeTvScreen,
  type TvScreen,
} from './tv/admin.ts'
export { hijriOf } from '@minaret/timetable'
export { isOpen, pathTo } from '@minaret/plans'
export {
  answerMessage,
  applicationKinds,
  decideApplication,
  leaveMaktab,
  listApplications,
} from './applications/admin.ts'
export type { ApplicationKind, Decision } from './applications/admin.ts'
export { exportCourseApplications, exportFamilies, exportMessages } from './applications/export.ts'
export type { ExportedFamily } from './applications/export.ts'
export {
  restoreSupporterName as keepSupporterName,
  listSupporters,
  removeSupporterName,
} from './campaigns/supporterAdmin.ts'
export { exportSubscribers, listSubscribers } from './newsletter/admin.ts'
export { readBackup, readBackupNote } from './backup/readBackup.ts'
export { writeBackup } from './backup/writeBackup.ts'
export type { BackupNote } from './backup/writeBackup.ts'
export { deleteMosque, exportMosque } from './tenants/exportMosque.ts'
export { recoverLogin } from './account-recovery/operator.ts'
export { approveMosque, inviteToSignUp, listWaitingMosques } from './signup/operator.ts'
export type { WaitingMosque } from './signup/operator.ts'
export { checkDeskLog, inviteToDesk } from './staff/operator.ts'
export { isRole, type Role } from '@minaret/plans'
