export { NewsScreen as Screen, prefetchNewsList as prefetch } from './NewsScreen.tsx'
