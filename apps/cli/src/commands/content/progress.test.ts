import { expect, test } from 'vitest'
import { formatSeconds } from './progress.ts'

test.each([
  [0.2, '1 s'],
  [58.1, '59 s'],
  [59.4, '1 min 0 s'],
  [60, '1 min 0 s'],
  [119.6, '2 min 0 s'],
  [3601, '60 min 1 s'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text)
})
