export { isAddress, maskAddress } from './address.ts'
export { checkEmail } from './check.ts'
export { emailKey } from './emailKey.ts'
