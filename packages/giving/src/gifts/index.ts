export { listOfflineGifts, offlineWays, undoGift, writeDownGift, writeDownGifts } from './offline.ts'
export type { OfflineGift, OfflineWay, WrittenGift } from './offline.ts'
export { giftOperations } from './operations.ts'
