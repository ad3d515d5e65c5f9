import { expect, test } from 'vitest'
import { findClosestMatch, suggestMatch } from './closestMatch.ts'

test.each([
  ['activplan', 'activePlan'],
  ['ativePlan', 'activePlan'],
  ['ACTIVEPLAN', 'activePlan'],
  ['webisteName', 'websiteName'],
  ['website', 'websiteName'],
])('%s was meant to be %s', (typed, meant) =>
  expect(findClosestMatch(typed, ['websiteName', 'activePlan', 'activeBan'])).toBe(meant),
)

test('neighbours that changed places are one slip, so that a short word is found too', () => {
  expect(findClosestMatch('ned', ['end', 'event'])).toBe('end')
})

test('nothing is meant when nothing is near', () => {
  expect(findClosestMatch('motto', ['websiteName', 'activePlan'])).toBeUndefined()
  expect(findClosestMatch('x', [])).toBeUndefined()
  expect(suggestMatch('motto', ['websiteName'])).toBe('')
  expect(suggestMatch('evnts', ['events'])).toBe(' Did you mean `events`?')
})
