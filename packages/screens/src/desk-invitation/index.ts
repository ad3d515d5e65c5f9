export { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx'
