export { SearchScreen as Screen, prefetchSearch as prefetch } from './SearchScreen.tsx'
