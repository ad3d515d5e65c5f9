import type { DeskOperations } from '@minaret/contract/desk'

const session = 'Sessions and accounts belong to no mosque.'
const login = 'Nobody is logged in yet: accounts, attempts and sessions belong to no mosque.'
const invitation = 'The invitation names the mosque, and whoever accepts it has no role there yet.'
const signup = 'The mosque does not exist yet: the tables’ owner creates it.'
const recoveryLink = 'A link, not a session: the emails and log entries are in every mosque the account works for.'
const approvalLink = 'The link names the mosque, and whoever follows it may be logged out.'
const ownLogin = 'The account belongs to no mosque, and the change is logged at every mosque it works for.'
const installation = 'An installation owner has no role at any mosque.'

/**
 * The desk operations with access to the whole database, each with its reason. All others see only their role's rows; an
 * operation without a mosque that is not listed has no database access.
 */
export const databaseOperations = {
  sessionView: session,
  sessionEnd: session,
  sessionList: session,
  otherSessionEnd: session,
  otherSessionsEnd: session,
  demonstrationEnter: login,
  demonstrationOwnerEnter: login,
  passwordLogin: login,
  codeLogin: login,
  recoveryCodeLogin: login,
  passkeyLogin: login,
  invitationView: invitation,
  invitationAuthenticator: invitation,
  invitationPasskey: invitation,
  invitationAccept: invitation,
  invitationJoin: invitation,
  signupBegin: signup,
  signupProve: signup,
  signupPlaces: signup,
  signupPreview: signup,
  signupAuthenticator: signup,
  signupPasskey: signup,
  signupFinish: signup,
  signupJoin: signup,
  recoveryLinkView: recoveryLink,
  recoveryLinkCancel: recoveryLink,
  recoveryView: recoveryLink,
  recoveryAuthenticator: recoveryLink,
  recoveryPasskey: recoveryLink,
  recoveryFinish: recoveryLink,
  approvalLinkView: approvalLink,
  approvalLinkCancel: approvalLink,
  identityConfirmBegin: ownLogin,
  identityConfirm: ownLogin,
  ownLoginView: ownLogin,
  ownLoginPasskeyBegin: ownLogin,
  ownLoginPasskeyAdd: ownLogin,
  ownLoginPasskeyRemove: ownLogin,
  ownLoginCodesRenew: ownLogin,
  installationView: installation,
  installationHealth: installation,
  installationWaitingList: installation,
  installationDecisionPreview: installation,
  installationDecide: installation,
  installationMosqueList: installation,
  installationMosqueView: installation,
  installationPlanChange: installation,
  installationSuspend: installation,
  installationOpen: installation,
  installationLimitList: installation,
  installationLimitChange: installation,
  installationAnnouncementList: installation,
  installationAnnounce: installation,
  installationAnnouncementEnd: installation,
  installationLogList: installation,
  recoveryStart: 'The account’s other mosques are emailed and log it as well.',
  recoveryCancel: 'The account’s other mosques are emailed and log it as well.',
  domainCheck: 'Only the tables’ owner may write host names.',
  domainRemove: 'Only the tables’ owner may write host names.',
  changeUndo:
    'Undoing an added domain removes its host name; of the kinds of entries, only those that ask for it get it.',
  cardPaymentsStart: 'Only the tables’ owner may write which mosque a webhook path belongs to.',
  bankLinesPost: 'Only the tables’ owner creates the account for gifts that came without a provider.',
  boxSheetConfirm: 'A counter may not see payment accounts; the tables’ owner creates the one for collections.',
} as const satisfies Partial<Record<keyof DeskOperations, string>>

/** An operation with access to the whole database. */
export type DatabaseOperationId = keyof typeof databaseOperations

/** Whether an operation has access to the whole database. */
export const needsDatabase = (id: string): id is DatabaseOperationId => Object.hasOwn(databaseOperations, id)
