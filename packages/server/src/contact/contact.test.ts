import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from '../../../foundation/src/db/people.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, desk: { hostname: deskHostname }, now: () => clock })
})
afterAll(() => server.close())

const mailbox = { email: 'office@mosque.example' }
const message = {
  name: 'Aisha Rahman',
  email: 'Aisha@example.org',
  subject: 'Visiting the mosque',
  message: 'When are visitors welcome?\nWe are six.',
}
const send = (mosque: TestTenant, changes: object = {}) =>
  server.post(mosque, '/api/contact', { ...message, ...changes })
const readMessages = (mosque: TestTenant) =>
  server.database.forTenant(mosque.id)((tx) => tx.select().from(contactMessages))

test('a message is stored, emailed to the mosque, and answered with the specification’s text', async () => {
  const mosque = await server.tenant(mailbox)
  const response = await send(mosque, { contactNumber: '98765 43210', topic: 'visit' })
  expect(response).toMatchObject({
    code: 200,
    body: { status: 200, message: "Thank you! We'll get back to you as soon as possible. " },
  })
  expect(await readMessages(mosque)).toMatchObject([
    {
      topic: 'visit',
      name: 'Aisha Rahman',
      email: 'Aisha@example.org',
      emailKey: 'aisha@example.org',
      contactNumber: '9876543210',
      subject: 'Visiting the mosque',
      message: 'When are visitors welcome?\nWe are six.',
    },
  ])
  const [email, ...otherEmails] = await server.emails(mosque)
  expect(otherEmails).toEqual([])
  expect(email).toMatchObject({
    kind: 'contact',
    email: {
      to: 'office@mosque.example',
      replyTo: 'Aisha@example.org',
      subject: 'Message from the website: Visiting the mosque',
    },
  })
  expect(email?.email.text).toContain('> When are visitors welcome?\n> We are six.')
  expect(email?.email.text).toContain('Phone: 9876543210')
})

test('a mosque without a mailbox still stores the message', async () => {
  const mosque = await server.tenant()
  expect((await send(mosque)).code).toBe(200)
  expect(await readMessages(mosque)).toHaveLength(1)
  expect(await server.emails(mosque)).toEqual([])
})

test('the same message sent twenty times at once is stored once', async () => {
  const mosque = await server.tenant(mailbox)
  const responses = await Promise.all(Array.from({ length: 20 }, () => send(mosque)))
  expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([200]))
  expect(await readMessages(mosque)).toHaveLength(1)
  expect(await server.emails(mosque)).toHaveLength(1)
  await send(mosque, { message: 'And when do you close?' })
  expect(await server.emails(mosque)).toHaveLength(2)
})

test('a question to the imam is emailed and not stored', async () => {
  const mosque = await server.tenant(mailbox)
  const response = await send(mosque, { topic: 'imam', subject: undefined, message: 'May I ask in confidence?' })
  expect(response.code).toBe(200)
  expect(await readMessages(mosque)).toEqual([])
  const [email] = await server.emails(mosque)
  expect(email).toMatchObject({
    kind: 'ask-imam',
    email: { to: 'office@mosque.example', replyTo: 'Aisha@example.org', subject: 'A question for the imam' },
  })
  expect(email?.email.text).toContain('> May I ask in confidence?')
  expect(email?.cause).not.toMatch(/aisha|confidence/i)
})

test('a question is stored if the mosque has an imam, who gets a notice without its text', async () => {
  const mosque = await server.tenant({ ...mailbox, languages: 'en,ar' })
  const imam = await staffUser(server, mosque, ['imam'], { now: clock })
  const question = { topic: 'imam', subject: undefined, message: 'May I ask in confidence?' }
  for (const _ of [1, 2]) expect((await send(mosque, question)).code).toBe(200)
  expect(await readMessages(mosque)).toMatchObject([
    { topic: 'imam', message: 'May I ask in confidence?', language: 'en' },
  ])
  const emails = await server.emails(mosque)
  expect(emails.map(({ kind, email }) => [kind, email.to])).toEqual([
    ['imam-notice', expect.stringContaining(imam.accountId.toLowerCase())],
  ])
  expect(JSON.stringify(emails)).not.toMatch(/confidence|Aisha/i)
})

test('a demonstration’s imam does not cause a question to be stored', async () => {
  const mosque = await server.tenant(mailbox)
  const imam = await staffUser(server, mosque, ['imam'], { now: clock })
  await server.database.pool.query('update staff_members set demonstration = true where account_id = $1', [
    imam.accountId,
  ])
  await send(mosque, { topic: 'imam', message: 'May I ask in confidence?' })
  expect(await readMessages(mosque)).toEqual([])
  expect((await server.emails(mosque)).map(({ kind }) => kind)).toEqual(['ask-imam'])
})

test('a mosque that accepts no questions refuses the topic, and one without a mailbox suggests calling', async () => {
  const closedMosque = await server.tenant({ ...mailbox, DisableAskImam: 'true' })
  expect(await send(closedMosque, { topic: 'imam' })).toMatchObject({
    code: 422,
    body: { data: { errors: { topic: /no questions/ } } },
  })
  const reducedMosque = await server.tenant({ ...mailbox, PrayerTimeDonateModuleOnly: '1' })
  expect((await send(reducedMosque, { topic: 'imam' })).code).toBe(422)
  const mosqueWithoutMailbox = await server.tenant({ phone: '01274 000000' })
  const response = await send(mosqueWithoutMailbox, { topic: 'imam' })
  expect(response).toMatchObject({ code: 409, body: { message: expect.stringContaining('call 01274 000000') } })
  for (const mosque of [closedMosque, reducedMosque, mosqueWithoutMailbox]) {
    expect(await server.emails(mosque)).toEqual([])
    expect(await readMessages(mosque)).toEqual([])
  }
})

