export { ApprovalsScreen } from './ApprovalsScreen.tsx'
export { RequestsWaiting, type RequestsWaitingProps } from './RequestsWaiting.tsx'
export { CancelLinkScreen } from './CancelLinkScreen.tsx'
