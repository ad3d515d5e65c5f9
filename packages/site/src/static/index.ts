export { startStatic } from './start.tsx'
export type { MakePages, NeedsOwnPage, StaticBase, StaticPages } from './StaticSite.tsx'
