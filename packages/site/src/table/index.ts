export { laterAround, row, wordsSource } from './table.ts'
export type { Row, Table } from './table.ts'
