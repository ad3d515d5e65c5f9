import { expect, test } from 'vitest'
import { findClosestMatch, suggestMatch } from './closestMatch.ts'

test.each([
  ['activplan', 'activePlan'],
  ['ativePlan', 'activePlan'],
  ['ACTIVEPLAN', 'activePlan'],
  ['webisteName', 'websiteName'],
  ['website', 'websiteName'],
])('corrects %s to %s', (input, match) =>
  expect(findClosestMatch(input, ['websiteName', 'activePlan', 'activeBan'])).toBe(match),
)

test('counts swapped neighbours as one edit, so that short words match too', () => {
  expect(findClosestMatch('ned', ['end', 'event'])).toBe('end')
})

test('returns undefined if nothing is close', () => {
  expect(findClosestMatch('motto', ['websiteName', 'activePlan'])).toBeUndefined()
  expect(findClosestMatch('x', [])).toBeUndefined()
  expect(suggestMatch('motto', ['websiteName'])).toBe('')
  expect(suggestMatch('evnts', ['events'])).toBe(' Did you mean `events`?')
})
