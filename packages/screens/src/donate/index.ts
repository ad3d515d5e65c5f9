export { DonateScreen as Screen, prefetchCauses as prefetch } from './DonateScreen.tsx'
