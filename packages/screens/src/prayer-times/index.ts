export { PrayerTimesScreen as Screen, prefetchMonth as prefetch } from './PrayerTimesScreen.tsx'
export { PrayerHomeScreen } from './PrayerTimesScreen.tsx'
