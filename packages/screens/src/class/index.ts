export { ClassScreen as Screen, MissingClass as Missing, prefetchClass as prefetch } from './ClassScreen.tsx'
