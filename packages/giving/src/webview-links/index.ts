export { makeDonationLink } from './createLink.ts'
export { donationTokenOperations } from './operations.ts'
