import { describe, expect, test } from 'vitest'
import { lastSeriesDate, occurrenceOn, secondStart, seriesDates, type SeriesRule } from './rule.ts'

const london = 'Europe/London'
const rule = (overrides: Partial<SeriesRule>): SeriesRule => ({
  startsAt: new Date('2026-10-20T18:30:00Z'),
  endsAt: new Date('2026-10-20T20:00:00Z'),
  allDay: false,
  repeats: 'weekly',
  weekdays: null,
  repeatsUntil: null,
  exceptDays: null,
  prayer: null,
  minutesAfter: null,
  ...overrides,
})
const listDates = (overrides: Partial<SeriesRule>, from = '2026-01-01', count = 4) =>
  [...seriesDates(rule(overrides), london, from)].slice(0, count)
const noPrayer = () => undefined

describe('the days of a series', () => {
  test.each<[string, Partial<SeriesRule>, string[]]>([
    ['weekly, on the weekday of the first day', {}, ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10']],
    ['on two weekdays', { weekdays: [2, 5] }, ['2026-10-20', '2026-10-23', '2026-10-27', '2026-10-30']],
    ['every two weeks', { repeats: 'fortnightly' }, ['2026-10-20', '2026-11-03', '2026-11-17', '2026-12-01']],
    [
      'every two weeks, also on a weekday before that of the first day',
      { repeats: 'fortnightly', weekdays: [1, 2] },
      ['2026-10-20', '2026-11-02', '2026-11-03', '2026-11-16'],
    ],
    ['daily', { repeats: 'daily' }, ['2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23']],
    ['on the third Tuesday', { repeats: 'monthly' }, ['2026-10-20', '2026-11-17', '2026-12-15', '2027-01-19']],
    [
      'on the last Saturday, if the first day was a fifth',
      { repeats: 'monthly', startsAt: new Date('2026-10-31T18:00:00Z') },
      ['2026-10-31', '2026-11-28', '2026-12-26', '2027-01-30'],
    ],
    ['until a day, inclusive', { repeatsUntil: '2026-11-03' }, ['2026-10-20', '2026-10-27', '2026-11-03']],
    ['without exceptions', { exceptDays: ['2026-10-27'] }, ['2026-10-20', '2026-11-03', '2026-11-10', '2026-11-17']],
    ['once', { repeats: null, prayer: 'maghrib' }, ['2026-10-20']],
  ])('%s', (_, overrides, expected) => {
    expect(listDates(overrides)).toEqual(expected)
  })

  test('are computed from any later day, even after many years', () => {
    expect(listDates({}, '2046-10-20', 2)).toEqual(['2046-10-23', '2046-10-30'])
    expect(listDates({ repeats: 'fortnightly' }, '2026-10-21', 1)).toEqual(['2026-11-03'])
    expect(listDates({ repeats: null, prayer: 'isha' }, '2026-10-21')).toEqual([])
  })
})

describe('the last day of a series', () => {
  const weeks = (count: number) =>
    Array.from({ length: count }, (_, index) => new Date(Date.UTC(2027, 2, 30 - 7 * index)).toISOString().slice(0, 10))
  test.each<[string, Partial<SeriesRule>, string | undefined]>([
    ['is its last date', { repeatsUntil: '2027-04-01' }, '2027-03-30'],
    ['is before the exceptions', { repeatsUntil: '2027-04-01', exceptDays: weeks(20) }, '2026-11-10'],
    ['may be the first', { repeatsUntil: '2027-04-01', exceptDays: weeks(23) }, '2026-10-20'],
    ['is undefined if every day is an exception', { repeatsUntil: '2027-04-01', exceptDays: weeks(24) }, undefined],
    ['may be years later', { repeats: 'monthly', repeatsUntil: '2030-01-01' }, '2029-12-18'],
    ['is the only day of a single event', { repeats: null, prayer: 'isha' }, '2026-10-20'],
  ])('%s', (_, overrides, expected) => {
    expect(lastSeriesDate(rule(overrides), london)).toBe(expected)
  })
})

test.each<[string, Partial<SeriesRule>, string]>([
  ['daily', { repeats: 'daily' }, '2026-10-21T18:30'],
  ['weekly, across a clock change', { exceptDays: ['2026-10-27'] }, '2026-10-27T19:30'],
  ['on two weekdays', { weekdays: [2, 5] }, '2026-10-23T18:30'],
  ['on a different weekday from its first day', { weekdays: [5] }, '2026-10-27T19:30'],
  ['every two weeks', { repeats: 'fortnightly', repeatsUntil: '2026-10-21' }, '2026-11-03T19:30'],
  ['monthly', { repeats: 'monthly' }, '2026-11-17T19:30'],
])('returns the second start, by which the first occurrence must end: %s', (_, overrides, expected) => {
  expect(secondStart(rule(overrides), london)?.toISOString().slice(0, 16)).toBe(expected)
})

describe('an occurrence', () => {
  const timesOf = (
    date: string,
    overrides: Partial<SeriesRule> = {},
    prayer: (day: string) => Date | undefined = noPrayer,
  ) => {
    const { startsAt, endsAt, overAt } = occurrenceOn(rule(overrides), london, date, prayer)
    return [startsAt, endsAt, overAt].map((time) => time?.toISOString().slice(0, 16))
  }

  test('keeps its local time across clock changes', () => {
    // The series started at 19:30 in summer, which is 18:30 in UTC.
    expect(timesOf('2026-10-20')).toEqual(['2026-10-20T18:30', '2026-10-20T20:00', '2026-10-20T20:00'])
    expect(timesOf('2026-10-27')).toEqual(['2026-10-27T19:30', '2026-10-27T21:00', '2026-10-27T21:00'])
    expect(timesOf('2027-03-30')).toEqual(['2027-03-30T18:30', '2027-03-30T20:00', '2027-03-30T20:00'])
  })

  test('past midnight ends on the next day, even on the night of a clock change', () => {
    const night = { startsAt: new Date('2026-10-10T21:00:00Z'), endsAt: new Date('2026-10-11T03:00:00Z') }
    expect(timesOf('2026-10-24', night).slice(0, 2)).toEqual(['2026-10-24T21:00', '2026-10-25T04:00'])
  })

  test('starts a number of minutes after its prayer, and keeps its duration', () => {
    const maghrib = (day: string) => new Date(`${day}T16:10:00Z`)
    expect(timesOf('2026-12-01', { prayer: 'maghrib', minutesAfter: 15 }, maghrib).slice(0, 2)).toEqual([
      '2026-12-01T16:25',
      '2026-12-01T17:55',
    ])
  })

  test('ends two hours after its start if it has no end time', () => {
    expect(timesOf('2026-12-01', { endsAt: null })).toEqual(['2026-12-01T19:30', undefined, '2026-12-01T21:30'])
  })
})
