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

const daysOf = (request: Parameters<typeof readDays>[0], at: Parameters<typeof readDays>[1]) => {
  const result = readDays(request, at)
  if ('errors' in result) throw new Error(JSON.stringify(result.errors))
  return result.days
}
const firstFriday = (at: CollectionClock) => firstCollection('weekly', at)
const london = (at: string) => ({ timeZone: 'Europe/London', hour: 13, now: new Date(at) })

describe('the first Friday', () => {
  test.each([
    ['on a Wednesday', '2026-11-18T10:00:00Z', '2026-11-20T13:00:00.000Z'],
    ['on Friday morning is today', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00.000Z'],
    ['less than an hour before is the next one, at most a week away', '2026-11-20T12:00:01Z', undefined],
    ['on Friday afternoon is the next', '2026-11-20T14:30:00Z', '2026-11-27T13:00:00.000Z'],
    ['in summer is an hour earlier in UTC', '2026-07-01T10:00:00Z', '2026-07-03T12:00:00.000Z'],
    ['across the change in spring', '2026-03-27T14:00:00Z', '2026-04-03T12:00:00.000Z'],
    ['across the change in autumn is clamped to a week', '2026-10-23T12:30:00Z', '2026-10-30T12:29:00.000Z'],
  ])('%s', (_, at, expected) => {
    const { at: firstTime, on } = firstFriday(london(at))
    if (expected) expect(firstTime.toISOString()).toBe(expected)
    expect(isFriday(on)).toBe(true)
  })

  test('is a Friday at the mosque between an hour and a week away, in any zone, hour and day', () => {
    fc.assert(
      fc.property(clock, (collectionClock) => {
        const { at, on } = firstFriday(collectionClock)
        expect(dayIn(collectionClock.timeZone, at)).toBe(on)
        expect(isFriday(on)).toBe(true)
        const ahead = at.getTime() - collectionClock.now.getTime()
        expect(ahead).toBeGreaterThanOrEqual(hourMs)
        expect(ahead).toBeLessThanOrEqual(7 * 24 * hourMs)
      }),
      { numRuns: 3000 },
    )
  })

  test('is the earliest Friday that is at least an hour away', () => {
    fc.assert(
      fc.property(clock, (collectionClock) => {
        const { on } = firstFriday(collectionClock)
        const today = dayIn(collectionClock.timeZone, collectionClock.now)
        expect(daysBetween(today, on)).toBeLessThanOrEqual(7)
        if (daysBetween(today, on) === 7) {
          const { minutes } = wallClock(collectionClock.now, collectionClock.timeZone)
          expect(minutes).toBeGreaterThan((collectionClock.hour - 2) * 60)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('is followed by Fridays for two years, although a provider counts weeks in UTC', () => {
    fc.assert(
      fc.property(clock, (collectionClock) => {
        const days = daysOf({ rhythm: 'weekly' }, collectionClock)
        for (const day of comingDays({ rhythm: 'weekly', ...days }, days.startsOn, 104)) {
          expect(isFriday(day)).toBe(true)
          expect(dayIn(collectionClock.timeZone, dueAt(days, day))).toBe(day)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('displayed on a page is rejected, not replaced, if it has passed in the meantime', () => {
    const request = { rhythm: 'weekly', startsOn: '2026-11-20' } as const
    expect(readDays(request, london('2026-11-20T11:59:00Z'))).toHaveProperty('days.startsOn', '2026-11-20')
    expect(readDays(request, london('2026-11-20T12:49:00Z'))).toMatchObject({
      days: { startsOn: '2026-11-20', startsAt: new Date('2026-11-20T13:00:00Z') },
    })
    expect(readDays(request, london('2026-11-20T12:51:00Z'))).toMatchObject({
      errors: { startsOn: { en: expect.stringContaining('27 November 2026') } },
      firstDay: '2026-11-27',
    })
    // Without a displayed day, the next Friday is used.
    expect(readDays({ rhythm: 'weekly' }, london('2026-11-20T12:01:00Z'))).toHaveProperty('days.startsOn', '2026-11-27')
  })
})

describe('a monthly gift', () => {
  test.each([
    ['starts today if the collection is at least an hour away', '2026-11-20T12:00:00Z', '2026-11-20'],
    ['starts tomorrow otherwise', '2026-11-20T12:01:00Z', '2026-11-21'],
  ])('%s', (_, at, startsOn) => {
    expect(daysOf({ rhythm: 'monthly' }, london(at)).startsOn).toBe(startsOn)
  })

  test('starts today if the page was displayed in time, and is rejected if it was not', () => {
    const request = { rhythm: 'monthly', startsOn: '2026-11-20' } as const
    expect(readDays(request, london('2026-11-20T12:49:00Z'))).toHaveProperty('days.startsOn', '2026-11-20')
    expect(readDays(request, london('2026-11-20T12:51:00Z'))).toMatchObject({
      errors: { startsOn: { en: 'The start date must be 21 November 2026 or later.' } },
      firstDay: '2026-11-21',
    })
  })

  test('on the 31st is collected on the last day of shorter months, and then on the 31st again', () => {
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

  test('is collected on the same day at the mosque and in UTC, in which a provider counts months', () => {
    fc.assert(
      fc.property(clock, fc.integer({ min: 1, max: 60 }), (collectionClock, ahead) => {
        const startsOn = addDays(dayIn(collectionClock.timeZone, collectionClock.now), ahead)
        const days = daysOf({ rhythm: 'monthly', startsOn }, collectionClock)
        for (const day of comingDays({ rhythm: 'monthly', startsOn }, startsOn, 24)) {
          const due = dueAt(days, day)
          expect(due.toISOString().slice(0, 10)).toBe(day)
          expect(dayIn(collectionClock.timeZone, due)).toBe(day)
        }
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['too soon', '2026-11-19', 'or later'],
    ['more than sixty days ahead', '2027-01-20', 'or earlier'],
    ['no valid day', '2026-13-40', 'doesn’t exist'],
  ])('with a first day %s is refused with a message', (_, startsOn, message) => {
    expect(readDays({ rhythm: 'monthly', startsOn }, london('2026-11-20T10:00:00Z'))).toMatchObject({
      errors: { startsOn: { en: expect.stringContaining(message) } },
    })
  })
})

describe('a daily gift', () => {
  const at = london('2026-11-20T10:00:00Z')

  test('ends half a day after its last day, which is collected', () => {
    const days = daysOf({ rhythm: 'daily', until: '2026-11-29' }, at)
    expect(days).toMatchObject({ startsOn: '2026-11-20', until: '2026-11-29' })
    expect(days.endsAt?.toISOString()).toBe('2026-11-30T01:00:00.000Z')
    expect(comingDays({ rhythm: 'daily', ...days }, days.startsOn, 100)).toHaveLength(10)
  })

  test.each([
    ['without a last day', undefined, 'needs an end date'],
    ['whose last day is before the first', '2026-11-19', 'can’t be before'],
    ['of more than 366 days', '2027-11-21', 'or earlier'],
  ])('%s is refused with a message', (_, until, message) => {
    expect(readDays({ rhythm: 'daily', until }, at)).toMatchObject({
      errors: { until: { en: expect.stringContaining(message) } },
    })
  })

  test('of 366 days is accepted', () => {
    const days = daysOf({ rhythm: 'daily', until: '2027-11-20' }, at)
    expect(comingDays({ rhythm: 'daily', ...days }, days.startsOn, 1000)).toHaveLength(366)
  })
})

test('the end is between the last collection and the next, for every frequency', () => {
  const rhythm = fc.constantFrom('weekly', 'monthly', 'daily')
  fc.assert(
    fc.property(clock, rhythm, fc.integer({ min: 0, max: 300 }), (collectionClock, kind, length) => {
      const { startsOn } = daysOf({ rhythm: kind === 'daily' ? 'monthly' : kind }, collectionClock)
      const days = daysOf({ rhythm: kind, until: addDays(startsOn, length) }, collectionClock)
      const allDays = comingDays({ rhythm: kind, startsOn }, startsOn, 400)
      const lastDay = allDays.filter((day) => day <= addDays(startsOn, length)).at(-1) ?? ''
      const nextDay = allDays.find((day) => day > lastDay) ?? ''
      expect(days.endsAt?.getTime()).toBeGreaterThan(dueAt(days, lastDay).getTime())
      expect(days.endsAt?.getTime()).toBeLessThan(dueAt(days, nextDay).getTime())
      expect(Number.isNaN(days.startsAt.getTime())).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('lists days from the requested day until the end', () => {
  const dailyGift = { rhythm: 'daily', startsOn: '2026-11-20', until: '2026-11-22' } as const
  expect(comingDays(dailyGift, '2026-11-01', 9)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  expect(comingDays(dailyGift, '2026-11-22', 9)).toEqual(['2026-11-22'])
  expect(comingDays(dailyGift, '2026-11-23', 9)).toEqual([])
  expect(comingDays({ rhythm: 'weekly', startsOn: '2026-11-20' }, '2027-11-20', 1)).toEqual(['2027-11-26'])
})

test('accepts the first day that a page displays, in any zone, hour and clock change', () => {
  fc.assert(
    fc.property(clock, fc.constantFrom('weekly', 'monthly', 'daily'), (collectionClock, rhythm) => {
      const firstDay = firstCollection(rhythm, collectionClock)
      const until = rhythm === 'daily' ? { until: addDays(firstDay.on, 5) } : {}
      for (const request of [
        { rhythm, ...until },
        { rhythm, ...until, startsOn: firstDay.on },
      ])
        expect(daysOf(request, collectionClock)).toMatchObject({ startsOn: firstDay.on, startsAt: firstDay.at })
      expect(dayIn(collectionClock.timeZone, firstDay.at)).toBe(firstDay.on)
      expect(firstDay.at.getTime() - collectionClock.now.getTime()).toBeGreaterThanOrEqual(hourMs)
    }),
    { numRuns: 2000 },
  )
})
