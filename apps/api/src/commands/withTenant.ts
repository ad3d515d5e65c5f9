export { withTenant } from './frame/store.ts'
