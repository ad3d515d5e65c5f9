export { isDue, isOfflineCopy, isNetworkOnly, offlineCopyAddress, pageAt, workerAddress } from './offlineCopy.ts'
export type { OfflineCopy } from './offlineCopy.ts'
