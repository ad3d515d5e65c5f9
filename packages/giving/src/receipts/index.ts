export { receiptTasks } from './tasks.ts'
