export { ServicesScreen as Screen, prefetchServices as prefetch } from './ServicesScreen.tsx'
