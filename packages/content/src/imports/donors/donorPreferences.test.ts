import { expect, test } from 'vitest'
import { readList } from '../testing/donorList.ts'
import { mergeLines } from './convertRow.ts'

const preferencesIn = async (content: string) => {
  const { lines, questions } = await readList(content, 4096)
  expect(questions).toEqual([])
  return lines.map(({ donor }) => donor && [donor.mayEmail, donor.mayCall, donor.mayWrite])
}
const noToAll = [false, false, false]

test.each<[system: string, content: string, preferences: (boolean | undefined)[]]>([
  [
    'CiviCRM',
    'Contact ID,Contact Type,Do Not Email,Do Not Phone,Do Not Mail,Do Not SMS,Do Not Trade,No Bulk Emails (User Opt Out),Is Deceased,On Hold,Preferred Communication Method,Communication Style,First Name,Last Name,Email,Street Address,City,Postal Code\n' +
      '7,Individual,,Yes,Yes,,,Yes,,No,"Email, Phone",Formal,Aisha,Khan,a@example.org,1 Road,Leeds,LS1 4AB',
    noToAll,
  ],
  [
    'Mailchimp, one list',
    'Email Address,First Name,Last Name,Status\na@example.org,A,B,unsubscribed',
    [false, undefined, undefined],
  ],
  [
    'Mailchimp, cleaned contacts',
    'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID,LEID,EUID,NOTES,TAGS\n' +
      'a@example.org,A,B,2,2023-01-01 10:00:00,192.0.2.1,2024-02-01 08:00:00,May,abc1,1,2,,',
    [false, undefined, undefined],
  ],
  [
    'Mailchimp, unsubscribed contacts',
    'Email Address,First Name,OPTIN_TIME,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER\n' +
      'a@example.org,A,2023-01-01 10:00:00,2024-02-01 08:00:00,May,abc1,NORMAL,',
    [false, undefined, undefined],
  ],
  [
    'Salesforce with NPSP',
    'Id,FirstName,LastName,Email,MobilePhone,MailingStreet,MailingCity,MailingPostalCode,HasOptedOutOfEmail,DoNotCall,npsp__Do_Not_Contact__c,npsp__Deceased__c,npsp__Exclude_from_Household_Name__c\n' +
      '003,Aisha,Khan,a@example.org,07700900123,1 Road,Leeds,LS1 4AB,false,false,true,false,false',
    noToAll,
  ],
  [
    'Salesforce, no to email and calls',
    'FirstName,LastName,Email,HasOptedOutOfEmail,DoNotCall\nAisha,Khan,a@example.org,1,1',
    [false, false, undefined],
  ],
  [
    'Raiser’s Edge',
    'Name,Email,Requests no e-mail,Solicit Codes,Deceased\nA B,a@example.org,Yes,Do Not Mail,No',
    [false, undefined, false],
  ],
  [
    'a fundraising page',
    'Donor Firstname,Donor Surname,Donor Email,Contact me by email,Contact me by post\nA,B,a@example.org,No,Yes',
    [false, undefined, true],
  ],
  [
    'a list with permissions for each channel',
    'Name,Email address,Email,Phone number,Consent (email),Consent (phone),Consent (post)\nA,a@example.org,,07700 900123,opted out,N,1',
    [false, false, true],
  ],
])('reads the objections in %s', async (_system, content, preferences) => {
  expect(await preferencesIn(content)).toEqual([preferences])
})

test('an objection overrides a contradicting column or line', async () => {
  const { lines } = await readList(
    'Name,Email,Email Opt In,Unsubscribed\nA,a@example.org,Yes,Yes\nA,a@example.org,Yes,',
  )
  const [first, second] = lines.map(({ donor }) => donor)
  expect([first?.mayEmail, second?.mayEmail]).toEqual([false, true])
  if (first && second)
    expect([mergeLines(first, second).mayEmail, mergeLines(second, first).mayEmail]).toEqual([false, false])
})

test('marks a deceased donor as not to be contacted, with a note in the report', async () => {
  const { lines } = await readList(
    'Name,Email,Email opt in,Deceased date\nA,a@example.org,Yes,2024-01-01\nB,b@example.org,Yes,\nC,c@example.org,Yes,No',
  )
  expect(lines.map(({ notes }) => notes.map(({ code }) => code))).toEqual([['died'], [], []])
  expect(lines.map(({ donor }) => donor?.mayEmail)).toEqual([false, true, true])
  expect(lines[0]?.donor).toMatchObject({ mayCall: false, mayWrite: false, remark: 'Deceased date: 2024-01-01' })
})

test('keeps notes as remarks, and reports possible objections in them', async () => {
  const { lines } = await readList(
    'Name,Email,Notes\nA,a@example.org,Please do not phone after six\nB,b@example.org,Met at the open day',
  )
  expect(lines.map(({ donor, notes }) => [donor?.remark, notes[0]?.code])).toEqual([
    ['Notes: Please do not phone after six', 'objectionInNotes'],
    ['Notes: Met at the open day', undefined],
  ])
})

test('stores consent without a channel, and third-party sharing, as a remark', async () => {
  const { lines, questions } = await readList('Name,Email,GDPR consent,Do Not Trade\nA,a@example.org,Yes,Yes')
  expect(questions).toEqual([])
  expect(lines[0]?.donor).toEqual({
    name: 'A',
    email: 'a@example.org',
    remark: 'GDPR consent: Yes · Do Not Trade: Yes',
  })
})

