export { ClaimGifts } from './ClaimGifts.tsx'
export { GiftScreen } from './GiftScreen.tsx'
export { GiftsScreen } from './GiftsScreen.tsx'
export { parseGiftFilter, serialiseGiftFilter } from './filter.ts'
