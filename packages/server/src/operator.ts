/**
 * The functions behind the operator's commands, without the HTTP server, which would take longer to load than most
 * commands take to run.
 */
export { createSecrets, InvalidValueError, OperatorError, findClosestMatch } from '@minaret/foundation/base'
export { verifyKey, giftStates } from '@minaret/foundation/db'
export { rotateSecrets } from './secrets-rotation/rotate.ts'
export type { RotationResult } from './secrets-rotation/rotate.ts'
export { addHostname, listTenantHostnames, removeHostname } from './tenants/hostnames.ts'
export {
  allowOrigin,
  disallowOrigin,
  listOrigins,
  loadTenant,
  siteAddress,
  readDuration,
  readDateTime,
  formatClock,
  formatDateTime,
  shortId,
  getSiteLink,
} from '@minaret/foundation/tenancy'
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
export type { MosqueSummary } from './tenants/overview.ts'
export { storeDocument, storePicture, readOriginal, inspectDocument, inspectPicture } from '@minaret/foundation/files'
export type { Files, StoredDocument, Original } from '@minaret/foundation/files'
export { changeSetting, listSettings, readSetting, settingKeys, settingOf } from '@minaret/staff/configuration'
export type { ChangedSetting, ShownSetting, Setting } from '@minaret/staff/configuration'
export {
  announce,
  announcementKinds,
  endAnnouncement,
  listAnnouncements,
  defaultDurations,
} from '@minaret/content/home'
export type { Announcement, AnnouncementKind } from '@minaret/content/home'
export type { Tenant } from '@minaret/foundation/tenancy'
export { createServerDirectory } from './directory.ts'
export {
  importTimetable,
  maxTimetableBytes,
  importSalahApi,
  exportTimetable,
  overrideDay,
  clearOverride,
  showTimes,
  announceHijriMonth,
  type HijriDates,
  readHijriDates,
} from '@minaret/times/prayer'
export type {
  FileFinding,
  ImportedTimetable,
  FileInterpretation,
  ImportEffect,
  ReadingOptions,
  TimetableFile,
  ImportedRules,
  TimetableExport,
  ExportFormat,
  DayOverride,
  OwnDayChange,
  EffectiveTimes,
} from '@minaret/times/prayer'
export {
  describeJamaat,
  describeRuns,
  describeInterpretation,
  describeWarnings,
  groupWarnings,
  isCalendarDay,
  prayers,
  readJamaat,
  readJsonTable,
  summariseFindings,
  wallClock,
  addDays,
  zonedInstant,
  readHijriMonth,
} from '@minaret/timetable'
export type { Finding, PrayerDay, WarningGroup } from '@minaret/timetable'
export { currencyUnit, readAmount, writeAmount } from '@minaret/money'
export { listOfflineGifts, offlineWays, reverseOfflineGift, recordOfflineGift } from '@minaret/giving/gifts'
export type { OfflineWay, RecordedGift } from '@minaret/giving/gifts'
export { readLedger } from '@minaret/giving/reconciliation'
export type { LedgerEntry } from '@minaret/giving/reconciliation'
export { paidByOf, referenceOf } from '@minaret/giving/records'
export {
  listClaims,
  makeClaims,
  markClaimed,
  previewClaim,
  undoClaim,
  endDeclaration,
  listDeclarations,
  donorForHmrc,
  doubts,
  isIncludable,
  refusals,
  exportClaim,
  notForHmrc,
  scheduleName,
  scheduleOf,
  showClaim,
} from '@minaret/giving/gift-aid'
export type {
  ClaimOptions,
  ClaimPlan,
  GiftAidClaim,
  DoubtfulGift,
  GiftAidLine,
  ClaimDetails,
} from '@minaret/giving/gift-aid'
export { listEmails, resendEmail, sendTestEmail } from '@minaret/staff/outbox'
export type { ListedEmail } from '@minaret/staff/outbox'
export { disableAccount, enableAccount, listAccounts, openAccountFor } from './accounts/admin.ts'
export { makeDonationLink } from '@minaret/giving/webview-links'
export {
  getScreenHealth,
  addTvScreen,
  findTvScreenNamed,
  listTvScreens,
  reloadTvScreens,
  revokeTvScreen,
  type TvScreen,
} from '@minaret/content/tv'
export { isOpen, pathTo, isRole, type Role } from '@minaret/plans'
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
export { dismissReports as keepSupporterName, listSupporters, removeSupporterName } from '@minaret/content/campaigns'
export { exportSubscribers, listSubscribers } from '@minaret/content/newsletter'
export { readBackup, readBackupMetadata } from './backup/readBackup.ts'
export { writeBackup } from './backup/writeBackup.ts'
export type { BackupMetadata } from './backup/writeBackup.ts'
export { deleteMosque, exportMosque } from './tenants/exportMosque.ts'
export { recoverLogin, inviteInstallationOwner } from '@minaret/staff/account-recovery'
export { approveMosque, inviteToSignUp, listWaitingMosques } from './signup/operator.ts'
export type { WaitingMosque } from './signup/operator.ts'
export { checkDeskLog, inviteToDesk } from '@minaret/staff/members'
