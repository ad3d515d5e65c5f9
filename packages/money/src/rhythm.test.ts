import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOfDays, firstDayOf, addDays } from './rhythm.ts'

const friday = '2026-11-27'

test.each([
  ['weekly', '2026-11-22', 600, friday],
  ['weekly', '2026-11-26', 1439, friday],
  // A Friday counts while its hour is at least an hour away.
  ['weekly', friday, 720, friday],
  ['weekly', friday, 721, '2026-12-04'],
  ['monthly', '2026-11-22', 720, '2026-11-22'],
  ['monthly', '2026-11-30', 721, '2026-12-01'],
  ['daily', '2026-12-31', 1000, '2027-01-01'],
  ['daily', '2028-02-28', 1000, '2028-02-29'],
] as const)(
  'collected at 13:00, a %s gift made on %s at minute %i is first collected on %s',
  (rhythm, date, minutes, first) => {
    expect(firstDayOf(rhythm, { date, minutes }, 13)).toBe(first)
  },
)

test('the first Friday is a Friday, at most seven days ahead, whatever the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 1439 }), (days, minutes) => {
      const date = addDays('2000-01-01', days)
      const first = firstDayOf('weekly', { date, minutes }, 13)
      expect(new Date(first).getUTCDay()).toBe(5)
      const ahead = countOfDays(date, first) - 1
      expect(ahead).toBeGreaterThanOrEqual(0)
      expect(ahead).toBeLessThanOrEqual(7)
    }),
  )
})

test('days are counted with the first and the last', () => {
  expect([countOfDays(friday, friday), countOfDays(friday, '2026-12-06'), countOfDays(friday, '2026-11-20')]).toEqual([
    1, 10, -6,
  ])
})
