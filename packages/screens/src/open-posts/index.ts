export { useOpenPosts } from './useOpenPosts.ts'
export type { Post } from './useOpenPosts.ts'
