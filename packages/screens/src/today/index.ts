export { calculatedWords } from './calculated.ts'
export { TodayHero } from './TodayHero.tsx'
