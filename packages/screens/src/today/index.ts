export { calculatedText, methodSentences } from './calculated.ts'
export { gatheringDetails } from './jumuah.ts'
export { TodayHero } from './TodayHero.tsx'
