export { VacanciesScreen as Screen, prefetchVacancies as prefetch } from './VacanciesScreen.tsx'
export { useOpenPosts } from './useOpenPosts.ts'
export type { Post } from './useOpenPosts.ts'
