export { shrinkForDisplay, shrinkPicture, maxUploadBytes } from './shrinkPicture.ts'
export { encodeBase64 } from './base64.ts'
export { createDesk } from './createDesk.ts'
export type { Desk, DeskOptions, UndoableChange } from './createDesk.ts'
export { DeskProvider, useDesk, useDeskToasts } from './DeskProvider.tsx'
export { deskQuery, readOnce, useDeskPages, useDeskQuery } from './useDeskQuery.ts'
export { useDeskAction } from './useDeskAction.ts'
export {
  isConflict,
  isAttemptExpired,
  parseCheckConflict,
  parseJumuahConflict,
  parseRulesConflict,
  parseSectionConflict,
} from './conflicts.ts'
export { janazahAnnouncement } from './janazah.ts'
export { deskFailureMessage, isUnreachable } from './failures.ts'
export { useDeskLogout, useDeskSession, useJoinMosque, useRefreshUnknownMosque, useLogin } from './useDeskSession.ts'
export {
  hasPasskeys,
  isAlreadyRegistered,
  ownLoginQueries,
  useAcceptWithPasskey,
  useAddPasskey,
  useConfirmIdentity,
  useFinishSignupWithPasskey,
  useFinishRecoveryWithPasskey,
  usePasskeyLogin,
} from './usePasskeys.ts'
export { type TimetableFile, useChangeDay, useChangeRange, useCheckTimetable } from './useTimes.ts'
export { useIsChanging, useLatestChange, useUndoChange } from './useUndo.ts'
export { useChangeReplyTexts, useMessageAction } from './useMessages.ts'
export { useChangeChildClass, useDecideApplication } from './useApplications.ts'
export { useRegisterMarks } from './useRegisterMarks.ts'
export { useIssueAction } from './useNewsletter.ts'
export { type DonorEmailRequest, useDonorEmail } from './useDonorEmail.ts'
export { type StatementToImport, useChooseBankLine, useImportStatement } from './useBank.ts'
export { useExportFile } from './useExportFile.ts'
export { useChangeDetails, useUploadLogo } from './useDetails.ts'
export { useUploadImport } from './useImports.ts'
export { type AddedPictures, useAddPictures } from './useImportPictures.ts'
export { type SignupProgress, type SignupDraft, useSignupProgress } from './signupProgress.ts'
export type { DraftPlace } from './drafts/deskDrafts.ts'
export {
  type Draft,
  type DraftInList,
  type DraftOptions,
  useDiscardDraft,
  useDraft,
  useDraftList,
} from './drafts/useDraft.ts'
export { contentQueries, type ContentFilter } from './content/queries.ts'
export {
  type ContentAction,
  useBulkContent,
  useContentAction,
  useContentKinds,
  useContentList,
  useContentItem,
  useCreateContent,
  useDuplicateContent,
  useMoveContent,
  usePublishContent,
} from './content/useContent.ts'
export { parseContentConflict, errorData, type EditConflict } from './content/autosave.ts'
export { joinTranslations, splitKey, translatedKey } from './content/translations.ts'
export { type ContentDraft, type DraftLocation, useContentDraft } from './content/useContentDraft.ts'
export {
  useContentHistory,
  useContentVersion,
  useEraseVersion,
  useRestoreVersion,
} from './content/useContentHistory.ts'
export { useChangeFile, useLibrary, useLibraryFile, useReplaceFile, useUploadFile } from './content/useLibrary.ts'
export { usePresence, usePreview } from './content/usePresence.ts'
