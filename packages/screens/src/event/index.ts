export { EventScreen as Screen, MissingEvent as Missing, prefetchEvent as prefetch } from './EventScreen.tsx'
