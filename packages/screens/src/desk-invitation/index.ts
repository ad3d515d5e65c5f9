export { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx'
export { QrCode } from './QrCode.tsx'
export { RecoveryCodes } from './RecoveryCodes.tsx'
