import { describe, expect, test } from 'vitest'
import { weekdayIndex } from '../../app/weekdayIndex.ts'
import { clockAfter, dayAfter, monthAfter, todayIn } from './days.ts'
import { parseTime } from './parseTime.ts'

test.each([
  ['20:15', '20:15'],
  ['2015', '20:15'],
  ['815', '08:15'],
  ['8:15', '08:15'],
  ['8.15pm', '20:15'],
  ['12:10 am', '00:10'],
  [' 20:15 ', '20:15'],
  ['٢٠:١٥', '20:15'],
  ['۲۰۱۵', '20:15'],
  ['25:00', undefined],
  ['20:60', undefined],
  ['13:00 pm', undefined],
  ['8', undefined],
  ['', undefined],
  ['soon', undefined],
])('parses %j as %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

describe('dates and times', () => {
  test('roll over at the end of a month, a year and February', () => {
    expect([dayAfter('2026-11-30', 1), dayAfter('2027-01-01', -1), dayAfter('2028-02-28', 1)]).toEqual([
      '2026-12-01',
      '2026-12-31',
      '2028-02-29',
    ])
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  })

  test('have an ISO weekday, starting with Monday', () => {
    expect(['2026-11-23', '2026-11-29'].map(weekdayIndex)).toEqual([1, 7])
  })

  test('begin at midnight in the mosque’s time zone, wherever the device is', () => {
    const lateEvening = new Date('2026-11-23T23:30:00Z')
    expect(['Europe/London', 'Asia/Karachi', 'America/New_York'].map((zone) => todayIn(zone, lateEvening))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-23',
    ])
  })

  test('wrap at midnight', () => {
    expect([clockAfter('23:58', 5), clockAfter('00:02', -5)]).toEqual(['00:03', '23:57'])
  })
})
