export { ConfirmEmailScreen as Screen } from './ConfirmEmailScreen.tsx'
