export { ThankYouScreen as Screen, MissingGift as Missing, prefetchGift as prefetch } from './ThankYouScreen.tsx'
