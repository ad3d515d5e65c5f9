export { toCause } from './causes.ts'
export { earnedBy, readGiftMatch } from './giftMatch.ts'
export { leftForGift, needFigures, noFigures } from './needFigures.ts'
