export { addressKey, isOwnMachine, networksOf } from './address.ts'
