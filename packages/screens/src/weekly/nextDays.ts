import type { Activity } from '@minaret/contract'
import { addDays } from '@minaret/money'
import { weekdayIndex } from '../app/weekdayIndex.ts'

/** A day with activities. */
export type ActivityDay = {
  /** `YYYY-MM-DD`. */
  date: string
  /** 0 for today, 1 for tomorrow. */
  daysAhead: number
  activities: readonly Activity[]
}

/** Returns the next seven days that have activities, starting with today. @param today `YYYY-MM-DD` */
export const nextActivityDays = (activities: readonly Activity[], today: string): ActivityDay[] =>
  Array.from({ length: 7 }, (_, daysAhead) => {
    const date = addDays(today, daysAhead)
    return { date, daysAhead, activities: activities.filter(({ weekday }) => weekday === weekdayIndex(date)) }
  }).filter(({ activities: dayActivities }) => dayActivities.length > 0)
