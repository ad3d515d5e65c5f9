export { AboutScreen as Screen, prefetchAbout as prefetch } from './AboutScreen.tsx'
export { SectionCards } from './SectionCards.tsx'
