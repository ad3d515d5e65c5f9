export { TermsScreen as Screen, MissingLegal as Missing, prefetchTerms as prefetch } from '../legal/index.ts'
