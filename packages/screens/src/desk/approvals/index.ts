export { ApprovalsScreen } from './ApprovalsScreen.tsx'
export { RequestNotices, RequestsWaiting, type RequestsWaitingProps } from './RequestsWaiting.tsx'
export { CancelLinkScreen } from './CancelLinkScreen.tsx'
