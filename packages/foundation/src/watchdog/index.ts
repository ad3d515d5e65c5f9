export { beginOperation } from './operations.ts'
export { startWatchdog } from './startWatchdog.ts'
