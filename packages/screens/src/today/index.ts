export { calculatedWords, methodWords } from './calculated.ts'
export { TodayHero } from './TodayHero.tsx'
