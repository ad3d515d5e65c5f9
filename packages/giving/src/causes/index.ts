export { toCause } from './causes.ts'
export { matchedMinor as earnedBy, readGiftMatch } from './giftMatch.ts'
export { netForNeed as leftForGift, needFigures, noFigures } from './needFigures.ts'
