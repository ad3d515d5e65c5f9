export { NewsCards } from './NewsCards.tsx'
export type { NewsCardsProps } from './NewsCards.tsx'
