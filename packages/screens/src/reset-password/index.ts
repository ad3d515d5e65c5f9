export { ResetPasswordScreen as Screen } from './ResetPasswordScreen.tsx'
