export { addressKey, isOwnMachine } from './address.ts'
