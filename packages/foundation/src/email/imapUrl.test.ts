import { expect, test } from 'vitest'
import { imapUrlProblem, readImapUrl } from './imapUrl.ts'

test('parses a mailbox URL with its folder, for TLS or STARTTLS', () => {
  expect(readImapUrl('imaps://bounces%40example.org:pass%20word@mail.example.org')).toEqual({
    host: 'mail.example.org',
    port: 993,
    secure: true,
    isLocal: false,
    user: 'bounces@example.org',
    pass: 'pass word',
    folder: 'INBOX',
  })
  expect(readImapUrl('imap://a:b@[::1]:1143/Reports/Spam')).toMatchObject({
    host: '::1',
    port: 1143,
    secure: false,
    isLocal: true,
    folder: 'Reports/Spam',
  })
})

test.each([
  'mail.example.org',
  'https://a:b@mail.example.org',
  'imaps://mail.example.org',
  'imaps://a@mail.example.org',
  'imaps://a:%@mail.example.org',
  'imaps://a:b@mail.example.org?tls=no',
])('rejects an invalid URL without repeating it: %s', (text) => {
  expect(imapUrlProblem(text)).toMatch(/^(must|needs|has) /)
  expect(imapUrlProblem(text)).not.toContain('a:b@')
})
