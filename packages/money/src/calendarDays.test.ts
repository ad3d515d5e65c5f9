import { expect, test } from 'vitest'
import { countDays } from './calendarDays.ts'

const friday = '2026-11-27'

test('counts days inclusively', () => {
  expect([countDays(friday, friday), countDays(friday, '2026-12-06'), countDays(friday, '2026-11-20')]).toEqual([
    1, 10, -6,
  ])
})
