export { beginOperation, getCurrentRequestId } from './operations.ts'
export { startWatchdog } from './startWatchdog.ts'
