export { toCause } from './causes.ts'
export { leftForGift, needFigures, noFigures } from './needFigures.ts'
