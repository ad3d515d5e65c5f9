export { exportSubscribers, listSubscribers } from './admin.ts'
export { newsletterOperations } from './operations.ts'
export { newsletterData } from './personalData.ts'
export { unsubscribe } from './store.ts'
