export { EventsScreen as Screen, prefetchEvents as prefetch } from './EventsScreen.tsx'
