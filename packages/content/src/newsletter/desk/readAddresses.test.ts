import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxPeople, readAddresses } from './readAddresses.ts'

const emailsIn = (text: string) => readAddresses(text).people.map(({ email }) => email)

test.each([
  ['one address per line', 'a@example.org\nb@example.org\n', ['a@example.org', 'b@example.org']],
  [
    'Windows line endings and a byte order mark',
    '\uFEFFa@example.org\r\nb@example.org',
    ['a@example.org', 'b@example.org'],
  ],
  ['a CSV file with headings', 'Name,E-mail,Language\nAisha,a@example.org,ar', ['a@example.org']],
  ['semicolons as in some spreadsheets', 'Aisha;a@example.org', ['a@example.org']],
  ['names as in mail clients', 'Aisha Rahman <a@example.org>', ['a@example.org']],
  ['a duplicate in another case', 'a@example.org\nA@Example.org', ['a@example.org']],
])('reads %s', (_description, text, emails) => {
  expect(emailsIn(text)).toEqual(emails)
  expect(readAddresses(text).problems).toEqual([])
})

test('finds names and languages in any order', () => {
  expect(readAddresses('ar,"Rahman, Aisha",a@example.org\nOmar <o@example.org>').people).toEqual([
    { email: 'a@example.org', emailKey: 'a@example.org', name: 'Rahman, Aisha', language: 'ar' },
    { email: 'o@example.org', emailKey: 'o@example.org', name: 'Omar' },
  ])
})

test('reports lines without an address or with an invalid one', () => {
  expect(readAddresses('a@example.org\n\nsomebody\nb@example\nc@exa mple.org').problems).toEqual([
    { line: 3, text: 'somebody', problem: 'noAddress' },
    { line: 4, text: 'b@example', problem: 'badAddress' },
    { line: 5, text: 'c@exa mple.org', problem: 'badAddress' },
  ])
})

test('never returns an address that could end a header or add a recipient', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const email of emailsIn(text)) expect(email).toMatch(/^[^\s@<>,;]+@[^\s@<>,;]+$/)
    }),
  )
})

const mailchimp =
  'MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS'

test('reads a Mailchimp export, joining both names and ignoring numbers and tags', () => {
  const text = `"Email Address","First Name","Last Name",${mailchimp}\na@example.org,Aisha,"Rahman, née Khan",2,"2024-01-15 10:30:00",,"2024-01-15 10:31:00",192.0.2.1,,,,,,,,"2024-01-15 10:31:00",123,abc,,"""Friday"",""Maktab"""\nb@example.org,,,2,,,,,,,,,,,,,,,,`
  expect(readAddresses(text)).toEqual({
    people: [
      { email: 'a@example.org', emailKey: 'a@example.org', name: 'Aisha Rahman, née Khan' },
      { email: 'b@example.org', emailKey: 'b@example.org' },
    ],
    problems: [],
  })
})

test.each([
  [
    'unsubscribed at Mailchimp',
    `Email Address,First Name,Last Name,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_TIME,${mailchimp}`,
    'a@example.org,A,B,,,2024-02-01 08:00:00,2',
  ],
  ['with bounced emails', `Email Address,First Name,CLEAN_TIME,${mailchimp}`, 'a@example.org,A,2024-02-01 08:00:00,2'],
  ['with another status', 'EMAIL,FNAME,LNAME,STATUS', 'a@example.org,A,B,unsubscribed'],
])('never adds a person %s', (_description, headings, line) => {
  expect(readAddresses(`\uFEFF${headings}\r\n${line}`)).toMatchObject({
    people: [],
    problems: [{ line: 2, problem: 'unsubscribed' }],
  })
})

test('adds people with the status subscribed', () => {
  expect(emailsIn('First Name,Email Address,Status,OPTIN_TIME\nAlice,a@example.org,subscribed,2026-06-18')).toEqual([
    'a@example.org',
  ])
})

