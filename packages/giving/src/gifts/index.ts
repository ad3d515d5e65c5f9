export {
  findOfflineAccount,
  listOfflineGifts,
  offlineWays,
  recordOfflineGift,
  recordOfflineGiftIn,
  recordOfflineGifts,
  reverseOfflineGift,
  reverseOfflineGiftIn,
} from './offline.ts'
export type { OfflineGift, OfflineWay, RecordedGift } from './offline.ts'
export { giftOperations } from './operations.ts'
export { giftData } from './personalData.ts'
export { readStatement } from './statement.ts'
