import type { DeskOperations } from '@minaret/contract/desk'
import { type DeskRole, roles, supportRole } from './roles.ts'

/** The desk's operations on one mosque. */
export type MosqueOperation = {
  [K in keyof DeskOperations]: DeskOperations[K] extends { parameters: { path: { mosque: string } } } ? K : never
}[keyof DeskOperations]

/** All staff roles. */
const allStaff: readonly DeskRole[] = roles
/** All staff roles and support. */
const withSupport: readonly DeskRole[] = [...allStaff, supportRole]
/** Roles that change prayer times and make announcements. */
const times: readonly DeskRole[] = ['owner', 'administrator', 'editor', 'imam', supportRole]

/** Roles that import content from another website: they may edit every imported kind. */
const importers: readonly DeskRole[] = ['owner', 'administrator', 'editor']

/** Roles that see imports: row-level security shows donor lists only to the owner and the treasurer, and other files to the other roles. */
const importReaders: readonly DeskRole[] = ['owner', 'administrator', 'editor', 'treasurer']

/** Roles that manage displays, which are hardware and not content or times. */
const displays: readonly DeskRole[] = ['owner', 'administrator', 'editor', supportRole]

/** Roles that read messages: row-level security shows questions to the imam only to the imam, and other messages to the others. */
const messages: readonly DeskRole[] = ['owner', 'administrator', 'imam']

/** Roles that decide on applications: row-level security shows the maktab's only to owners and teachers. */
const applications: readonly DeskRole[] = ['owner', 'administrator', 'teacher']

/** Roles that send the newsletter and see its subscribers. */
const newsletter: readonly DeskRole[] = ['owner', 'administrator']

/** Roles with access to the maktab's children. */
const maktab: readonly DeskRole[] = ['owner', 'teacher']

/** Roles that handle money. */
const money: readonly DeskRole[] = ['owner', 'treasurer']

/** Roles that count collections: a counter sees their own sheets until these are closed. */
const counters: readonly DeskRole[] = ['owner', 'treasurer', 'counter']

/** Roles that edit content; `contentRights` has the kinds. */
const writers: readonly DeskRole[] = ['owner', 'administrator', 'editor', 'imam', 'treasurer', supportRole]

/** Roles that change the mosque's details. */
const details: readonly DeskRole[] = ['owner', 'administrator', supportRole]

/**
 * The roles that may use each desk operation. The server refuses any other use, and the desk's screens show only what these
 * rows allow.
 */
