import type { components, operations, paths } from './desk.gen.ts'

export type { operations as DeskOperations, paths as DeskPaths }

type Schemas = components['schemas']

/** The staff member logged in to the desk, and their rights. */
export type DeskSession = Schemas['DeskSession']
/** A mosque the staff member works for. */
export type DeskMosque = Schemas['DeskMosque']
export type DemonstrationMosque = Schemas['DemonstrationMosque']
/** The first page of a mosque's desk. */
export type DeskToday = Schemas['DeskToday']
export type DeskProblem = Schemas['DeskProblem']
/** A task towards a complete website. */
export type SetupTask = Schemas['SetupTask']
/** A day with overridden times. */
export type OwnDayListed = Schemas['OwnDayListed']
export type OwnDay = Schemas['OwnDay']
export type DeskMonth = Schemas['DeskMonth']
export type DeskDay = Schemas['DeskDay']
/** The source of a jamaat time. */
export type TimeReason = Schemas['TimeReason']
/** Who changed something in the desk, and when. */
export type StaffChange = Schemas['StaffChange']
/** How a rule determines a jamaat time. */
export type RuleTime = Schemas['RuleTime']
export type DayChange = Schemas['DayChange']
/** A change of several days, its effect, and one prayer's part of that. */
export type RangeRequest = Schemas['RangeRequest']
export type RangeChange = Schemas['RangeChange']
export type RangeEffect = Schemas['RangeEffect']
export type RangeLine = Schemas['RangeLine']
export type DayPrayer = Schemas['DayPrayer']
/** A timetable as a file or pasted text, its contents, and the mosque's current timetable. */
export type TimetableUpload = Schemas['TimetableUpload']
/** A file being uploaded, and its purpose. */
export type Upload = Schemas['Upload']
export type UploadPurpose = Schemas['UploadPurpose']
export type TimetableReplacement = Schemas['TimetableReplacement']
export type TimetableCheck = Schemas['TimetableCheck']
export type TimetableColumn = Schemas['TimetableColumn']
export type SoonDay = Schemas['SoonDay']
export type TimetableProblem = Schemas['TimetableProblem']
export type TimetableWarning = Schemas['TimetableWarning']
export type UnusedRule = Schemas['UnusedRule']
export type TimetableMove = Schemas['TimetableMove']
export type ColumnRole = Schemas['ColumnRole']
/** A prayer's rules, a single rule, and the effect of changed rules. */
export type DeskRules = Schemas['DeskRules']
export type PrayerRule = Schemas['PrayerRule']
export type RulesRequest = Schemas['RulesWanted']
export type RulesChange = Schemas['RulesChange']
export type WeeklyJumuah = Schemas['WeeklyJumuah']
export type DeskJumuah = Schemas['DeskJumuah']
export type DeskHijri = Schemas['DeskHijri']
export type HijriMonthStart = Schemas['HijriMonthStart']
export type HijriChange = Schemas['HijriChange']
export type JumuahChange = Schemas['JumuahChange']
export type RulesEffect = Schemas['RulesEffect']
export type DeskTimetable = Schemas['DeskTimetable']
/** A mosque’s details, a section of it, a change, and a picture for a logo. */
export type DeskDetails = Schemas['DeskDetails']
export type DetailsSection = Schemas['DetailsSection']
export type DetailsValues = Schemas['DetailsValues']
export type DetailsChange = Schemas['DetailsChange']
export type DetailsChanged = Schemas['DetailsChanged']
export type DetailsPicture = Schemas['DetailsPicture']
export type DetailsPreviewRequest = Schemas['DetailsPreviewRequest']
/** A mosque's set-up of card payments, and the information Stripe still needs. */
export type CardPayments = Schemas['CardPayments']
export type CardPaymentNeed = Schemas['CardPaymentNeed']
/** The settings whose change needs two owners. */
export type ProtectedSettings = Schemas['ProtectedSettings']
export type OriginRequest = Schemas['OriginRequest']
export type LogEntry = Schemas['LogEntry']
export type UndoConflict = Schemas['UndoConflict']
/** A mosque's staff and open invitations. */
export type Staff = Schemas['Staff']
/** An action that needs two owners, and the link in an email that cancels it. */
export type Approval = Schemas['Approval']
export type Approvals = Schemas['Approvals']
export type ApprovalLink = Schemas['ApprovalLink']
/** An invitation to join the staff. */
export type Invitation = Schemas['Invitation']
export type InvitationAcceptance = Schemas['InvitationAcceptance']
export type AuthenticatorSecret = Schemas['AuthenticatorSecret']
/** The recovery of a lost login: cancelling it, and setting up a new one. */
export type Recovery = Schemas['Recovery']
export type RecoveryLink = Schemas['RecoveryLink']
export type RecoverySetup = Schemas['RecoverySetup']
export type NewLogin = Schemas['NewLogin']
/** An account's login methods. */
export type OwnLogin = Schemas['OwnLogin']
/** An account's sessions. */
export type DeskSessions = Schemas['DeskSessions']
/** The key that encrypts drafts on a device. */
export type DraftKey = Schemas['DraftKey']
/** Unsaved form input. */
export type Draft = Schemas['Draft']
/** A draft without its text, in a list. */
export type DraftListed = Schemas['DraftListed']
/** A message to the mosque or a question to the imam, in a list. */
export type MessageListed = Schemas['MessageListed']
/** A message with all its details. */
export type DeskMessage = Schemas['DeskMessage']
export type MessageChange = Schemas['MessageChange']
export type MessageFilter = Schemas['MessageFilter']
export type MessageKind = Schemas['MessageKind']
/** A staff reply to a message, and the delivery state of its email. */
export type MessageReply = Schemas['MessageReply']
/** A saved text for replies. */
export type ReplyText = Schemas['ReplyText']
export type ReplyTexts = Schemas['ReplyTexts']
/** The newsletter: its subscribers, importing them with proof of consent, and its issues. */
export type SubscriberListed = Schemas['SubscriberListed']
export type SubscriberState = Schemas['SubscriberState']
export type SubscriberImport = Schemas['SubscriberImport']
export type SubscriberImported = Schemas['SubscriberImported']
export type NewsletterIssue = Schemas['NewsletterIssue']
export type NewsletterIssues = Schemas['Issues']
export type IssueListed = Schemas['IssueListed']
export type IssueValues = Schemas['IssueValues']
export type IssueProgress = Schemas['IssueProgress']
/** Applications for courses and the maktab: counts, list entries, and details. */
export type ApplicationOverview = Schemas['ApplicationOverview']
export type ApplicationListed = Schemas['ApplicationListed']
export type ApplicationKind = Schemas['ApplicationKind']
export type ApplicationStatus = Schemas['ApplicationStanding']
export type DeskApplication = Schemas['DeskApplication']
export type ApplicationDecision = Schemas['ApplicationDecision']
export type MaktabChild = Schemas['MaktabChild']
/** The maktab's classes, and their attendance registers. */
export type MaktabClasses = Schemas['MaktabClasses']
export type MaktabClassValues = Schemas['MaktabClassValues']
export type Register = Schemas['Register']
export type RegisterMark = Schemas['RegisterMark']
export type AttendanceState = Schemas['AttendanceState']
/** A staff member, as seen by colleagues. */
export type Colleague = Schemas['Colleague']
/** An announcement in the desk's list. */
export type DeskAnnouncement = Schemas['DeskAnnouncement']
/** A TV display with its status. */
export type DeskDisplay = Schemas['DeskDisplay']
/** Adding a display by its code. */
export type DisplayAddition = Schemas['DisplayAddition']
/** An announcement as displays would show it. */
export type AnnouncementPreview = Schemas['AnnouncementPreview']
/** Landscape or portrait. */
export type DisplayOrientation = Schemas['DisplayOrientation']
/** A change of a display's settings. */
export type DisplayChange = Schemas['DisplayChange']
export type DeskAnnouncements = Schemas['DeskAnnouncements']
export type NewAnnouncement = Schemas['NewAnnouncement']
export type AnnouncementChange = Schemas['AnnouncementChange']
/** The site's content: its kinds, their fields, and the roles that may change them. */
export type ContentKindName = Schemas['ContentKindName']
export type ContentKindInfo = Schemas['ContentKindInfo']
export type ContentField = Schemas['ContentField']
export type ContentFieldType = Schemas['ContentFieldType']
/** A content item, as a list entry and with all values, by the keys of the mosque's folder. */
export type ContentListed = Schemas['ContentListed']
export type ContentItem = Schemas['ContentThing']
export type ContentState = Schemas['ContentState']
export type ContentValue = Schemas['ContentValue']
export type ContentValues = Schemas['ContentValues']
export type ContentPerson = Schemas['ContentPerson']
/** Validation errors, and conflicts with a colleague's saved changes. */
export type ContentProblem = Schemas['ContentProblem']
export type ContentConflict = Schemas['ContentConflict']
/** A stored draft, and a change of published content with its undo. */
export type ContentSaved = Schemas['ContentSaved']
export type ContentChanged = Schemas['ContentChanged']
export type ContentPublication = Schemas['ContentPublication']
export type ContentBulk = Schemas['ContentBulk']
export type ContentBulkResult = Schemas['ContentBulkResult']
/** A version of a content item, and its changes. */
export type ContentVersion = Schemas['ContentVersion']
export type ContentVersionDetail = Schemas['ContentVersionDetail']
/** A gift in a list, and the ledger's totals for the list. */
export type GiftListed = Schemas['GiftListed']
export type GiftTotals = Schemas['GiftTotals']
/** An export of gifts, and its progress. */
export type GiftExport = Schemas['GiftExport']
/** An archive of all of a mosque's data, its progress, and exports awaiting a second owner. */
export type MosqueExport = Schemas['MosqueExport']
export type MosqueExports = Schemas['MosqueExports']
/** An import from another website: its progress, and the outcome for each item in the file. */
export type Import = Schemas['Import']
export type ImportLine = Schemas['ImportLine']
/** Notes of one kind in the report of an import. */
export type ImportNoteGroup = Schemas['ImportNoteGroup']
/** A column of a donor list, and the question about its role. */
export type DonorListColumn = Schemas['DonorListColumn']
export type DonorColumnRole = Schemas['DonorColumnRole']
export type DonorColumnAnswer = Schemas['DonorColumnAnswer']
export type MissingPicture = Schemas['WantedPicture']
export type ImportShow = Schemas['ImportShow']
/** Regular gifts in Stripe: whether they can be adopted, and which another system may still change. */
export type SubscriptionImports = Schemas['SubscriptionImports']
/** The addresses of a mosque's site, and its own domains. */
export type SiteDomains = Schemas['SiteDomains']
export type SiteDomain = Schemas['SiteDomain']
/** A DNS record to enter at the registrar. */
export type DnsRecord = Schemas['DnsRecord']
/** A gift with its history. */
export type GiftDetail = Schemas['GiftDetail']
export type GiftEvent = Schemas['GiftEvent']
/** A refund: its preview and its request. */
export type RefundPreview = Schemas['RefundPreview']
export type RefundRequest = Schemas['RefundRequest']
/** A mosque's images and files, and where they are used. */
export type LibraryFile = Schemas['LibraryFile']
export type LibraryFileDetail = Schemas['LibraryFileDetail']
export type LibraryReplaced = Schemas['LibraryReplaced']
export type LibraryUse = Schemas['LibraryUse']
/** Gift Aid: the charity, claimable gifts, filings and declarations. */
export type GiftAidOverview = Schemas['GiftAidOverview']
export type CharityDetailsForm = Schemas['CharityDetails']
export type ClaimableGifts = Schemas['ClaimableGifts']
export type GiftAidClaimListed = Schemas['GiftAidClaim']
export type Filing = Schemas['Filing']
export type FilingDetail = Schemas['FilingDetail']
export type FilingRequest = Schemas['FilingRequest']
export type GiftAidDeclarationListed = Schemas['GiftAidDeclaration']
/** Bank statements: pending and posted lines. */
export type BankOverview = Schemas['BankOverview']
/** A bank statement to import, with the roles of its ambiguous columns. */
export type StatementUpload = Schemas['StatementUpload']
/** The lines of a statement, or a question to answer before they can be read. */
export type StatementImported = Schemas['StatementImported']
export type StatementQuestion = Schemas['StatementQuestion']
export type StatementColumnRole = Schemas['StatementColumnRole']
export type SkippedLines = Schemas['PassedLines']
export type BankLine = Schemas['BankLine']
export type PayoutListed = Schemas['PayoutListed']
export type PayoutOverview = Schemas['PayoutOverview']
export type PayoutItem = Schemas['PayoutItem']
export type PayoutDetail = Schemas['PayoutDetail']
export type PostedBankLine = Schemas['PostedBankLine']
export type BankLineKind = Schemas['BankLineKind']
export type BankLineChoice = Schemas['BankLineChoice']
/** The giving report, from the ledger. */
export type GivingReport = Schemas['GivingReport']
export type CurrencyReport = Schemas['CurrencyReport']
export type ReportDay = Schemas['ReportDay']
export type ReportRow = Schemas['ReportRow']
/** Collections: counting sheets, and small donations by tax year. */
export type BoxOverview = Schemas['BoxOverview']
export type BoxSheetListed = Schemas['BoxSheetListed']
export type BoxSheet = Schemas['BoxSheet']
export type BoxSheetPlace = Schemas['BoxSheetPlace']
export type BoxSheetSave = Schemas['BoxSheetSave']
export type BoxCount = Schemas['BoxCount']
export type BoxChoices = Schemas['BoxChoices']
export type GasdsOverview = Schemas['GasdsOverview']
export type GasdsYearListed = Schemas['GasdsYear']
export type GasdsDetailsForm = Schemas['GasdsDetails']
export type BuildingForm = Schemas['BuildingForm']
/** A donor in the list, a donor's page, and contact preferences. */
export type DonorListed = Schemas['DonorListed']
export type DonorDetail = Schemas['DonorDetail']
/** A donor's data from another system's list. */
export type DonorImported = Schemas['DonorImported']
export type DonorContact = Schemas['DonorContact']
export type ContactPreference = Schemas['ContactWish']
/** Staff actions for a donor: changing a regular gift, previewing an email, and possible duplicates. */
export type RegularGiftChangeRequest = Schemas['DonorRegularWish']
export type DonorRegularChange = Schemas['DonorRegularChange']
export type DonorEmailPreview = Schemas['DonorEmailShown']
export type SpokenDeclaration = Schemas['SpokenDeclaration']
export type DonorData = Schemas['DonorData']
export type DonorDuplicate = Schemas['DonorDuplicate']
/** Sign-up: a place with its suggested settings, the mosque's details, and a preview of the site. */
export type SignupPlace = Schemas['SignupPlace']
export type SignupSettings = Schemas['SignupSettings']
export type SignupMosque = Schemas['SignupMosque']
export type SignupPreview = Schemas['SignupPreview']
export type SignupPreviewRequest = Schemas['SignupPreviewRequest']
export type SignupFinish = Schemas['SignupFinish']
/** The installation owner's view: counts, states and requests, without a mosque's personal data. */
export type InstallationView = Schemas['InstallationView']
/** A plan's limit, and a plan with all its limits. */
export type PlanLimit = Schemas['PlanLimit']
export type PlanWithLimits = Schemas['PlanWithLimits']
/** Whether the installation owner may access a mosque for support. */
export type SupportAccess = Schemas['SupportAccess']
export type WaitingMosque = Schemas['WaitingMosque']
export type InstallationDecision = Schemas['InstallationDecision']
export type InstallationDecisionEmail = Schemas['InstallationDecisionEmail']
export type InstallationMosque = Schemas['InstallationMosque']
export type InstallationMosqueState = Schemas['InstallationMosqueState']
export type InstallationMosques = Schemas['InstallationMosques']
export type InstallationMosqueDetail = Schemas['InstallationMosqueDetail']
export type InstallationPlan = Schemas['InstallationPlan']
export type InstallationHealth = Schemas['InstallationHealth']
export type InstallationAnnouncement = Schemas['InstallationAnnouncement']
export type InstallationLog = Schemas['InstallationLog']
