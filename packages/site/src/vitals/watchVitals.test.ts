import { expect, test } from 'vitest'
import { createShiftTotal, pageKindOf, slowestOf } from './watchVitals.ts'

test.each([
  ['/', 'home'],
  ['/prayer-times', 'times'],
  ['/donate/general', 'giving'],
  ['/campaign/roof', 'campaign'],
  ['/campaigns', 'campaign'],
  ['/user/confirm/secret', 'other'],
  ['/constructor', 'other'],
  ['/__proto__', 'other'],
])('%s is sent as %s', (pathname, kind) => expect(pageKindOf(pathname)).toBe(kind))

test('shifts count together while they follow within a second, for five seconds at most', () => {
  const shifts = createShiftTotal()
  shifts.add(0, 0.1)
  shifts.add(900, 0.1)
  expect(shifts.most()).toBeCloseTo(0.2)
  shifts.add(2000, 0.15)
  expect(shifts.most()).toBeCloseTo(0.2)
  for (const at of [2900, 3800, 4700, 5600, 6500]) shifts.add(at, 0.01)
  expect(shifts.most()).toBeCloseTo(0.2)
  shifts.add(7400, 0.3)
  // 5.4 seconds after the window began: a new one.
  expect(shifts.most()).toBeCloseTo(0.3)
})

test('of fifty interactions the slowest is left out', () => {
  expect(slowestOf([])).toBeUndefined()
  expect(slowestOf([80])).toBe(80)
  expect(slowestOf([...Array.from({ length: 49 }, () => 60), 900])).toBe(60)
})
