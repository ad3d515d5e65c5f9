export { readBooks } from './ledger.ts'
export type { BookEntry } from './ledger.ts'
export { bookTasks } from './tasks.ts'
