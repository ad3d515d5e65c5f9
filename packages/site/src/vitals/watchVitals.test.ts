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

test('sums layout shifts less than a second apart, in windows of at most five seconds', () => {
  const shifts = createShiftTotal()
  shifts.add(0, 0.1)
  shifts.add(900, 0.1)
  expect(shifts.max()).toBeCloseTo(0.2)
  shifts.add(2000, 0.15)
  expect(shifts.max()).toBeCloseTo(0.2)
  for (const time of [2900, 3800, 4700, 5600, 6500]) shifts.add(time, 0.01)
  expect(shifts.max()).toBeCloseTo(0.2)
  shifts.add(7400, 0.3)
  // A new window, 5.4 seconds after the start of the last one.
  expect(shifts.max()).toBeCloseTo(0.3)
})

test('ignores the slowest of fifty interactions', () => {
  expect(slowestOf([])).toBeUndefined()
  expect(slowestOf([80])).toBe(80)
  expect(slowestOf([...Array.from({ length: 49 }, () => 60), 900])).toBe(60)
})
