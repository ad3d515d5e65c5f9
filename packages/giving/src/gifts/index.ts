export {
  findOfflineAccount,
  listOfflineGifts,
  offlineMethods as offlineWays,
  recordOfflineGift,
  recordOfflineGiftIn,
  recordOfflineGifts,
  reverseOfflineGift,
  reverseOfflineGiftIn,
} from './offline.ts'
export type { OfflineGift, OfflineMethod as OfflineWay, RecordedGift } from './offline.ts'
export { giftOperations } from './operations.ts'
export { giftData } from './personalData.ts'
export { readStatement } from './statement.ts'
