export { wasAttempted, readRecords, toRecord } from './giftRecords.ts'
export { referenceOf } from './reference.ts'
export { isOwnRegularGift, readRegularGifts, findRunningRegularGifts, toRegularGiftView } from './regularStore.ts'
export { tokenContext } from './tokenContext.ts'
