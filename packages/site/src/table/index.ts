export { drawnOf, laterAround, row, sourcesOf, withNear, wordFiles, wordsSource } from './table.ts'
export type { Near, Row, Table } from './table.ts'
