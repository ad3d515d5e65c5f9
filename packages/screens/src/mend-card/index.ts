export { MendCardScreen as Screen } from './MendCardScreen.tsx'
export { prefetch } from '../manage-gift/index.ts'
