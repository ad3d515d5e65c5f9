export { startStatic } from './start.tsx'
export type { CreatePages, NeedsOwnPage, StaticBase, StaticPages } from './StaticSite.tsx'
