export { receiptTasks, sendReceipt } from './tasks.ts'
