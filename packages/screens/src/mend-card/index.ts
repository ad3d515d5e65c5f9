export { MendCardScreen as Screen } from './MendCardScreen.tsx'
export { prefetchManaged as prefetch } from '../manage-gift/parts/index.ts'
