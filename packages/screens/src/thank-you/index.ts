export { ThankYouScreen as Screen, prefetchGift as prefetch } from './ThankYouScreen.tsx'
