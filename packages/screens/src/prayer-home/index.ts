export { PrayerHomeScreen as Screen, prefetchPrayerHome as prefetch } from '../prayer-times/index.ts'
