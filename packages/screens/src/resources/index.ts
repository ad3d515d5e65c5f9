export { ResourcesScreen as Screen, prefetchResources as prefetch } from './ResourcesScreen.tsx'
