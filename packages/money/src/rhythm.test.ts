import { expect, test } from 'vitest'
import { countOfDays } from './rhythm.ts'

const friday = '2026-11-27'

test('days are counted with the first and the last', () => {
  expect([countOfDays(friday, friday), countOfDays(friday, '2026-12-06'), countOfDays(friday, '2026-11-20')]).toEqual([
    1, 10, -6,
  ])
})
