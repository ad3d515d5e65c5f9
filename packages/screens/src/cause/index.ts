export { CauseScreen as Screen, prefetchCause as prefetch } from './CauseScreen.tsx'
