export { CauseCards } from './CauseCards.tsx'