test('counts lines correctly after cells with line breaks', () => {
  const text =
    'Email Address,First Name,Status,Notes\r\na@example.org,Aisha,subscribed,"one\r\ntwo"\r\nnobody,B,subscribed,'
  expect(readAddresses(text)).toEqual({
    people: [{ email: 'a@example.org', emailKey: 'a@example.org', name: 'Aisha' }],
    problems: [{ line: 4, text: 'nobody,B,subscribed,', problem: 'noAddress' }],
  })
})

test('an unclosed quotation mark ends an export but not a pasted list', () => {
  expect(readAddresses('Email Address,Status\na@example.org,subscribed\n"b@example.org,subscribed').problems).toEqual([
    { line: 3, text: '"b@example.org,subscribed', problem: 'noAddress' },
  ])
  expect(emailsIn('"Aisha, a@example.org\nb@example.org')).toEqual(['a@example.org', 'b@example.org'])
})

test('reads a pasted list up to the maximum number of people, and reports that it is too long', () => {
  const list = (lines: number) => Array.from({ length: lines }, (_, index) => `"d${index}@example.org"\n\n`).join('')
  expect(readAddresses(list(maxPeople)).isTooLong).toBeUndefined()
  const { people, isTooLong } = readAddresses(list(maxPeople * 2))
  expect([people.length, isTooLong]).toEqual([maxPeople + 1, true])
})

test.each<[description: string, text: string, problem: string]>([
  [
    'CiviCRM’s opt-out',
    'First Name,Email,Do Not Email,No Bulk Emails (User Opt Out)\nA,a@example.org,,Yes',
    'unsubscribed',
  ],
  ['Salesforce’s opt-out', 'FirstName,Email,HasOptedOutOfEmail\nA,a@example.org,true', 'unsubscribed'],
  ['a column called Unsubscribed', 'Email,Unsubscribed\na@example.org,Yes', 'unsubscribed'],
  ['an unsubscribe date', 'Email;Name;Unsubscribe date\na@example.org;A;01/02/2024', 'unsubscribed'],
  ['no in a consent column', 'Name,Email,Newsletter\nA,a@example.org,No', 'unsubscribed'],
  ['withdrawn consent', 'Name,Email,GDPR consent\nA,a@example.org,Withdrawn', 'unsubscribed'],
  ['a bounce', 'Email,Status\na@example.org,bounced', 'unsubscribed'],
  ['an unknown heading for the address', 'Correo,Unsubscribed\na@example.org,1', 'unsubscribed'],
  ['lines before the headings', 'Our list\nMay 2024\nEmail,Opted out\na@example.org,Y', 'unsubscribed'],
  ['an unsubscription in another column', 'Email,Segment\na@example.org,Unsubscribed', 'unsubscribed'],
  ['no headings', 'Aisha,a@example.org,unsubscribed', 'unsubscribed'],
  ['a death', 'Email,Name,Deceased\na@example.org,A,Yes', 'unsubscribed'],
  ['a declared separator', 'sep=|\nEmail|Do not contact\na@example.org|x', 'unsubscribed'],
  ['unclear consent', 'Email,Marketing permissions\na@example.org,Green', 'unclear'],
  ['empty consent', 'Email,Email opt in\na@example.org,', 'notAgreed'],
])('never adds a person with %s', (_description, text, problem) => {
  expect(readAddresses(text)).toMatchObject({ people: [], problems: [{ problem }] })
})

test('an objection takes precedence over another line about the same person', () => {
  const text = 'Email,Status\na@example.org,subscribed\nA@example.org,unsubscribed\nb@example.org,subscribed'
  expect(emailsIn(text)).toEqual(['b@example.org'])
})

test('adds people without an objection, and separates names and languages from preferences', () => {
  expect(
    readAddresses(
      'First Name,Last Name,Email,Language,Do Not Email,Newsletter,OPTIN_TIME\nAisha,Khan,a@example.org,ar,No,Yes,2024-01-01',
    ),
  ).toEqual({
    people: [{ email: 'a@example.org', emailKey: 'a@example.org', name: 'Aisha Khan', language: 'ar' }],
    problems: [],
  })
})
