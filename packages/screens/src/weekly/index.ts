export { WeeklyActivities } from './WeeklyActivities.tsx'
