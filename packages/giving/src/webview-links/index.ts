export { makeDonationLink } from './createLink.ts'
export { webviewLinkOperations } from './operations.ts'
