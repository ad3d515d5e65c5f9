export { referencePurposes, references, sessions, users } from './accounts.ts'
export { isContention, isStatementTimeout, isTransientError, readMovedTo } from './transientErrors.ts'
export { boxSheets } from './box.ts'
export type { BoxDenominations, BoxEnvelope } from './box.ts'
export {
  campaignFaqs,
  campaignNeeds,
  campaignPlans,
  campaignSupporters,
  campaignUpdates,
  campaigns,
} from './campaigns.ts'
export { newPublicId } from './columns.ts'
export {
  causes,
  settings,
  timetableDays,
  timetableImports,
  pageVitals,
  visitorDays,
  visitorMarks,
  visitorTotals,
} from './content.ts'
export type { AmountExample, ImportedDays } from './content.ts'
export {
  regularGiftChanges,
  regularGiftInvoices,
  endReasons,
  planSystems,
  regularGifts,
  donorCustomers,
  invoiceStates,
} from './regularGifts.ts'
export { ensureDatabase, setStatementTimeout, openDatabase } from './database.ts'
export { migrateDatabase } from './migrateDatabase.ts'
export type { MigrationReport } from './migrateDatabase.ts'
export type { Database, Snapshot, StaffMember, TenantDb, Tx } from './database.ts'
export { inSavepoint } from './savepoint.ts'
export {
  demoIntentResponses,
  demoCustomers,
  demoEvents,
  demoIntents,
  demoInvoices,
  demoObjectResponses,
  demoReturns,
  demoSetups,
  demoSubscriptions,
} from './demo.ts'
export { addressReports } from './addressReports.ts'
export { giftExportParts, giftExports } from './giftExports.ts'
export type { giftExportStates } from './giftExports.ts'
export { importHoldings, importLines, importParts, imports } from './imports.ts'
export type { Adoption, ImportedDonor, ImportedPicture, ImportedPlan, ImportNote } from './imports.ts'
export { uploadParts, uploadPurposes, uploads } from './uploads.ts'
export { mosqueExportParts, mosqueExports } from './mosqueExports.ts'
export { accountOpenings } from './accountOpenings.ts'
export { siteDomains } from './siteDomains.ts'
export { supportGrants } from './supportGrants.ts'
export { planLimits } from './planLimits.ts'
export type { DomainFindings } from './siteDomains.ts'
export { givenAt, giftSearchTerms } from './giftSearch.ts'
export { donorPairs, donorSources, donorTerms, donors } from './donors.ts'
export { folderItems } from './folder.ts'
export { communityBuildings, gasdsClaimed, gasdsDetails, gasdsEntries } from './gasds.ts'
export type { ConnectedCharity } from './gasds.ts'
export { giftAidAdjustments, giftAidClaimed, giftAidClaims, giftAidDeclarations, giftAidLines } from './giftAid.ts'
export type { declarationEnds } from './giftAid.ts'
export {
  charityDetails,
  charityRegulators,
  giftAidFaults,
  giftAidFiled,
  giftAidFilings,
  giftAidMessages,
  legalForms,
  openFilingStates,
} from './giftAidFiling.ts'
export type { filingAttentions, filingFailures, filingServices, filingStates, filingSteps } from './giftAidFiling.ts'
export {
  verifyKey,
  lastingKeyContext,
  getKeyFingerprint,
  lastingKeyUses,
  readInstallation,
  withLastingKeys,
} from './installationKey.ts'
export { activities, announcements, banners, tvPairings, tvScreens } from './home.ts'
export type { TvHeartbeat } from './home.ts'
export { installation } from './installation.ts'
export { installationAnnouncements, installationLog } from './installationDesk.ts'
export { mails } from './mail.ts'
export type { Email } from './mail.ts'
export { declineMarks } from './declineMarks.ts'
export { giftStates, gifts, ledgerEntries, providerEvents } from './money.ts'
export { paymentAccounts } from './paymentAccounts.ts'
export type { intentStates } from './money.ts'
export { currentTenant } from './ownTenant.ts'
export {
  contactMessages,
  courseApplicants,
  maktabChildren,
  maktabClasses,
  maktabRegistrations,
  messageReplies,
  replyTemplates,
  subscriberConsents,
  subscriberImports,
  subscribers,
} from './people.ts'
export { maktabAttendance } from './attendance.ts'
export { newsletterIssues, newsletterRecipients } from './newsletter.ts'
export { pageChanges, storedPages, watchedTables } from './pageChanges.ts'
export { trackReads } from './readTables.ts'
export { readTogether } from './readTogether.ts'
export { moneyTotals, receiptCounters, receipts } from './receipts.ts'
export type { ReceiptContent } from './receipts.ts'
export { differences, reconciliations, refunds } from './reconciliation.ts'
export {
  payoutItemising,
  payoutItemKinds,
  payoutItems,
  payoutReadProblems,
  payoutReads,
  payoutPermissions,
  payouts,
  payoutStates,
} from './payouts.ts'
export type { differenceKinds } from './reconciliation.ts'
export { reportSubscriptions } from './reports.ts'
export { bankAccounts, bankColumns, bankLineKinds, bankLines, bankPayers, bankPostings } from './bank.ts'
export type { BankColumn, RememberedLayout } from './bank.ts'
export {
  contentItems,
  contentPresence,
  contentPreviews,
  contentTranslations,
  contentVersions,
  withdrawnPages,
} from './editing.ts'
export { files } from './files.ts'
export { dayOverrides, eidPrayers, jamaatRules, jumuahSlots } from './schedule.ts'
export {
  aboutSections,
  classes,
  courses,
  events,
  galleryImages,
  legalPages,
  news,
  resources,
  services,
  teamMembers,
  vacancies,
} from './site.ts'
export {
  approvals,
  deskDrafts,
  deskLog,
  staffAccounts,
  staffChallenges,
  staffDevices,
  staffInvitations,
  staffMembers,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
  staffThrottles,
} from './staff.ts'
export type { DeskLogContent } from './staff.ts'
export { setupDismissals } from './setup.ts'
export { signupInvitations, signups } from './signups.ts'
export { staffRecoveries } from './staffRecoveries.ts'
export { hostnames, isServedHere, origins, tenants, webhookPaths } from './tenants.ts'
export type { Arrival, MovedJob } from './tenants.ts'
export { switchStaff } from './switchStaff.ts'
export { withLock } from './advisoryLock.ts'
export { nowPlaceholder, prepareQuery } from './preparedQuery.ts'
export type { Deferred } from './preparedQuery.ts'
export * as schema from './schema.ts'
