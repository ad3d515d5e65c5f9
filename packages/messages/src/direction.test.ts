import { expect, test } from 'vitest'
import { directionOf } from './direction.ts'

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ur-GB', 'rtl'],
  ['dv', 'rtl'],
  ['pa', 'ltr'],
  // The same language in two scripts.
  ['pa-PK', 'rtl'],
  ['az-Latn', 'ltr'],
])('%s is %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
