export { calculatedWords, methodWords } from './calculated.ts'
export { gatheringDetails } from './jumuah.ts'
export { JumuahSection } from './Jumuah.tsx'
export { TodayHero } from './TodayHero.tsx'
