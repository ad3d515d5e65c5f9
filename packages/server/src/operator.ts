/**
 * What the operator's commands need: the store and the work on it, without the host that answers calls. A command that
 * had to load that would take longer to start than to do its work.
 */
export { ensureDatabase, migrateDatabase, openDatabase } from './db/database.ts'
export type { Database } from './db/database.ts'
export { PostgresStartError, startPostgres } from './postgres/index.ts'
export { createSecrets } from './secrets.ts'
export { holdKey } from './holdKey.ts'
export { rotateSecrets } from './secretsRotation/rotate.ts'
export type { Rotated } from './secretsRotation/rotate.ts'
export { holdStorage } from './holdStorage.ts'
export type { Secrets } from './secrets.ts'
export { isAddress } from './mail/address.ts'
export { smtpUrlProblem } from './mail/settings.ts'
export { OperatorError } from './OperatorError.ts'
export { nearest, slips } from './nearest.ts'
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
export { openMosque } from './tenants/open.ts'
export { listMosques, showMosque } from './tenants/overview.ts'
export type { MosqueLine } from './tenants/overview.ts'
export type { Platform } from './payments/platform.ts'
export { keepFile, keepPicture, readOriginal } from './files/keep.ts'
export type { Files, KeptFile, Original } from './files/keep.ts'
export { inspectDocument } from './files/inspectDocument.ts'
export { inspectPicture } from './files/inspectPicture.ts'
export { FileProblem } from './files/FileProblem.ts'
export { openStorage } from './files/openStorage.ts'
export type { Storage } from './files/storage.ts'
export { changeSetting, listSettings, readSetting } from './configuration/store.ts'
export type { ChangedSetting, ShownSetting } from './configuration/store.ts'
export { settingKeys, settingOf } from './configuration/settings.ts'
export type { Setting } from './configuration/settings.ts'
export { announce, announcementKinds, endAnnouncement, listAnnouncements, usualLength } from './home/announce.ts'
export type { Announcement, AnnouncementKind } from './home/announce.ts'
export { loadTenant } from './tenants/load.ts'
export { readLength, readMoment, writeClock, writeMoment } from './tenants/moment.ts'
export { shortId } from './tenants/startsWith.ts'
export type { Tenant } from './tenants/tenant.ts'
export { createFullDirectory as createDirectory } from './directory.ts'
export { importTimetable } from './prayer/importTimetable.ts'
export type { FileFinding, ImportedTimetable, UnderstoodFile } from './prayer/importTimetable.ts'
export { mostBytes as mostTimetableBytes } from './prayer/readTimetableFile.ts'
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
export { readAmount, writeAmount } from '@minaret/plans'
export { listOfflineGifts, offlineWays, undoGift, writeDownGift } from './gifts/offline.ts'
export type { OfflineWay, WrittenGift } from './gifts/offline.ts'
export { readBooks } from './gifts/books.ts'
export { giftStates } from './db/money.ts'
export type { BookEntry } from './gifts/books.ts'
export { referenceOf } from './gifts/reference.ts'
export { listClaims, makeClaims, markClaimed, previewClaim, undoClaim } from './gift-aid/claims.ts'
export type { ClaimOptions, ClaimPlan, GiftAidClaim } from './gift-aid/claims.ts'
export type { Doubtful } from './gift-aid/candidates.ts'
export { endDeclaration, listDeclarations } from './gift-aid/declarations.ts'
export { donorForHmrc } from './gift-aid/hmrcName.ts'
export { doubts, refusals } from './gift-aid/judge.ts'
export { listMails, resendMail } from './mail/stuck.ts'
export type { MailShown } from './mail/stuck.ts'
export { exportClaim, showClaim } from './gift-aid/readClaim.ts'
export type { GiftAidLine, ReadClaim } from './gift-aid/readClaim.ts'
export { addDays, zonedInstant } from '@minaret/timetable'
export { disableAccount, enableAccount, listAccounts, openAccountFor } from './accounts/office.ts'
export { makeDonationLink } from './donation-token/office.ts'
export { siteLink } from './tenants/siteLink.ts'
export { healthOf } from './tv/health.ts'
export {
  addTvScreen,
  findTvScreenNamed,
  listTvScreens,
  reloadTvScreens,
  revokeTvScreen,
  type TvScreen,
} from './tv/office.ts'
export { hijriOf } from '@minaret/timetable'
export { isOpen, pathTo } from '@minaret/plans'
export {
  answerMessage,
  applicationKinds,
  decideApplication,
  leaveMaktab,
  listApplications,
} from './applications/office.ts'
export type { ApplicationKind, Decided } from './applications/office.ts'
export { exportCourseApplications, exportFamilies, exportMessages } from './applications/export.ts'
export type { ExportedFamily } from './applications/export.ts'
export { keepSupporterName, listSupporters, removeSupporterName } from './campaigns/supporterOffice.ts'
export { exportSubscribers, listSubscribers } from './newsletter/office.ts'
export { readBackup, readBackupNote } from './backup/readBackup.ts'
export { writeBackup } from './backup/writeBackup.ts'
export type { BackupNote } from './backup/writeBackup.ts'
export { deleteMosque, exportMosque } from './tenants/whole.ts'
