export { isAddress, maskAddress } from './address.ts'
export { checkEmail } from './check.ts'
export { demandAddress } from './demandAddress.ts'
export { emailKey } from './emailKey.ts'
