import { expect, test } from 'vitest'
import { isTooLate, lastClaimDay } from './deadline.ts'

test.each([
  ['trust', '03-31', '2022-04-05', '2026-04-05'],
  ['trust', '03-31', '2022-04-06', '2027-04-05'],
  ['trust', '12-31', '2022-12-31', '2027-04-05'],
  ['cio', '03-31', '2022-03-31', '2026-03-31'],
  ['cio', '03-31', '2022-04-01', '2027-03-31'],
  ['company', '12-31', '2022-01-01', '2026-12-31'],
  ['company', '12-31', '2022-12-31', '2026-12-31'],
  ['association', '08-31', '2022-09-01', '2027-08-31'],
  ['company', '02-28', '2020-02-29', '2024-02-29'],
  ['company', '02-29', '2022-03-01', '2027-02-28'],
  ['company', '02-28', '2023-02-28', '2027-02-28'],
] as const)('a %s whose year ends on %s may claim a gift made on %s until %s', (legalForm, yearEnd, day, lastDay) => {
  const period = { legalForm, yearEnd }
  expect(lastClaimDay(day, period)).toBe(lastDay)
  const dayAfter = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10)
  expect([isTooLate(day, period, lastDay), isTooLate(day, period, dayAfter)]).toEqual([false, true])
})
