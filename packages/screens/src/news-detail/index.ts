export { NewsDetailScreen as Screen, MissingNews as Missing, prefetchNews as prefetch } from './NewsDetailScreen.tsx'
