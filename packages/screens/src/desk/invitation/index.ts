export { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx'
export { NewAccount } from './NewAccount.tsx'
export { QrCode } from './QrCode.tsx'
export { RecoveryCodes } from './RecoveryCodes.tsx'
