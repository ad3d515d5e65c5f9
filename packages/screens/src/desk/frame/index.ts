export { DeskFrame, type DeskFrameProps } from './DeskFrame.tsx'
export { type DeskPage, deskPath } from './pages.ts'
export { DraftNote } from './DraftNote.tsx'
export { LanguageChoice } from './LanguageChoice.tsx'
export {
  type BlockedNavigation,
  NavigationBlockProvider,
  type UseBlockedNavigation,
  useBlockedNavigation,
} from './NavigationBlockProvider.tsx'
export { FailureNotice, type FailureNoticeProps } from './FailureNotice.tsx'
export { History, type HistoryProps } from './History.tsx'
export { Loading } from './Loading.tsx'
export { Panel, type PanelProps, Sections } from './Panel.tsx'
export { ToastMessages } from './ToastMessages.tsx'
export { MosqueText } from './MosqueText.tsx'
export { ChangedBy } from './ChangedBy.tsx'
export { useUndo } from './useUndo.ts'
export { useFormatEnd } from './useFormatEnd.ts'
export { useFormatInstant } from './useFormatInstant.ts'
export { useJoinedList } from './useJoinedList.ts'
export { useFormatRoles } from './useFormatRoles.ts'
export { fieldText } from './fieldText.ts'
export { clockAfter, dayAfter, monthAfter, todayIn } from './days.ts'
export { parseTimes, parseTime } from './parseTime.ts'
export { ModeNotice, type ModeNoticeProps } from './ModeNotice.tsx'
export { languageName } from './languageName.ts'
