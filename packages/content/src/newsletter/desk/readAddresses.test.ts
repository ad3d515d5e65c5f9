import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostPeople, readAddresses } from './readAddresses.ts'

const emailsIn = (text: string) => readAddresses(text).people.map(({ email }) => email)

test.each([
  ['one a line', 'a@example.org\nb@example.org\n', ['a@example.org', 'b@example.org']],
  [
    'with line ends of Windows and a byte order mark',
    '\uFEFFa@example.org\r\nb@example.org',
    ['a@example.org', 'b@example.org'],
  ],
  ['a CSV file with headings', 'Name,E-mail,Language\nAisha,a@example.org,ar', ['a@example.org']],
  ['with semicolons, as spreadsheets in some countries write', 'Aisha;a@example.org', ['a@example.org']],
  ['as mail programs write people', 'Aisha Rahman <a@example.org>', ['a@example.org']],
  ['the same twice, however it is spelt', 'a@example.org\nA@Example.org', ['a@example.org']],
])('reads %s', (_what, text, emails) => {
  expect(emailsIn(text)).toEqual(emails)
  expect(readAddresses(text).problems).toEqual([])
})

test('finds names and languages wherever they stand', () => {
  expect(readAddresses('ar,"Rahman, Aisha",a@example.org\nOmar <o@example.org>').people).toEqual([
    { email: 'a@example.org', emailKey: 'a@example.org', name: 'Rahman, Aisha', language: 'ar' },
    { email: 'o@example.org', emailKey: 'o@example.org', name: 'Omar' },
  ])
})

test('says of each line that has no address, or one that cannot be right, which it is', () => {
  expect(readAddresses('a@example.org\n\nsomebody\nb@example\nc@exa mple.org').problems).toEqual([
    { line: 3, text: 'somebody', problem: 'noAddress' },
    { line: 4, text: 'b@example', problem: 'badAddress' },
    { line: 5, text: 'c@exa mple.org', problem: 'badAddress' },
  ])
})

test('takes no address out of any text that could end a header or name a second recipient', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const email of emailsIn(text)) expect(email).toMatch(/^[^\s@<>,;]+@[^\s@<>,;]+$/)
    }),
  )
})

const mailchimp =
  'MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS'

test('reads Mailchimp’s file of subscribers: both names together, and no number or tag as a name', () => {
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
    'who unsubscribed at Mailchimp',
    `Email Address,First Name,Last Name,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_TIME,${mailchimp}`,
    'a@example.org,A,B,,,2024-02-01 08:00:00,2',
  ],
  [
    'whose emails came back',
    `Email Address,First Name,CLEAN_TIME,${mailchimp}`,
    'a@example.org,A,2024-02-01 08:00:00,2',
  ],
  ['with another status', 'EMAIL,FNAME,LNAME,STATUS', 'a@example.org,A,B,unsubscribed'],
])('never adds somebody %s', (_who, headings, line) => {
  expect(readAddresses(`\uFEFF${headings}\r\n${line}`)).toMatchObject({
    people: [],
    problems: [{ line: 2, problem: 'unsubscribed' }],
  })
})

test('a status of subscribed is one of those who get it', () => {
  expect(emailsIn('First Name,Email Address,Status,OPTIN_TIME\nAlice,a@example.org,subscribed,2026-06-18')).toEqual([
    'a@example.org',
  ])
})

test('a cell of an export may have line breaks, and lines are counted as they stand in the file', () => {
  const text =
    'Email Address,First Name,Status,Notes\r\na@example.org,Aisha,subscribed,"one\r\ntwo"\r\nnobody,B,subscribed,'
  expect(readAddresses(text)).toEqual({
    people: [{ email: 'a@example.org', emailKey: 'a@example.org', name: 'Aisha' }],
    problems: [{ line: 4, text: 'nobody,B,subscribed,', problem: 'noAddress' }],
  })
})

test('a quotation mark that is not closed ends an export, and is only a character in a pasted list', () => {
  expect(readAddresses('Email Address,Status\na@example.org,subscribed\n"b@example.org,subscribed').problems).toEqual([
    { line: 3, text: '"b@example.org,subscribed', problem: 'noAddress' },
  ])
  expect(emailsIn('"Aisha, a@example.org\nb@example.org')).toEqual(['a@example.org', 'b@example.org'])
})

test('reads as many lines of a pasted list as people can be imported, and says that there are more', () => {
  const list = (lines: number) => Array.from({ length: lines }, (_, at) => `"d${at}@example.org"\n\n`).join('')
  expect(readAddresses(list(mostPeople)).isTooLong).toBeUndefined()
  const { people, isTooLong } = readAddresses(list(mostPeople * 2))
  expect([people.length, isTooLong]).toEqual([mostPeople + 1, true])
})

test.each<[what: string, text: string, problem: string]>([
  [
    'CiviCRM’s opt-out',
    'First Name,Email,Do Not Email,No Bulk Emails (User Opt Out)\nA,a@example.org,,Yes',
    'unsubscribed',
  ],
  ['Salesforce’s opt-out', 'FirstName,Email,HasOptedOutOfEmail\nA,a@example.org,true', 'unsubscribed'],
  ['a column called Unsubscribed', 'Email,Unsubscribed\na@example.org,Yes', 'unsubscribed'],
  ['a date of unsubscribing', 'Email;Name;Unsubscribe date\na@example.org;A;01/02/2024', 'unsubscribed'],
  ['no in a column of consent', 'Name,Email,Newsletter\nA,a@example.org,No', 'unsubscribed'],
  ['a withdrawn consent', 'Name,Email,GDPR consent\nA,a@example.org,Withdrawn', 'unsubscribed'],
  ['a bounce', 'Email,Status\na@example.org,bounced', 'unsubscribed'],
  ['an unknown heading of the address', 'Correo,Unsubscribed\na@example.org,1', 'unsubscribed'],
  ['lines before the headings', 'Our list\nMay 2024\nEmail,Opted out\na@example.org,Y', 'unsubscribed'],
  ['another column that says so', 'Email,Segment\na@example.org,Unsubscribed', 'unsubscribed'],
  ['no headings', 'Aisha,a@example.org,unsubscribed', 'unsubscribed'],
  ['a death', 'Email,Name,Deceased\na@example.org,A,Yes', 'unsubscribed'],
  ['a separator of its own', 'sep=|\nEmail|Do not contact\na@example.org|x', 'unsubscribed'],
  ['a consent nobody understands', 'Email,Marketing permissions\na@example.org,Green', 'unclear'],
  ['a consent that is empty', 'Email,Email opt in\na@example.org,', 'notAgreed'],
])('never adds somebody with %s', (_what, text, problem) => {
  expect(readAddresses(text)).toMatchObject({ people: [], problems: [{ problem }] })
})

test('of two lines of one person the one that says no counts', () => {
  const text = 'Email,Status\na@example.org,subscribed\nA@example.org,unsubscribed\nb@example.org,subscribed'
  expect(emailsIn(text)).toEqual(['b@example.org'])
})

test('adds whoever has not objected, and keeps names and languages apart from what is said of contact', () => {
  expect(
    readAddresses(
      'First Name,Last Name,Email,Language,Do Not Email,Newsletter,OPTIN_TIME\nAisha,Khan,a@example.org,ar,No,Yes,2024-01-01',
    ),
  ).toEqual({
    people: [{ email: 'a@example.org', emailKey: 'a@example.org', name: 'Aisha Khan', language: 'ar' }],
    problems: [],
  })
})