test('a bot that fills in the hidden field gets a success response without effect', async () => {
  const mosque = await server.tenant(mailbox)
  const genuineResponse = await send(mosque, { message: 'Another' })
  const botResponse = await send(mosque, { website: 'https://spam.example' })
  expect(botResponse.body).toEqual(genuineResponse.body)
  expect(botResponse.code).toBe(genuineResponse.code)
  expect(await readMessages(mosque)).toHaveLength(1)
})

test.each([
  ['no message', { message: undefined }, 'message'],
  ['a blank message', { message: ' \n ' }, 'message'],
  ['a zero byte', { message: 'a\u0000b' }, 'message'],
  ['a line break in the name', { name: 'Aisha\r\nBcc: all@example.org' }, 'name'],
  ['a line break in the subject', { subject: 'Hello\nBcc: all@example.org' }, 'subject'],
  ['a line break in the address', { email: 'aisha@example.org\r\nBcc: all@example.org' }, 'email'],
  ['two addresses', { email: 'aisha@example.org, all@example.org' }, 'email'],
  ['an invalid phone number', { contactNumber: '12345' }, 'contactNumber'],
  ['an unknown topic', { topic: 'money' }, 'topic'],
])('%s is rejected with an error at its field', async (_, changes, field) => {
  const mosque = await server.tenant(mailbox)
  const response = await send(mosque, changes)
  expect(response).toMatchObject({ code: 422, body: { data: { errors: { [field]: expect.any(String) } } } })
  expect(await server.emails(mosque)).toEqual([])
})

test('invisible characters in a name or subject do not reach the email', async () => {
  const mosque = await server.tenant(mailbox)
  await send(mosque, { name: 'Aisha \u202egro.live\u202c', subject: 'A\u2028Bcc: all@example.org\u2029 visit\u2066' })
  const [email] = await server.emails(mosque)
  expect(email?.email.subject).toBe('Message from the website: A Bcc – all example org visit')
  expect(email?.email.text).toContain('Name: Aisha gro.live')
  expect(JSON.stringify(email?.email)).not.toMatch(/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/)
  expect(email?.email.to).toBe('office@mosque.example')
})

test('markup in a message is escaped', async () => {
  const mosque = await server.tenant(mailbox)
  await send(mosque, { message: '<img src=x onerror=alert(1)>' })
  const [email] = await server.emails(mosque)
  expect(email?.email.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(email?.email.html).not.toContain('<img src=x')
})

test('a message reaches only the mosque it was sent to', async () => {
  const [firstMosque, secondMosque] = [
    await server.tenant(mailbox),
    await server.tenant({ email: 'else@other.example' }),
  ]
  await send(firstMosque)
  expect(await readMessages(secondMosque)).toEqual([])
  expect(await server.emails(secondMosque)).toEqual([])
  // The same text sent to another mosque is a separate message.
  await send(secondMosque)
  expect(await readMessages(secondMosque)).toHaveLength(1)
  expect((await server.emails(secondMosque)).map(({ email }) => email.to)).toEqual(['else@other.example'])
})

test("phone numbers follow the country's rule, and emails to the mosque are in its language", async () => {
  const mosque = await server.tenant({ ...mailbox, phoneCountry: 'GB', language: 'ar' })
  expect((await send(mosque, { contactNumber: '9876543210' })).code).toBe(422)
  expect((await send(mosque, { contactNumber: '07911 123456' })).code).toBe(200)
  const [email] = await server.emails(mosque)
  expect(email?.email.html).toContain('dir="rtl"')
  expect(email?.email.text).toContain('+447911123456')
})

test.each(['general', 'imam'])('a double click across a full hour is stored once (%s)', async (topic) => {
  const mosque = await server.tenant(mailbox)
  clock = new Date('2026-11-21T12:59:59.900Z')
  await send(mosque, { topic })
  clock = new Date('2026-11-21T13:00:00.100Z')
  await Promise.all([send(mosque, { topic }), send(mosque, { topic })])
  await send(mosque, { topic })
  expect(await server.emails(mosque)).toHaveLength(1)
  expect(await readMessages(mosque)).toHaveLength(topic === 'imam' ? 0 : 1)
  clock = new Date('2026-11-21T12:00:00Z')
})

test.each([
  ['name', { name: 'Aisha Rahman-Khan' }],
  ['number', { contactNumber: '9876543211' }],
  ['subject', { subject: 'A visit in June' }],
  ['message', { message: 'We are seven.' }],
])('a form with a corrected %s counts as a new message', async (_, changes) => {
  const mosque = await server.tenant(mailbox)
  await send(mosque, { contactNumber: '9876543210' })
  await send(mosque, { contactNumber: '9876543210', ...changes })
  expect(await readMessages(mosque)).toHaveLength(2)
  expect(await server.emails(mosque)).toHaveLength(2)
})

test('the same text two hours later is a new message', async () => {
  const mosque = await server.tenant(mailbox)
  clock = new Date('2026-11-21T12:00:00Z')
  await send(mosque)
  clock = new Date('2026-11-21T14:00:00Z')
  await send(mosque)
  expect(await readMessages(mosque)).toHaveLength(2)
})
