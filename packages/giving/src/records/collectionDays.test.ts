import { addDays, isFriday, wallClock } from '@minaret/timetable'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CollectionClock, firstCollection } from '@minaret/timetable/collections'
import { comingDays, dayIn, daysBetween, dueAt, readDays } from './collectionDays.ts'

const zones = [
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Asia/Tehran',
  'America/New_York',
  'Asia/Karachi',
] as const
const hourMs = 3_600_000

const zone = fc.constantFrom(...zones)
const hour = fc.integer({ min: 2, max: 21 })
const now = fc.date({ min: new Date('2025-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
const clock = fc.record({ timeZone: zone, hour, now })

const read = (wanted: Parameters<typeof readDays>[0], at: Parameters<typeof readDays>[1]) => {
  const result = readDays(wanted, at)
  if ('errors' in result) throw new Error(JSON.stringify(result.errors))
  return result.days
}
const firstFriday = (at: CollectionClock) => firstCollection('weekly', at)
const london = (at: string) => ({ timeZone: 'Europe/London', hour: 13, now: new Date(at) })

describe('the first Friday', () => {
  test.each([
    ['on a Wednesday', '2026-11-18T10:00:00Z', '2026-11-20T13:00:00.000Z'],
    ['on Friday morning is today', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00.000Z'],
    ['less than an hour before it is the next, and no more than a week away', '2026-11-20T12:00:01Z', undefined],
    ['on Friday afternoon is the next', '2026-11-20T14:30:00Z', '2026-11-27T13:00:00.000Z'],
    ['in summer is an hour earlier in UTC', '2026-07-01T10:00:00Z', '2026-07-03T12:00:00.000Z'],
    ['across the change in spring', '2026-03-27T14:00:00Z', '2026-04-03T12:00:00.000Z'],
    ['across the change in autumn is clamped to a week', '2026-10-23T12:30:00Z', '2026-10-30T12:29:00.000Z'],
  ])('%s', (_, at, expected) => {
    const { at: first, on } = firstFriday(london(at))
    if (expected) expect(first.toISOString()).toBe(expected)
    expect(isFriday(on)).toBe(true)
  })

  test('is a Friday at the mosque, at least an hour and at most a week away, whatever the zone, the hour and the day', () => {
    fc.assert(
      fc.property(clock, (clocks) => {
        const { at, on } = firstFriday(clocks)
        expect(dayIn(clocks.timeZone, at)).toBe(on)
        expect(isFriday(on)).toBe(true)
        const ahead = at.getTime() - clocks.now.getTime()
        expect(ahead).toBeGreaterThanOrEqual(hourMs)
        expect(ahead).toBeLessThanOrEqual(7 * 24 * hourMs)
      }),
      { numRuns: 3000 },
    )
  })

  test('is never put off: an earlier Friday would have been less than an hour away', () => {
    fc.assert(
      fc.property(clock, (clocks) => {
        const { on } = firstFriday(clocks)
        const today = dayIn(clocks.timeZone, clocks.now)
        expect(daysBetween(today, on)).toBeLessThanOrEqual(7)
        if (daysBetween(today, on) === 7) {
          const { minutes } = wallClock(clocks.now, clocks.timeZone)
          expect(minutes).toBeGreaterThan((clocks.hour - 2) * 60)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('is followed by Fridays for two years, though a provider counts in weeks of UTC', () => {
    fc.assert(
      fc.property(clock, (clocks) => {
        const days = read({ rhythm: 'weekly' }, clocks)
        for (const day of comingDays({ rhythm: 'weekly', ...days }, days.startsOn, 104)) {
          expect(isFriday(day)).toBe(true)
          expect(dayIn(clocks.timeZone, dueAt(days, day))).toBe(day)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('that a page has shown and that has gone by meanwhile is not silently another', () => {
    const shown = { rhythm: 'weekly', startsOn: '2026-11-20' } as const
    expect(readDays(shown, london('2026-11-20T11:59:00Z'))).toHaveProperty('days.startsOn', '2026-11-20')
    expect(readDays(shown, london('2026-11-20T12:49:00Z'))).toMatchObject({
      days: { startsOn: '2026-11-20', startsAt: new Date('2026-11-20T13:00:00Z') },
    })
    expect(readDays(shown, london('2026-11-20T12:51:00Z'))).toMatchObject({
      errors: { startsOn: { en: expect.stringContaining('27 November 2026') } },
      firstDay: '2026-11-27',
    })
    // What no page has shown is not begun so late.
    expect(readDays({ rhythm: 'weekly' }, london('2026-11-20T12:01:00Z'))).toHaveProperty('days.startsOn', '2026-11-27')
  })
})

describe('a monthly gift', () => {
  test.each([
    ['begins today while its hour is an hour away', '2026-11-20T12:00:00Z', '2026-11-20'],
    ['begins tomorrow otherwise', '2026-11-20T12:01:00Z', '2026-11-21'],
  ])('%s', (_, at, startsOn) => {
    expect(read({ rhythm: 'monthly' }, london(at)).startsOn).toBe(startsOn)
  })

  test('begins today where a page has shown today while there was time, and is asked about anew where it is too late', () => {
    const shown = { rhythm: 'monthly', startsOn: '2026-11-20' } as const
    expect(readDays(shown, london('2026-11-20T12:49:00Z'))).toHaveProperty('days.startsOn', '2026-11-20')
    expect(readDays(shown, london('2026-11-20T12:51:00Z'))).toMatchObject({
      errors: { startsOn: { en: 'The start date can be 21 November 2026 at the earliest.' } },
      firstDay: '2026-11-21',
    })
  })

  test('of the 31st is collected on the last day of a shorter month, and on the 31st again', () => {
    expect(comingDays({ rhythm: 'monthly', startsOn: '2026-12-31' }, '2026-12-31', 5)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ])
    expect(comingDays({ rhythm: 'monthly', startsOn: '2027-10-31' }, '2028-02-01', 2)).toEqual([
      '2028-02-29',
      '2028-03-31',
    ])
  })

  test('is collected on its own day at the mosque, and that day is the same in UTC, where a provider counts months', () => {
    fc.assert(
      fc.property(clock, fc.integer({ min: 1, max: 60 }), (clocks, ahead) => {
        const startsOn = addDays(dayIn(clocks.timeZone, clocks.now), ahead)
        const days = read({ rhythm: 'monthly', startsOn }, clocks)
        for (const day of comingDays({ rhythm: 'monthly', startsOn }, startsOn, 24)) {
          const due = dueAt(days, day)
          expect(due.toISOString().slice(0, 10)).toBe(day)
          expect(dayIn(clocks.timeZone, due)).toBe(day)
        }
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['too soon', '2026-11-19', 'at the earliest'],
    ['more than sixty days ahead', '2027-01-20', 'at the latest'],
    ['no day at all', '2026-13-40', 'date that exists'],
  ])('whose first day is %s is refused in words', (_, startsOn, words) => {
    expect(readDays({ rhythm: 'monthly', startsOn }, london('2026-11-20T10:00:00Z'))).toMatchObject({
      errors: { startsOn: { en: expect.stringContaining(words) } },
    })
  })
})

describe('a daily gift', () => {
  const at = london('2026-11-20T10:00:00Z')

  test('ends half a day after its last day, which is collected', () => {
    const days = read({ rhythm: 'daily', until: '2026-11-29' }, at)
    expect(days).toMatchObject({ startsOn: '2026-11-20', until: '2026-11-29' })
    expect(days.endsAt?.toISOString()).toBe('2026-11-30T01:00:00.000Z')
    expect(comingDays({ rhythm: 'daily', ...days }, days.startsOn, 100)).toHaveLength(10)
  })

  test.each([
    ['without a last day', undefined, 'needs an end date'],
    ['whose last day is before the first', '2026-11-19', "can't be before"],
    ['of more than 366 days', '2027-11-21', 'at the latest'],
  ])('%s is refused in words', (_, until, words) => {
    expect(readDays({ rhythm: 'daily', until }, at)).toMatchObject({
      errors: { until: { en: expect.stringContaining(words) } },
    })
  })

  test('of 366 days may be', () => {
    const days = read({ rhythm: 'daily', until: '2027-11-20' }, at)
    expect(comingDays({ rhythm: 'daily', ...days }, days.startsOn, 1000)).toHaveLength(366)
  })
})

test('whatever the rhythm, the end lies after the last day that is collected and before the next', () => {
  const rhythm = fc.constantFrom('weekly', 'monthly', 'daily')
  fc.assert(
    fc.property(clock, rhythm, fc.integer({ min: 0, max: 300 }), (clocks, kind, length) => {
      const { startsOn } = read({ rhythm: kind === 'daily' ? 'monthly' : kind }, clocks)
      const days = read({ rhythm: kind, until: addDays(startsOn, length) }, clocks)
      const all = comingDays({ rhythm: kind, startsOn }, startsOn, 400)
      const last = all.filter((day) => day <= addDays(startsOn, length)).at(-1) ?? ''
      const next = all.find((day) => day > last) ?? ''
      expect(days.endsAt?.getTime()).toBeGreaterThan(dueAt(days, last).getTime())
      expect(days.endsAt?.getTime()).toBeLessThan(dueAt(days, next).getTime())
      expect(Number.isNaN(days.startsAt.getTime())).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('days to come begin where they are asked for, and stop at the end', () => {
  const daily = { rhythm: 'daily', startsOn: '2026-11-20', until: '2026-11-22' } as const
  expect(comingDays(daily, '2026-11-01', 9)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  expect(comingDays(daily, '2026-11-22', 9)).toEqual(['2026-11-22'])
  expect(comingDays(daily, '2026-11-23', 9)).toEqual([])
  expect(comingDays({ rhythm: 'weekly', startsOn: '2026-11-20' }, '2027-11-20', 1)).toEqual(['2027-11-26'])
})

test('the first day a page shows is the one that is taken, in any zone, at any hour and through every change of the clocks', () => {
  fc.assert(
    fc.property(clock, fc.constantFrom('weekly', 'monthly', 'daily'), (clocks, rhythm) => {
      const shown = firstCollection(rhythm, clocks)
      const until = rhythm === 'daily' ? { until: addDays(shown.on, 5) } : {}
      for (const wanted of [
        { rhythm, ...until },
        { rhythm, ...until, startsOn: shown.on },
      ])
        expect(read(wanted, clocks)).toMatchObject({ startsOn: shown.on, startsAt: shown.at })
      expect(dayIn(clocks.timeZone, shown.at)).toBe(shown.on)
      expect(shown.at.getTime() - clocks.now.getTime()).toBeGreaterThanOrEqual(hourMs)
    }),
    { numRuns: 2000 },
  )
})
