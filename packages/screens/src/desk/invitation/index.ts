export { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx'
export { type AccountCalls, NewAccount } from './NewAccount.tsx'
export { QrCode } from './QrCode.tsx'
export { RecoveryCodes } from './RecoveryCodes.tsx'
