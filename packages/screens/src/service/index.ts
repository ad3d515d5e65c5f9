export { ServiceScreen as Screen, MissingService as Missing, prefetchService as prefetch } from './ServiceScreen.tsx'
