export { addressKey, networksOf } from './address.ts'
