export { addressKey, isOwnMachine, networksOf, withoutPort } from './address.ts'
