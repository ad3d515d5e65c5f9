import { expect, test } from 'vitest'
import { nearest, suggest } from './closestMatch.ts'

test.each([
  ['activplan', 'activePlan'],
  ['ativePlan', 'activePlan'],
  ['ACTIVEPLAN', 'activePlan'],
  ['webisteName', 'websiteName'],
  ['website', 'websiteName'],
])('%s was meant to be %s', (typed, meant) =>
  expect(nearest(typed, ['websiteName', 'activePlan', 'activeBan'])).toBe(meant),
)

test('neighbours that changed places are one slip, so that a short word is found too', () => {
  expect(nearest('ned', ['end', 'event'])).toBe('end')
})

test('nothing is meant when nothing is near', () => {
  expect(nearest('motto', ['websiteName', 'activePlan'])).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
  expect(suggest('motto', ['websiteName'])).toBe('')
  expect(suggest('evnts', ['events'])).toBe(' Did you mean `events`?')
})
