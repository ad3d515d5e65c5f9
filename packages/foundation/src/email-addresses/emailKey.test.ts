import { expect, test } from 'vitest'
import { emailKey } from './emailKey.ts'

test.each([
  [' Aisha@Example.ORG ', 'aisha@example.org'],
  ['jose\u0301@example.org', 'jos\u00e9@example.org'],
  ['aisha+mosque@example.org', 'aisha+mosque@example.org'],
])('%j is compared as %j', (typed, key) => {
  expect(emailKey(typed)).toBe(key)
})
