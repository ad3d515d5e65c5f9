export { TodayHero } from './TodayHero.tsx'
