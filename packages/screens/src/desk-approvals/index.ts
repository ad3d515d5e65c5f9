export { ApprovalsScreen } from './ApprovalsScreen.tsx'
export { CancelLinkScreen } from './CancelLinkScreen.tsx'
