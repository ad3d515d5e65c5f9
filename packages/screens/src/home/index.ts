export { HomeScreen as Screen, prefetchHome as prefetch } from './HomeScreen.tsx'
