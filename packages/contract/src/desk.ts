import type { components, operations, paths } from './desk.gen.ts'

export type { operations as DeskOperations, paths as DeskPaths }

type Schemas = components['schemas']

/** Who is logged in to the desk, and what they may open. */
export type DeskSession = Schemas['DeskSession']
/** A mosque somebody works for. */
export type DeskMosque = Schemas['DeskMosque']
export type DemonstrationMosque = Schemas['DemonstrationMosque']
/** The first page of a mosque's desk. */
export type DeskToday = Schemas['DeskToday']
export type DeskProblem = Schemas['DeskProblem']
/** Something that makes a mosque's website complete. */
export type SetupTask = Schemas['SetupTask']
/** A day with what it says for itself. */
export type OwnDayListed = Schemas['OwnDayListed']
export type OwnDay = Schemas['OwnDay']
export type DeskMonth = Schemas['DeskMonth']
export type DeskDay = Schemas['DeskDay']
/** Why a jamaat is what it is. */
export type TimeReason = Schemas['TimeReason']
/** Who changed something in the desk, and when. */
export type StaffChange = Schemas['StaffChange']
/** How a rule finds a jamaat time. */
export type RuleTime = Schemas['RuleTime']
export type DayChange = Schemas['DayChange']
/** A change of several days, what it does, and one prayer's part of that. */
export type RangeRequest = Schemas['RangeRequest']
export type RangeChange = Schemas['RangeChange']
export type RangeEffect = Schemas['RangeEffect']
export type RangeLine = Schemas['RangeLine']
export type DayPrayer = Schemas['DayPrayer']
/** A timetable as a file or pasted, what was found in it, and what the mosque has. */
export type TimetableUpload = Schemas['TimetableUpload']
/** A file on its way to the server, and what it is for. */
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
/** A prayer's rules, one of them, and what others would do. */
export type DeskRules = Schemas['DeskRules']
export type PrayerRule = Schemas['PrayerRule']
export type RulesWanted = Schemas['RulesWanted']
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
/** How far a mosque has come with card payments, and what Stripe still needs. */
export type CardPayments = Schemas['CardPayments']
export type CardPaymentNeed = Schemas['CardPaymentNeed']
/** The settings that take two owners. */
export type ProtectedSettings = Schemas['ProtectedSettings']
export type OriginRequest = Schemas['OriginRequest']
export type LogEntry = Schemas['LogEntry']
export type UndoConflict = Schemas['UndoConflict']
/** Who works for a mosque, and who is invited. */
export type Staff = Schemas['Staff']
/** Something that takes two owners, and what a link in an email cancels. */
export type Approval = Schemas['Approval']
export type Approvals = Schemas['Approvals']
export type ApprovalLink = Schemas['ApprovalLink']
/** What an invitation is to. */
export type Invitation = Schemas['Invitation']
export type InvitationAcceptance = Schemas['InvitationAcceptance']
export type AuthenticatorSecret = Schemas['AuthenticatorSecret']
/** A lost login: what can be cancelled, and what sets up a new one. */
export type Recovery = Schemas['Recovery']
export type RecoveryLink = Schemas['RecoveryLink']
export type RecoverySetup = Schemas['RecoverySetup']
export type NewLogin = Schemas['NewLogin']
/** What an account logs in with. */
export type OwnLogin = Schemas['OwnLogin']
/** Where an account is logged in. */
export type DeskSessions = Schemas['DeskSessions']
/** A key for drafts on a device. */
export type DraftKey = Schemas['DraftKey']
/** What was typed in a form and not saved. */
export type Draft = Schemas['Draft']
/** The same without its text, in a list. */
export type DraftListed = Schemas['DraftListed']
/** A message to the mosque or a question to the imam, in a list. */
export type MessageListed = Schemas['MessageListed']
/** One of them whole. */
export type DeskMessage = Schemas['DeskMessage']
export type MessageChange = Schemas['MessageChange']
export type MessageFilter = Schemas['MessageFilter']
export type MessageKind = Schemas['MessageKind']
/** What staff replied to a message, and where its email stands. */
export type MessageReply = Schemas['MessageReply']
/** A text that is ready to be put into a reply. */
export type ReplyText = Schemas['ReplyText']
export type ReplyTexts = Schemas['ReplyTexts']
/** The newsletter: who gets it, bringing people along with proof, and its issues. */
export type SubscriberListed = Schemas['SubscriberListed']
export type SubscriberState = Schemas['SubscriberState']
export type SubscriberImport = Schemas['SubscriberImport']
export type SubscriberImported = Schemas['SubscriberImported']
export type NewsletterIssue = Schemas['NewsletterIssue']
export type NewsletterIssues = Schemas['Issues']
export type IssueListed = Schemas['IssueListed']
export type IssueValues = Schemas['IssueValues']
export type IssueProgress = Schemas['IssueProgress']
/** Applications for courses and the maktab: how many, in a list, and one whole. */
export type ApplicationOverview = Schemas['ApplicationOverview']
export type ApplicationListed = Schemas['ApplicationListed']
export type ApplicationKind = Schemas['ApplicationKind']
export type ApplicationStanding = Schemas['ApplicationStanding']
export type DeskApplication = Schemas['DeskApplication']
export type ApplicationDecision = Schemas['ApplicationDecision']
export type MaktabChild = Schemas['MaktabChild']
/** The maktab's classes, and who was there on a day. */
export type MaktabClasses = Schemas['MaktabClasses']
export type MaktabClassValues = Schemas['MaktabClassValues']
export type Register = Schemas['Register']
export type RegisterMark = Schemas['RegisterMark']
export type AttendanceState = Schemas['AttendanceState']
/** Somebody of the staff, as others of it see them. */
export type Colleague = Schemas['Colleague']
/** What the mosque tells everybody for a time, as the desk lists it. */
export type DeskAnnouncement = Schemas['DeskAnnouncement']
/** A display at the desk, and how it is. */
export type DeskDisplay = Schemas['DeskDisplay']
/** A display that is added by its code. */
export type DisplayAddition = Schemas['DisplayAddition']
/** An announcement as it would be on the displays. */
export type AnnouncementPreview = Schemas['AnnouncementPreview']
/** How a television hangs. */
export type DisplayOrientation = Schemas['DisplayOrientation']
/** What a change of a display says. */
export type DisplayChange = Schemas['DisplayChange']
export type DeskAnnouncements = Schemas['DeskAnnouncements']
export type NewAnnouncement = Schemas['NewAnnouncement']
export type AnnouncementChange = Schemas['AnnouncementChange']
/** What the site says: its kinds, their fields, and who may change them. */
export type ContentKindName = Schemas['ContentKindName']
export type ContentKindInfo = Schemas['ContentKindInfo']
export type ContentField = Schemas['ContentField']
export type ContentFieldType = Schemas['ContentFieldType']
/** One thing of it, as lists show it and whole, with its values by the keys of the mosque's folder. */
export type ContentListed = Schemas['ContentListed']
export type ContentThing = Schemas['ContentThing']
export type ContentState = Schemas['ContentState']
export type ContentValue = Schemas['ContentValue']
export type ContentValues = Schemas['ContentValues']
export type ContentPerson = Schemas['ContentPerson']
/** What is wrong with values, and what differs from what somebody else saved. */
export type ContentProblem = Schemas['ContentProblem']
export type ContentConflict = Schemas['ContentConflict']
/** A draft that was stored, and a change of what is published with what undoes it. */
export type ContentSaved = Schemas['ContentSaved']
export type ContentChanged = Schemas['ContentChanged']
export type ContentPublication = Schemas['ContentPublication']
export type ContentBulk = Schemas['ContentBulk']
export type ContentBulkResult = Schemas['ContentBulkResult']
/** A version of a thing, and what it changed. */
export type ContentVersion = Schemas['ContentVersion']
export type ContentVersionDetail = Schemas['ContentVersionDetail']
/** A gift in a list, and what the ledger has of all that a list shows. */
export type GiftListed = Schemas['GiftListed']
export type GiftTotals = Schemas['GiftTotals']
/** A list of gifts as a file, and how far it has come. */
export type GiftExport = Schemas['GiftExport']
/** Everything of a mosque as an archive, how far it has come, and what waits for a second owner. */
export type MosqueExport = Schemas['MosqueExport']
export type MosqueExports = Schemas['MosqueExports']
/** What is brought along from another website: how far it has come, and what becomes of each thing in the file. */
export type Import = Schemas['Import']
export type ImportLine = Schemas['ImportLine']
/** Notes of one kind in the report of an import. */
export type ImportNoteGroup = Schemas['ImportNoteGroup']
/** A column of a list of donors, and what is asked about it. */
export type DonorListColumn = Schemas['DonorListColumn']
export type DonorColumnRole = Schemas['DonorColumnRole']
export type DonorColumnAnswer = Schemas['DonorColumnAnswer']
export type WantedPicture = Schemas['WantedPicture']
export type ImportShow = Schemas['ImportShow']
/** Whether regular gifts at Stripe can be adopted, and which another system may still change. */
export type SubscriptionImports = Schemas['SubscriptionImports']
/** The addresses of a mosque's site, and domains of its own. */
export type SiteDomains = Schemas['SiteDomains']
export type SiteDomain = Schemas['SiteDomain']
/** A record to type at the registrar. */
export type DnsRecord = Schemas['DnsRecord']
/** One gift with everything that happened to it. */
export type GiftDetail = Schemas['GiftDetail']
export type GiftEvent = Schemas['GiftEvent']
/** A refund: what it would do, and asking for it. */
export type RefundPreview = Schemas['RefundPreview']
export type RefundRequest = Schemas['RefundRequest']
/** Pictures and files of a mosque, and where they are used. */
export type LibraryFile = Schemas['LibraryFile']
export type LibraryFileDetail = Schemas['LibraryFileDetail']
export type LibraryReplaced = Schemas['LibraryReplaced']
export type LibraryUse = Schemas['LibraryUse']
/** Gift Aid: the charity, what can be claimed, filings and declarations. */
export type GiftAidOverview = Schemas['GiftAidOverview']
export type CharityDetailsForm = Schemas['CharityDetails']
export type ClaimableGifts = Schemas['ClaimableGifts']
export type GiftAidClaimListed = Schemas['GiftAidClaim']
export type Filing = Schemas['Filing']
export type FilingDetail = Schemas['FilingDetail']
export type FilingRequest = Schemas['FilingRequest']
export type GiftAidDeclarationListed = Schemas['GiftAidDeclaration']
/** Bank statements: lines that wait, and those that are posted. */
export type BankOverview = Schemas['BankOverview']
/** A bank statement that is to be brought in, with answers to what its columns leave open. */
export type StatementUpload = Schemas['StatementUpload']
/** The lines of a statement, or the question to answer before they can be read. */
export type StatementImported = Schemas['StatementImported']
export type StatementQuestion = Schemas['StatementQuestion']
export type StatementColumnRole = Schemas['StatementColumnRole']
export type PassedLines = Schemas['PassedLines']
export type BankLine = Schemas['BankLine']
export type PayoutListed = Schemas['PayoutListed']
export type PayoutOverview = Schemas['PayoutOverview']
export type PayoutItem = Schemas['PayoutItem']
export type PayoutDetail = Schemas['PayoutDetail']
export type PostedBankLine = Schemas['PostedBankLine']
export type BankLineKind = Schemas['BankLineKind']
export type BankLineChoice = Schemas['BankLineChoice']
/** Giving, as the ledger has it. */
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
/** A donor in the list, on their own page, and how they may be contacted. */
export type DonorListed = Schemas['DonorListed']
export type DonorDetail = Schemas['DonorDetail']
/** What a list of another system said of a donor. */
export type DonorImported = Schemas['DonorImported']
export type DonorContact = Schemas['DonorContact']
export type ContactWish = Schemas['ContactWish']
/** What staff do for a donor: a change to a regular gift, an email that is shown first, and who may be one person. */
export type DonorRegularWish = Schemas['DonorRegularWish']
export type DonorRegularChange = Schemas['DonorRegularChange']
export type DonorEmailShown = Schemas['DonorEmailShown']
export type SpokenDeclaration = Schemas['SpokenDeclaration']
export type DonorData = Schemas['DonorData']
export type DonorDuplicate = Schemas['DonorDuplicate']
/** Starting a site: a place with what is proposed there, the mosque as it is typed, and what it would look like. */
export type SignupPlace = Schemas['SignupPlace']
export type SignupSettings = Schemas['SignupSettings']
export type SignupMosque = Schemas['SignupMosque']
export type SignupPreview = Schemas['SignupPreview']
export type SignupPreviewRequest = Schemas['SignupPreviewRequest']
export type SignupFinish = Schemas['SignupFinish']
/** What an installation owner sees of the installation: numbers, states and who asked, nothing of a mosque's people. */
export type InstallationView = Schemas['InstallationView']
/** Something a plan limits, and a plan with all its limits. */
export type PlanLimit = Schemas['PlanLimit']
export type PlanWithLimits = Schemas['PlanWithLimits']
/** Whether whoever runs the installation may look at a mosque and help. */
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
