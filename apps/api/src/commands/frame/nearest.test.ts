import { expect, test } from 'vitest'
import { nearest, slips } from './nearest.ts'

test.each([
  ['tenat', 'tenant', 1],
  ['tenatn', 'tenant', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
  ['Same', 'same', 0],
  ['kitten', 'sitting', 3],
])('%s is %s after %i slips', (typed, meant, count) => expect(slips(typed, meant)).toBe(count))

test('the nearest word is the one that was meant, and none when nothing is near', () => {
  expect(nearest('activplan', ['websiteName', 'activePlan', 'activeBan'])).toBe('activePlan')
  expect(nearest('motto', ['websiteName', 'activePlan'])).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
})
