export { PrivacyScreen as Screen, MissingLegal as Missing, prefetchPrivacy as prefetch } from '../legal/index.ts'
