import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOfNumber, dayNumber, daysInYear, isCalendarDay, isoOf } from './calendar.ts'

const day = fc.integer({ min: -719_162, max: 2_932_896 })

test('day numbers and dates agree with Date, from the year 1 to 9999', () => {
  fc.assert(
    fc.property(day, (number) => {
      const date = new Date(number * 86_400_000).toISOString().slice(0, 10)
      expect(dateOfNumber(number)).toBe(date)
      expect(dayNumber(date)).toBe(number)
    }),
    { numRuns: 5000 },
  )
})

test('isoOf formats an instant like Date', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 86_399 }), fc.constantFrom(1000, 60_000), (number, part, unit) => {
      const time = number * 86_400_000 + ((part * unit) % 86_400_000)
      expect(isoOf(time)).toBe(new Date(time).toISOString())
    }),
  )
})

test('the first and last days of every year and February are converted correctly', () => {
  for (let year = 1; year < 10_000; year += 1) {
    for (const end of ['01-01', '02-28', '03-01', '12-31']) {
      const date = `${String(year).padStart(4, '0')}-${end}`
      expect(dateOfNumber(dayNumber(date))).toBe(date)
    }
    expect(isCalendarDay(`${String(year).padStart(4, '0')}-02-29`)).toBe(daysInYear(year) === 366)
  }
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32', '26-01-01', '2026-1-1', ''])(
  '"%s" is not a day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
    expect(() => dayNumber(text)).toThrow('is not a day of the calendar. Write it as YYYY-MM-DD.')
  },
)
