export {
  formResponseSources,
  loadAtOnce,
  lazySourcesOf,
  createRow,
  sharedLazySources,
  sourcesOf,
  withDraft,
  withGift,
  withVisibleFirst,
  messageFiles,
  messagesSource,
} from './table.ts'
export type { VisibleFirst, Row, Table } from './table.ts'
