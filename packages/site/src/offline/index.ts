export { isDue, isKept, isLeftAlone, keptAddress, pageAt, workerAddress } from './kept.ts'
export type { Kept } from './kept.ts'
export { takeOffline } from './takeOffline.ts'
