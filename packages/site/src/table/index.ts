export { lazySourcesOf, sharedLazySources, row, sourcesOf, withVisibleFirst, wordFiles, wordsSource } from './table.ts'
export type { VisibleFirst, Row, Table } from './table.ts'
