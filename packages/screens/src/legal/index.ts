export { MissingLegal } from './MissingLegal.tsx'
export { PrivacyScreen, prefetchPrivacy } from './PrivacyScreen.tsx'
export { TermsScreen, prefetchTerms } from './TermsScreen.tsx'
