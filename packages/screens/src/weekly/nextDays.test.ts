import { expect, test } from 'vitest'
import { nextActivityDays } from './nextDays.ts'

const activity = (id: string, weekday: number) => ({ id, title: id, summary: '', weekday })

test('lists the next seven days with activities from today, across the end of a week and a year', () => {
  const activities = [activity('halaqah', 1), activity('lunch', 3), activity('tafsir', 3), activity('class', 7)]
  // 30 December 2026 is a Wednesday.
  expect(
    nextActivityDays(activities, '2026-12-30').map(({ date, daysAhead, activities: dayActivities }) => [
      date,
      daysAhead,
      dayActivities.map(({ id }) => id),
    ]),
  ).toEqual([
    ['2026-12-30', 0, ['lunch', 'tafsir']],
    ['2027-01-03', 4, ['class']],
    ['2027-01-04', 5, ['halaqah']],
  ])
  expect(nextActivityDays([], '2026-12-30')).toEqual([])
})
