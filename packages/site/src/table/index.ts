export { drawnOf, laterAround, row, sourcesOf, wordsSource } from './table.ts'
export type { Row, Table } from './table.ts'
