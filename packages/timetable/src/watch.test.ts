import { expect, test } from 'vitest'
import { missingYear } from './watch.ts'

test.each([
  ['the last day of September', '2026-09-30', '2026-12-31', undefined],
  ['the first of October', '2026-10-01', '2026-12-31', { year: 2027, hasBegun: false }],
  ['the last day of the year', '2026-12-31', '2026-12-31', { year: 2027, hasBegun: false }],
  ['the first of January, with the year still missing', '2027-01-01', '2026-12-31', { year: 2027, hasBegun: true }],
  ['the next autumn, with the year still missing', '2027-11-01', '2026-12-31', { year: 2027, hasBegun: true }],
  ['January, with the year in the table', '2027-01-01', '2027-12-31', undefined],
  ['November, with the next year in the table', '2026-11-21', '2027-12-31', undefined],
  ['no table', '2026-11-21', undefined, undefined],
  ['a table that ended the year before last', '2028-01-01', '2026-12-31', undefined],
])('%s', (_, today, lastDay, missing) => {
  expect(missingYear(today, lastDay)).toEqual(missing)
})
