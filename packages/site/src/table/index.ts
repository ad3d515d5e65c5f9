export {
  formResponseSources,
  atOnce,
  lazySourcesOf,
  createRow,
  sharedLazySources,
  sourcesOf,
  withDraft,
  withGift,
  withVisibleFirst,
  wordFiles,
  wordsSource,
} from './table.ts'
export type { VisibleFirst, Row, Table } from './table.ts'
