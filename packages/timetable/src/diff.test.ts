import { expect, test } from 'vitest'
import { describeDiff, diffTimetables } from './diff.ts'
import { rowsByDate } from './resolve.ts'
import { daysOf, fixtureText } from './testing/tables.ts'

const days = daysOf(fixtureText(2026))
const storedRows = rowsByDate(days)

test('an identical table has no changes and an empty description', () => {
  const diff = diffTimetables(storedRows, days)
  expect(diff).toEqual({ added: [], unchanged: 365, changed: [] })
  expect(describeDiff(diff)).toEqual([])
})

test('a year that is not stored yet is new', () => {
  const diff = diffTimetables(storedRows, daysOf(fixtureText(2027)))
  expect(describeDiff(diff)).toEqual(['365 days are new: 2027-01-01 to 2027-12-31'])
})

test('changes are described by column, with days and an example, including jamaats that are added or removed', () => {
  const editedDays = days.map((day, index) => {
    if (index < 3) return { ...day, asr: { ...day.asr, jamaat: 14 * 60 + 45 } }
    if (index === 10) return { ...day, isha: { begins: day.isha.begins } }
    return day
  })
  const diff = diffTimetables(storedRows, editedDays)
  expect(diff.changed).toHaveLength(4)
  expect(describeDiff(diff)).toEqual([
    'Asr jamaat changes on 3 days (2026-01-01 to 2026-01-03), for example 2026-01-01: 14:30 → 14:45',
    'Isha jamaat changes on 1 day (2026-01-11), for example 2026-01-11: 19:00 → none',
    '361 days stay as they are',
  ])
})
