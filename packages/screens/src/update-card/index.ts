export { UpdateCardScreen as Screen } from './UpdateCardScreen.tsx'
export { prefetchManaged as prefetch } from '../manage-gift/parts/index.ts'
