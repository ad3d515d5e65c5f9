export { nextActivityDays, type ActivityDay } from './nextDays.ts'
export { ActivityRows, type ActivityRowsProps, WeeklyActivities } from './WeeklyActivities.tsx'
