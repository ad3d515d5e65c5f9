export { readLedger } from './ledger.ts'
export type { LedgerEntry } from './ledger.ts'
export { reconciliationTasks } from './tasks.ts'