test.each<[what: string, content: string, questions: object[]]>([
  [
    'unknown values',
    'Name,Email,Marketing permissions\nA,a@example.org,Green\nB,b@example.org,Red\nC,c@example.org,Red',
    [
      {
        number: 3,
        heading: 'Marketing permissions',
        asks: 'values',
        role: 'heading',
        values: [
          { value: 'Red', count: 2 },
          { value: 'Green', count: 1 },
        ],
      },
    ],
  ],
  [
    'an ambiguous heading',
    'Name,Email,Opt in / opt out\nA,a@example.org,Yes',
    [{ number: 3, asks: 'meaning', values: [{ value: 'Yes', count: 1 }] }],
  ],
  [
    'a channel with yes or no',
    'Name,Email,Post,SMS\nA,a@example.org,Y,N',
    [
      { number: 3, asks: 'meaning' },
      { number: 4, asks: 'meaning' },
    ],
  ],
  [
    'an unknown column with an unsubscribed donor',
    'Name,Email,Segment\nA,a@example.org,Unsubscribed\nB,b@example.org,Friends',
    [{ number: 3, asks: 'meaning', values: [{ value: 'Friends', count: 1 }] }],
  ],
  [
    'permissions in another language',
    'Name,Email,الموافقة على الرسائل\nA,a@example.org,نعم\nB,b@example.org,لا',
    [{ number: 3, asks: 'meaning' }],
  ],
  [
    'ticks under a heading that may be about contact',
    'Name,Email,DNC,Stay\nA,a@example.org,x,x',
    [{ number: 3, asks: 'meaning' }],
  ],
  [
    'tags with an unsubscribed donor',
    'Name,Email,TAGS\nA,a@example.org,"Friday, unsubscribed"',
    [{ number: 3, asks: 'meaning' }],
  ],
  [
    'crosses next to other marks of consent',
    'Name,Email,Email consent\nA,a@example.org,x\nB,b@example.org,✓',
    [{ number: 3, asks: 'values', values: [{ value: 'x', count: 1 }] }],
  ],
  [
    'names under headings in another language',
    'E-Mail;Vorname;Nachname\na@example.org;Aisha;Khan',
    [
      { number: 2, heading: 'Vorname', samples: ['Aisha'], role: 'ignore', asks: 'who', values: [] },
      { number: 3, asks: 'who' },
    ],
  ],
  [
    'a list without headings',
    'Fatima,fatima@example.org\nOmar,o@example.org',
    [{ number: 1, heading: '', samples: ['Fatima', 'Omar'], asks: 'who' }],
  ],
])('asks about %s', async (_what, content, questions) => {
  expect((await readList(content, 4096)).questions).toMatchObject(questions)
})

test('applies the answers about columns and values', async () => {
  const content =
    'E-Mail;Vorname;Segment;Ampel\na@example.org;Aisha;Unsubscribed;Green\nb@example.org;Bilal;Friends;Red\nc@example.org;Celia;;'
  const values = [{ value: 'Red', means: 'no' as const }]
  const partialResult = await readList(content, 4096, [{ number: 4, role: 'agreesPost', values }])
  expect(
    partialResult.questions.map(({ number, asks, values: unclearValues }) => [number, asks, unclearValues]),
  ).toEqual([
    [2, 'who', []],
    [3, 'meaning', [{ value: 'Friends', count: 1 }]],
    [4, 'values', [{ value: 'Green', count: 1 }]],
  ])
  const { lines, questions } = await readList(content, 4096, [
    { number: 2, role: 'first' },
    { number: 3, role: 'agreesEmail', values: [{ value: 'Friends', means: 'nothing' }] },
    { number: 4, role: 'agreesPost', values: [...values, { value: '*', means: 'yes' }] },
  ])
  expect(questions).toEqual([])
  expect(lines.map(({ donor }) => donor)).toEqual([
    { name: 'Aisha', email: 'a@example.org', mayEmail: false, mayWrite: true },
    { name: 'Bilal', email: 'b@example.org', mayWrite: false },
    { name: 'Celia', email: 'c@example.org' },
  ])
})

test('does not ask about an ignored column of permissions', async () => {
  const { lines, questions } = await readList('Name,Email,Consent level\nA,a@example.org,3', 4096, [
    { number: 3, role: 'ignore' },
  ])
  expect([questions, lines[0]?.donor]).toEqual([[], { name: 'A', email: 'a@example.org' }])
})

test('reports titles, totals and repeated headings as lines without a donor', async () => {
  const { lines, questions } = await readList(
    [
      'Donor report',
      'Generated on 3 May 2026; confidential',
      '',
      'Name,Email,Town,Total donated',
      'Aisha,a@example.org,Leeds,20.00',
      'Name,Email,Town,Total donated',
      'محمد علی,,,',
      'Total,,,"1,020.00"',
      '2 records,,,',
    ].join('\r\n'),
    4096,
  )
  expect(questions).toEqual([])
  expect(lines.map(({ line, title, notes, donor }) => [line, title, notes[0]?.code, donor?.name])).toEqual([
    [1, 'Donor report', 'notData', undefined],
    [2, 'Generated on 3 May 2026; confidential', 'notData', undefined],
    [5, 'Aisha', undefined, 'Aisha'],
    [6, 'Name · Email · Town · Total donated', 'notData', undefined],
    [7, 'محمد علی', undefined, 'محمد علی'],
    [8, 'Total · 1,020.00', 'notData', undefined],
    [9, '2 records', 'notData', undefined],
  ])
})

test('uses the first non-empty column if several have the same field', async () => {
  const { lines } = await readList(
    'Name,Email (home),Email (work),Phone,Mobile\nA,,a@example.org,,07700 900123\nB,b@example.org,c@example.org,0113 496 0000,07700 900456',
  )
  expect(lines.map(({ donor }) => [donor?.email, donor?.phone])).toEqual([
    ['a@example.org', '07700 900123'],
    ['b@example.org', '0113 496 0000'],
  ])
})
