import type { DeskOperations } from '@minaret/contract/desk'
import { type DeskRole, roles, supportRole } from './roles.ts'

/** The operations of the desk that are for one mosque. */
export type MosqueOperation = {
  [K in keyof DeskOperations]: DeskOperations[K] extends { parameters: { path: { mosque: string } } } ? K : never
}[keyof DeskOperations]

/** Everybody on the mosque's staff. */
const everybody: readonly DeskRole[] = roles
/** The same, and whoever was let in to help. */
const withSupport: readonly DeskRole[] = [...everybody, supportRole]
/** Who changes prayer times, and announces. */
const times: readonly DeskRole[] = ['owner', 'administrator', 'editor', 'imam', supportRole]

/** Who brings texts along from another website: they write every kind that comes of it. */
const importers: readonly DeskRole[] = ['owner', 'administrator', 'editor']

/** Who sees files that were brought along: of these the database shows lists of donors to the owner and the treasurer alone, and other files to the rest. */
const importReaders: readonly DeskRole[] = ['owner', 'administrator', 'editor', 'treasurer']

/** Who manages displays: they are hardware in a hall, not words or times. */
const displays: readonly DeskRole[] = ['owner', 'administrator', 'editor', supportRole]

/** Who reads what people wrote: of these the database shows questions to the imam to the imam alone, and the others to the rest. */
const messages: readonly DeskRole[] = ['owner', 'administrator', 'imam']

/** Who decides about applications: of these the database shows the maktab's to owners and teachers alone. */
const applications: readonly DeskRole[] = ['owner', 'administrator', 'teacher']

/** Who sends the newsletter, and sees who gets it. */
const newsletter: readonly DeskRole[] = ['owner', 'administrator']

/** Who is trusted with the maktab's children. */
const maktab: readonly DeskRole[] = ['owner', 'teacher']

/** Who handles money. */
const money: readonly DeskRole[] = ['owner', 'treasurer']

/** Who counts collections: a counter sees the sheets they count on, until they are closed. */
const counters: readonly DeskRole[] = ['owner', 'treasurer', 'counter']

/** Who writes what the site says: which kinds of it, `contentRights` says. */
const writers: readonly DeskRole[] = ['owner', 'administrator', 'editor', 'imam', 'treasurer', supportRole]

/** Who changes the mosque's details. */
const details: readonly DeskRole[] = ['owner', 'administrator', supportRole]

/**
 * Who on a mosque's staff may do what: one row for each operation. The server refuses what no row allows, and the desk's
 * screens show what these rows allow.
 */
export const deskRights: Readonly<Record<MosqueOperation, readonly DeskRole[]>> = {
  todayView: withSupport,
  // Which tasks are whose, `setupTasks` says.
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
  displayList: withSupport,
  displayPreview: withSupport,
  displayPreviewAnnouncement: times,
  displayAdd: displays,
  displayChange: displays,
  displayReload: displays,
  displayRevoke: ['owner', 'administrator', 'editor'],
  // Everybody has drafts of their own, and sees no other's.
  draftList: everybody,
  draftView: everybody,
  draftSave: everybody,
  draftDiscard: everybody,
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
  // What a file is for decides further: whoever sends one may use it.
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
  // Who runs the installation sees nothing of a mosque unless its owners let them in.
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
  // Whoever puts a child into a class chooses who may read what its family wrote.
  childClassChange: ['owner'],
  maktabClassAdd: ['owner'],
  maktabClassChange: ['owner'],
  // Whether it may be undone is checked by the right to make that change.
  changeUndo: withSupport,
}

/**
 * What staff may still do while whoever runs the installation has suspended their mosque: read everything, and take it
 * with them. Every other write is refused.
 */
export const usableWhileSuspended: readonly MosqueOperation[] = [
  'mosqueExportRequest',
  'approvalApprove',
  'approvalDecline',
  'approvalCancel',
  'supportGrant',
  'supportEnd',
]

/** Whether somebody with these roles may call an operation of the desk. */
export const mayUse = (operation: MosqueOperation, held: readonly DeskRole[]): boolean =>
  deskRights[operation].some((role) => held.includes(role))
