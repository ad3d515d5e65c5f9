export { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
export { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx'
export { type AccountCalls, NewAccount } from './NewAccount.tsx'
export { RecoveryCodes } from './RecoveryCodes.tsx'
