export { isAddress, maskAddress } from './address.ts'
export { checkEmail } from './check.ts'
export { requireAddress } from './requireAddress.ts'
export { emailKey } from './emailKey.ts'
