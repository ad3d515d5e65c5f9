export { JummahScreen as Screen, prefetchCauses as prefetch } from './JummahScreen.tsx'
