export { makeDonationLink } from './office.ts'
export { donationTokenOperations } from './operations.ts'
