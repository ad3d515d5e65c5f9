import { expect, test } from 'vitest'
import { countOfDays } from './rhythm.ts'

const friday = '2026-11-27'

test('counts days inclusively', () => {
  expect([countOfDays(friday, friday), countOfDays(friday, '2026-12-06'), countOfDays(friday, '2026-11-20')]).toEqual([
    1, 10, -6,
  ])
})