export const deskRights: Readonly<Record<MosqueOperation, readonly DeskRole[]>> = {
  todayView: withSupport,
  // `setupTasks` has the roles of each task.
  setupDismiss: ['owner', 'administrator', 'editor', 'imam', 'treasurer'],
  monthView: withSupport,
  dayView: withSupport,
  dayChange: times,
  rangePreview: times,
  rangeChange: times,
  timetableView: withSupport,
  timetableCheck: times,
  timetableReplace: times,
  rulesView: withSupport,
  rulesPreview: times,
  rulesChange: times,
  jumuahView: withSupport,
  jumuahChange: times,
  hijriView: withSupport,
  hijriChange: times,
  staffList: ['owner', 'administrator'],
  staffInvite: ['owner', 'administrator'],
  staffRolesChange: ['owner', 'administrator'],
  staffRemove: ['owner', 'administrator'],
  recoveryStart: ['owner'],
  recoveryList: ['owner'],
  recoveryCancel: ['owner'],
  approvalList: ['owner'],
  approvalApprove: ['owner'],
  approvalDecline: ['owner'],
  approvalCancel: ['owner'],
  protectedView: ['owner', 'administrator', 'treasurer'],
  bankDetailsRequest: ['owner'],
  originRequest: ['owner'],
  cardPaymentsView: money,
  cardPaymentsCheck: money,
  cardPaymentsStart: ['owner'],
  domainList: ['owner'],
  domainAdd: ['owner'],
  domainCheck: ['owner'],
  domainRemove: ['owner'],
  detailsView: withSupport,
  detailsChange: details,
  detailsPicture: details,
  detailsPreview: details,
  announcementList: withSupport,
  announcementAdd: times,
  announcementChange: times,
  announcementEnd: times,
  announcementStart: times,
  displayList: withSupport,
  displayPreview: withSupport,
  displayPreviewAnnouncement: times,
  displayAdd: displays,
  displayChange: displays,
  displayReload: displays,
  displayRevoke: ['owner', 'administrator', 'editor'],
  // All staff have drafts, and see only their own.
  draftList: allStaff,
  draftView: allStaff,
  draftSave: allStaff,
  draftDiscard: allStaff,
  contentKinds: withSupport,
  contentList: withSupport,
  contentView: withSupport,
  contentHistory: withSupport,
  contentVersionView: withSupport,
  contentCheck: writers,
  contentCreate: writers,
  contentSave: writers,
  contentDiscard: writers,
  contentPublish: writers,
  contentUnschedule: writers,
  contentWithdraw: writers,
  contentDelete: writers,
  contentRestore: writers,
  contentDuplicate: writers,
  contentMove: writers,
  contentBulk: writers,
  contentPresence: writers,
  contentPreview: writers,
  contentVersionRestore: writers,
  contentVersionErase: ['owner'],
  // The upload's purpose restricts this further: the member needs the right for that purpose.
  uploadStart: writers,
  uploadPart: writers,
  libraryList: withSupport,
  libraryView: withSupport,
  libraryUpload: writers,
  libraryChange: writers,
  libraryReplace: ['owner', 'administrator', 'editor'],
  giftList: money,
  giftTotals: money,
  giftDetail: money,
  giftExportList: money,
  giftExportCreate: money,
  giftExportPart: money,
  giftRefundPreview: money,
  giftRefund: money,
  giftAidView: money,
  charityDetailsChange: money,
  claimCreate: money,
  claimSchedule: money,
  claimBuildings: money,
  claimOutcome: money,
  claimFile: money,
  filingView: money,
  filingDecide: money,
  declarationList: money,
  declarationCancel: money,
  addressReportList: money,
  addressReportAdd: money,
  addressReportConfirm: money,
  bankView: money,
  statementImport: money,
  bankLineChoose: money,
  bankLineReverse: money,
  bankLinesPost: money,
  payoutList: money,
  payoutView: money,
  payoutsRead: money,
  reportView: money,
  reportJournal: money,
  reportEmailChange: money,
  boxView: counters,
  boxSheetOpen: counters,
  boxSheetView: counters,
  boxSheetSave: counters,
  boxSheetConfirm: counters,
  boxSheetDiscard: counters,
  boxSheetBank: money,
  gasdsView: money,
  gasdsDetailsChange: money,
  buildingAdd: money,
  buildingChange: money,
  donorList: money,
  donorView: money,
  donorGiftList: money,
  donorContactChange: money,
  donorRegularPreview: money,
  donorRegularChange: money,
  donorLinkSend: money,
  donorReceiptSend: money,
  donorStatementSend: money,
  donorDeclarationRecord: money,
  donorMerge: money,
  donorSeparate: money,
  donorDuplicateList: money,
  donorDuplicateDismiss: money,
  donorDataView: ['owner'],
  donorDataExport: ['owner'],
  donorDataDelete: ['owner'],
  // The installation owner has no access to a mosque unless its owners grant it.
  supportView: ['owner'],
  supportGrant: ['owner'],
  supportEnd: ['owner'],
  mosqueExportView: ['owner'],
  mosqueExportRequest: ['owner'],
  mosqueExportPart: ['owner'],
  importList: importReaders,
  importStart: importers,
  importView: importReaders,
  importLines: importReaders,
  importApply: importers,
  importPictureList: importers,
  importPictureUse: importers,
  donorImportStart: money,
  donorImportApply: money,
  donorImportColumns: money,
  subscriptionImportView: money,
  subscriptionImportStart: ['owner'],
  subscriptionImportApply: ['owner'],
  oldSystemOff: ['owner'],
  importDiscard: importReaders,
  logList: ['owner', 'administrator'],
  messageList: messages,
  messageView: messages,
  messageChange: messages,
  messageReply: messages,
  replyTakeBack: messages,
  replyResend: messages,
  replyTextList: messages,
  replyTextsChange: messages,
  applicationOverview: applications,
  applicationList: applications,
  applicationView: applications,
  applicationDecide: applications,
  childNeedsOpen: maktab,
  maktabClassList: maktab,
  registerView: maktab,
  registerMark: maktab,
  subscriberList: newsletter,
  subscriberImport: newsletter,
  subscriberEnd: newsletter,
  issueList: newsletter,
  issueAdd: newsletter,
  issueView: newsletter,
  issueSave: newsletter,
  issueTest: newsletter,
  issueSend: newsletter,
  issuePause: newsletter,
  issueResume: newsletter,
  issueDelete: newsletter,
  // Assigning a child to a class decides which teacher may read the family's notes.
  childClassChange: ['owner'],
  maktabClassAdd: ['owner'],
  maktabClassChange: ['owner'],
  // The right to make the change is checked as well.
  changeUndo: withSupport,
}

/**
 * Writes allowed while the installation owner has suspended the mosque: staff can read everything and export it. Every other
 * write is refused.
 */
export const usableWhileSuspended: readonly MosqueOperation[] = [
  'mosqueExportRequest',
  'approvalApprove',
  'approvalDecline',
  'approvalCancel',
  'supportGrant',
  'supportEnd',
]

/** Whether these roles may use a desk operation. */
export const mayUse = (operation: MosqueOperation, userRoles: readonly DeskRole[]): boolean =>
  deskRights[operation].some((role) => userRoles.includes(role))
