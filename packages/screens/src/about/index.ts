export { AboutScreen as Screen, prefetchAbout as prefetch } from './AboutScreen.tsx'
