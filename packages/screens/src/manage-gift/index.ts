export { ManageGiftScreen as Screen } from './ManageGiftScreen.tsx'
export { prefetchManaged as prefetch } from './reference.ts'
