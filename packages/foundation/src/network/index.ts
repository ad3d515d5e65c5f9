export { addressKey } from './address.ts'
