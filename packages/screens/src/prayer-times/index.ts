export { PrayerTimesScreen as Screen, prefetchMonth as prefetch } from './PrayerTimesScreen.tsx'
export { PrayerHomeScreen, prefetchPrayerHome } from './PrayerTimesScreen.tsx'
