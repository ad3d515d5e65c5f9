import { expect, test } from 'vitest'
import { missingYear } from './watch.ts'

test.each([
  ['the last day of September', '2026-09-30', '2026-12-31', undefined],
  ['the first of October', '2026-10-01', '2026-12-31', 2027],
  ['the last day of the year', '2026-12-31', '2026-12-31', 2027],
  ['with the next year in the table', '2026-11-21', '2027-12-31', undefined],
  ['without a table', '2026-11-21', undefined, undefined],
  ['with a table that ended long ago', '2026-11-21', '2025-12-31', undefined],
])('%s', (_, today, lastDay, missing) => {
  expect(missingYear(today, lastDay)).toBe(missing)
})
