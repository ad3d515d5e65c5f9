export { SectionCards } from './SectionCards.tsx'
