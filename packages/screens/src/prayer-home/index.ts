export { PrayerHomeScreen as Screen, prefetch } from '../prayer-times/index.ts'
