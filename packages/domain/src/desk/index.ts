export { drawAsShown, drawSmaller, mostUploaded } from './drawSmaller.ts'
export { encodeBase64 } from './base64.ts'
export { createDesk } from './createDesk.ts'
export type { Desk, DeskOptions, Undoable } from './createDesk.ts'
export { DeskProvider, useDesk, useDeskToasts } from './DeskProvider.tsx'
export { deskKey } from './deskKeys.ts'
export { deskQuery, useDeskPages, useDeskQuery } from './useDeskQuery.ts'
export { useDeskAction } from './useDeskAction.ts'
export { isConflict, newCheckOf, newJumuahOf, newRulesOf, newSectionOf } from './conflicts.ts'
export { type TimetableFile, useChangeDay, useChangeRange, useCheckTimetable } from './useTimes.ts'
export { useIsChanging, useLatestChange, useUndoChange } from './useUndo.ts'
export { deskFailureWords, isUnreachable } from './failures.ts'
export { useDeskLogout, useDeskSession, useEnterDemonstration } from './useDeskSession.ts'
export {
  hasPasskeys,
  useAcceptInvitation,
  useAcceptWithPasskey,
  useCodeLogin,
  useInvitation,
  useJoin,
  useNewAuthenticator,
  usePasskeyLogin,
  usePasswordLogin,
  useRecoveryCodeLogin,
} from './useLogin.ts'
export { useChangeMessage, useMessage, useMessages } from './useMessages.ts'
export type { MessagesWanted } from './useMessages.ts'
export {
  type ApplicationsWanted,
  useApplication,
  useApplicationOverview,
  useApplications,
  useChangeChildClass,
  useDecide,
  useOpenNeeds,
} from './useApplications.ts'
export {
  type SubscribersWanted,
  useDeleteIssue,
  useEndSubscriber,
  useImportSubscribers,
  useIssue,
  useIssues,
  usePauseIssue,
  useSaveIssue,
  useSendIssue,
  useSubscribers,
  useTestIssue,
} from './useNewsletter.ts'
export { useMaktabClasses, useRegister, useSaveClass } from './useMaktab.ts'
export { useRegisterMarks } from './useRegisterMarks.ts'
export {
  useAddressReports,
  useConfirmAddress,
  useReportAddress,
  useCancelDeclaration,
  useChangeCharity,
  useClaimOutcome,
  useClaimBuildings,
  useClaimSchedule,
  useCreateClaim,
  useDecideFiling,
  useDeclarations,
  useFileClaim,
  useFiling,
  useGiftAid,
} from './useGiftAid.ts'
export {
  type StatementToImport,
  useBank,
  useChooseBankLine,
  useImportStatement,
  usePostBankLines,
  useReverseBankLine,
} from './useBank.ts'
export {
  useExportGifts,
  useGift,
  useGiftExportFile,
  useGiftExports,
  useGifts,
  useGiftTotals,
  usePreviewRefund,
  useRefundGift,
} from './useGifts.ts'
export type { GiftsWanted } from './useGifts.ts'
export { useCardPayments, useCheckCardPayments, useStartCardPayments } from './useCardPayments.ts'
export { useAddSiteDomain, useCheckSiteDomain, useRemoveSiteDomain, useSiteDomains } from './useSiteDomains.ts'
export { useChangeDetails, useDetails, useDetailsPreview, useUploadLogo } from './useDetails.ts'
export { type BroughtPictures, useBringPictures, useImportPictures } from './useImportPictures.ts'
export { useChangeReplyTexts, useReply, useReplyTexts, useResendReply, useTakeBackReply } from './useReplies.ts'
export { useBeginConfirmation, useConfirmIdentity } from './useConfirmation.ts'
export { useChangeSupport, useKnowsMosque, useSupport } from './useSupport.ts'
export { useChangeRoles, useInvite, useRemoveStaff, useStaff } from './useStaff.ts'
export type { DraftPlace } from './drafts/deskDrafts.ts'
export {
  type Draft,
  type DraftInList,
  type DraftOptions,
  useDiscardDraft,
  useDraft,
  useDraftList,
} from './drafts/useDraft.ts'
export {
  useBankSheet,
  useBox,
  useBoxSheet,
  useChangeGasdsDetails,
  useConfirmSheet,
  useDiscardSheet,
  useGasds,
  useOpenSheet,
  useSaveBuilding,
  useSaveSheet,
} from './useBox.ts'
export { isPasskeyThere, useAddPasskey, useOwnLogin, useRemovePasskey, useRenewRecoveryCodes } from './useOwnLogin.ts'
export { useEndOtherSessions, useEndSession, useSessions } from './useSessions.ts'
export {
  type ApprovalDecision,
  useApprovalLink,
  useApprovals,
  useCancelByLink,
  useDecideApproval,
} from './useApprovals.ts'
export {
  useAddDisplay,
  useAnnouncementPreview,
  useChangeDisplay,
  useDisplayPreview,
  useDisplays,
  useReloadDisplay,
  useRevokeDisplay,
} from './useDisplays.ts'
export {
  useCancelRecovery,
  useCancelRecoveryByLink,
  useFinishRecovery,
  useFinishWithPasskey,
  useRecoveries,
  useRecoveryAuthenticator,
  useRecoveryLink,
  useRecoverySetup,
  useStartRecovery,
} from './useRecovery.ts'
export { contentQueries, type ContentWanted } from './content/queries.ts'
export {
  type ContentAction,
  useBulkContent,
  useContentAction,
  useContentKinds,
  useContentList,
  useContentThing,
  useCreateContent,
  useDuplicateContent,
  useMoveContent,
  usePublishContent,
} from './content/useContent.ts'
export { contentConflictOf, dataOf, type EditConflict } from './content/autosave.ts'
export { joinWords, splitKey, translatedKey } from './content/translations.ts'
export { type ContentDraft, type ContentSafety, useContentDraft } from './content/useContentDraft.ts'
export {
  useContentHistory,
  useContentVersion,
  useEraseVersion,
  useRestoreVersion,
} from './content/useContentHistory.ts'
export { useChangeFile, useLibrary, useLibraryFile, useReplaceFile, useUploadFile } from './content/useLibrary.ts'
export { usePresence, usePreview } from './content/usePresence.ts'
export {
  type DonorEmailWish,
  useChangeContact,
  useChangeRegular,
  useDismissDuplicate,
  useDonor,
  useDonorDuplicates,
  useDonorEmail,
  useDonorGifts,
  useDonors,
  useEraseDonorData,
  useExportDonorData,
  useMergeDonors,
  useReadDonorData,
  useSeparateDonor,
} from './useDonors.ts'
export { type SignupProgress, type SignupTyped, useSignupProgress } from './signupProgress.ts'
export {
  isOver,
  useBeginSignup,
  useFinishSignup,
  useFinishSignupWithPasskey,
  useJoinSignup,
  useProveSignup,
  useSignupAuthenticator,
  useSignupPlaces,
  useSignupPreview,
} from './useSignup.ts'
export { useMosqueExportFile, useMosqueExports, useRequestMosqueExport } from './useMosqueExport.ts'
export {
  useAnswerColumns,
  useApplyImport,
  useDiscardImport,
  useImport,
  useImportLines,
  useImports,
  useAdoptSubscriptions,
  useListSubscriptions,
  useOldSystemOff,
  useSubscriptionImports,
  useUploadImport,
} from './useImports.ts'
export {
  type MosqueAction,
  useAnnounceToDesks,
  useChangeMosque,
  useChangePlanLimits,
  useDecideMosque,
  useDecisionEmail,
  useEndDeskAnnouncement,
  useEnterInstallation,
  useInstallationAnnouncements,
  useInstallationHealth,
  useInstallationLog,
  useInstallationMosque,
  useInstallationMosques,
  usePlanLimits,
  useWaitingMosques,
} from './useInstallation.ts'
