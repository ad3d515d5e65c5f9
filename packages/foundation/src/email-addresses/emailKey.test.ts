import { expect, test } from 'vitest'
import { emailKey, mailboxKey } from './emailKey.ts'

test.each([
  [' Aisha@Example.ORG ', 'aisha@example.org'],
  ['jose\u0301@example.org', 'jos\u00e9@example.org'],
  ['aisha+mosque@example.org', 'aisha+mosque@example.org'],
])('normalises %j to %j', (email, key) => {
  expect(emailKey(email)).toBe(key)
})

test.each([
  ['Aisha+news@example.org', 'aisha@example.org'],
  ['aisha+a+b@example.org', 'aisha@example.org'],
  ['a.isha+x@googlemail.com', 'aisha@gmail.com'],
  ['a.isha@example.org', 'a.isha@example.org'],
  ['+44@example.org', '+44@example.org'],
])('%s leads to the mailbox %s', (email, mailbox) => expect(mailboxKey(email)).toBe(mailbox))
