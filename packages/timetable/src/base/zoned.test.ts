import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockTime, dateOfNumber, dayNumber } from './calendar.ts'
import { formatWithIntl } from '../testing/tables.ts'
import { offsetsBetween, wallClock, zonedInstant } from './zoned.ts'

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const instant = fc
  .integer({ min: Date.UTC(1970, 0, 2) / 1000, max: Date.UTC(2099, 11, 30) / 1000 })
  .map((seconds) => new Date(seconds * 1000))
const date = fc.integer({ min: dayNumber('1970-01-05'), max: dayNumber('2099-12-25') }).map(dateOfNumber)
const minutes = fc.integer({ min: 0, max: 1439 })
const hour = 3_600_000

/** The expected instant by brute force: tries all offsets in use around the time, and keeps the first that matches. */
function byBruteForce(day: string, minute: number, timeZone: string): Date {
  const expected = `${day} ${clockTime(minute)}:00`
  const naive = Date.parse(`${day}T${clockTime(minute)}:00Z`)
  const offsets = new Set<number>()
  let firstOffset: number | undefined
  for (let time = naive - 25 * hour; time <= naive + 25 * hour; time += hour / 2) {
    const offset = Date.parse(`${formatWithIntl(new Date(time), timeZone).replace(' ', 'T')}Z`) - time
    firstOffset ??= offset
    offsets.add(offset)
  }
  const matches = [...offsets]
    .map((offset) => naive - offset)
    .filter((at) => formatWithIntl(new Date(at), timeZone) === expected)
    .sort((a, b) => a - b)
  return new Date(matches[0] ?? naive - (firstOffset ?? 0))
}

describe('wallClock', () => {
  test('agrees with Intl in every zone', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const { date: day, minutes: minute } = wallClock(at, timeZone)
        expect(`${day} ${clockTime(minute)}`).toBe(formatWithIntl(at, timeZone).slice(0, 16))
      }),
      { numRuns: 2000 },
    )
  })

  test('throws a clear error for an invalid Date and an unknown zone', () => {
    expect(() => wallClock(new Date(Number.NaN), 'Europe/London')).toThrow('This Date is invalid')
    expect(() => wallClock(new Date(0), 'Europe/Bradford')).toThrow('There is no time zone called "Europe/Bradford"')
  })
})

describe('zonedInstant', () => {
  test('is the first instant at which the clocks show the time, in every zone', () => {
    fc.assert(
      fc.property(date, minutes, zone, (day, minute, timeZone) => {
        expect(zonedInstant(day, minute, timeZone)).toEqual(byBruteForce(day, minute, timeZone))
      }),
      { numRuns: 150 },
    )
  })

  test('is correct on the days around every kind of clock change', () => {
    const changes = [
      ['Europe/London', '2026-03-29'],
      ['Europe/London', '2026-10-25'],
      ['Australia/Lord_Howe', '2026-04-05'],
      ['Australia/Lord_Howe', '2026-10-04'],
      ['America/New_York', '2026-03-08'],
      ['America/St_Johns', '2026-11-01'],
      ['America/Santiago', '2026-09-06'],
      ['Africa/Casablanca', '2026-02-15'],
      ['Africa/Cairo', '2026-04-24'],
      ['Asia/Beirut', '2026-03-29'],
      ['Antarctica/Troll', '2026-03-29'],
      ['Pacific/Apia', '2011-12-30'],
      ['Pacific/Kiritimati', '1994-12-31'],
      ['Pacific/Kwajalein', '1993-08-21'],
    ] as const
    for (const [timeZone, day] of changes) {
      for (let number = dayNumber(day) - 1; number <= dayNumber(day) + 1; number++) {
        for (let minute = 0; minute < 1440; minute += 15) {
          const expected = byBruteForce(dateOfNumber(number), minute, timeZone)
          expect(zonedInstant(dateOfNumber(number), minute, timeZone), `${timeZone} ${day} ${minute}`).toEqual(expected)
        }
      }
    }
  })

  test('is the inverse of wallClock for any clock time that occurs once', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const minuteStart = new Date(at.getTime() - (at.getTime() % 60_000))
        const clock = wallClock(minuteStart, timeZone)
        const result = zonedInstant(clock.date, clock.minutes, timeZone)
        expect(wallClock(result, timeZone)).toEqual(clock)
        // A repeated hour gives the first of the two, never the second; offsets before 1973 may include seconds.
        expect(result.getTime()).toBeLessThanOrEqual(minuteStart.getTime() + 59_999)
      }),
      { numRuns: 2000 },
    )
  })

  test('reads a skipped time with the offset before the change, and a repeated time as the first', () => {
    expect(zonedInstant('2026-03-29', 90, 'Europe/London').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(zonedInstant('2026-10-25', 90, 'Europe/London').toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(zonedInstant('2026-10-04', 135, 'Australia/Lord_Howe').toISOString()).toBe('2026-10-03T15:45:00.000Z')
    expect(zonedInstant('2026-06-15', 0, 'Pacific/Kiritimati').toISOString()).toBe('2026-06-14T10:00:00.000Z')
  })

  test('rejects a day that does not exist', () => {
    expect(() => zonedInstant('2026-02-29', 0, 'Europe/London')).toThrow('"2026-02-29" is not a day of the calendar')
  })
})

describe('offsetsBetween', () => {
  const offsets = (from: string, until: string, timeZone: string) =>
    offsetsBetween(new Date(from), new Date(until), timeZone).map(({ from: at, minutes }) => [
      at.toISOString(),
      minutes,
    ])

  test('returns each clock change to the second, and no others', () => {
    expect(offsets('2026-10-01T00:00:00Z', '2027-04-01T00:00:00Z', 'Europe/London')).toEqual([
      ['2026-10-01T00:00:00.000Z', 60],
      ['2026-10-25T01:00:00.000Z', 0],
      ['2027-03-28T01:00:00.000Z', 60],
    ])
    expect(offsets('2026-10-25T00:59:59Z', '2026-10-25T01:00:01Z', 'Europe/London')).toHaveLength(2)
    expect(offsets('2026-10-25T01:00:00Z', '2026-12-01T00:00:00Z', 'Europe/London')).toHaveLength(1)
    // A change of half an hour, and a zone without changes.
    expect(offsets('2026-09-20T00:00:00Z', '2026-10-20T00:00:00Z', 'Australia/Lord_Howe')).toEqual([
      ['2026-09-20T00:00:00.000Z', 630],
      ['2026-10-03T15:30:00.000Z', 660],
    ])
    expect(offsets('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 'Asia/Karachi')).toEqual([
      ['2026-01-01T00:00:00.000Z', 300],
    ])
  })
})
