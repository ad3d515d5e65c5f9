export { SupportScreen } from './SupportScreen.tsx'
export { SupportNotice } from './SupportNotice.tsx'
