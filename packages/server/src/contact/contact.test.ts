import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from '../../../foundation/src/db/people.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let host: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  host = await startTestServer({ jobs: false, desk: { hostname: deskHostname }, now: () => clock })
})
afterAll(() => host.close())

const mailbox = { email: 'office@mosque.example' }
const message = {
  name: 'Aisha Rahman',
  email: 'Aisha@example.org',
  subject: 'Visiting the mosque',
  message: 'When are visitors welcome?\nWe are six.',
}
const send = (mosque: TestTenant, changes: object = {}) => host.post(mosque, '/api/contact', { ...message, ...changes })
const stored = (mosque: TestTenant) => host.database.forTenant(mosque.id)((tx) => tx.select().from(contactMessages))

test('a message is kept, sent to the mosque, and thanked for in the specification’s words', async () => {
  const mosque = await host.tenant(mailbox)
  const response = await send(mosque, { contactNumber: '98765 43210', topic: 'visit' })
  expect(response).toMatchObject({
    code: 200,
    body: { status: 200, message: "Thank you! We'll get back to you as soon as possible. " },
  })
  expect(await stored(mosque)).toMatchObject([
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
  const [posted, ...more] = await host.letters(mosque)
  expect(more).toEqual([])
  expect(posted).toMatchObject({
    kind: 'contact',
    letter: {
      to: 'office@mosque.example',
      replyTo: 'Aisha@example.org',
      subject: 'Message from the website: Visiting the mosque',
    },
  })
  expect(posted?.letter.text).toContain('> When are visitors welcome?\n> We are six.')
  expect(posted?.letter.text).toContain('Phone: 9876543210')
})

test('a mosque without a mailbox keeps the message all the same', async () => {
  const mosque = await host.tenant()
  expect((await send(mosque)).code).toBe(200)
  expect(await stored(mosque)).toHaveLength(1)
  expect(await host.letters(mosque)).toEqual([])
})

test('the same message sent twice, or twenty times at once, is one', async () => {
  const mosque = await host.tenant(mailbox)
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(mosque)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
  expect(await stored(mosque)).toHaveLength(1)
  expect(await host.letters(mosque)).toHaveLength(1)
  await send(mosque, { message: 'And when do you close?' })
  expect(await host.letters(mosque)).toHaveLength(2)
})

test('a question to the imam is sent and kept nowhere', async () => {
  const mosque = await host.tenant(mailbox)
  const response = await send(mosque, { topic: 'imam', subject: undefined, message: 'May I ask in confidence?' })
  expect(response.code).toBe(200)
  expect(await stored(mosque)).toEqual([])
  const [posted] = await host.letters(mosque)
  expect(posted).toMatchObject({
    kind: 'ask-imam',
    letter: { to: 'office@mosque.example', replyTo: 'Aisha@example.org', subject: 'A question to the imam' },
  })
  expect(posted?.letter.text).toContain('> May I ask in confidence?')
  expect(posted?.cause).not.toMatch(/aisha|confidence/i)
})

test('where an imam works at the desk a question is stored for the imam, who is told without a word of it', async () => {
  const mosque = await host.tenant({ ...mailbox, languages: 'en,ar' })
  const imam = await staffUser(host, mosque, ['imam'], { now: clock })
  const question = { topic: 'imam', subject: undefined, message: 'May I ask in confidence?' }
  for (const _ of [1, 2]) expect((await send(mosque, question)).code).toBe(200)
  expect(await stored(mosque)).toMatchObject([{ topic: 'imam', message: 'May I ask in confidence?', language: 'en' }])
  const emails = await host.letters(mosque)
  expect(emails.map(({ kind, letter: email }) => [kind, email.to])).toEqual([
    ['imam-notice', expect.stringContaining(imam.accountId.toLowerCase())],
  ])
  expect(JSON.stringify(emails)).not.toMatch(/confidence|Aisha/i)
})

test('the imam of a demonstration, whom anybody can be, gets no question stored', async () => {
  const mosque = await host.tenant(mailbox)
  const imam = await staffUser(host, mosque, ['imam'], { now: clock })
  await host.database.pool.query('update staff_members set demonstration = true where account_id = $1', [
    imam.accountId,
  ])
  await send(mosque, { topic: 'imam', message: 'May I ask in confidence?' })
  expect(await stored(mosque)).toEqual([])
  expect((await host.letters(mosque)).map(({ kind }) => kind)).toEqual(['ask-imam'])
})

test('a mosque that takes no questions to the imam says so at the topic, and a site without mail what to do', async () => {
  const off = await host.tenant({ ...mailbox, DisableAskImam: 'true' })
  expect(await send(off, { topic: 'imam' })).toMatchObject({
    code: 422,
    body: { data: { errors: { topic: /no questions/ } } },
  })
  const reduced = await host.tenant({ ...mailbox, PrayerTimeDonateModuleOnly: '1' })
  expect((await send(reduced, { topic: 'imam' })).code).toBe(422)
  const mailless = await host.tenant({ phone: '01274 000000' })
  const response = await send(mailless, { topic: 'imam' })
  expect(response).toMatchObject({ code: 409, body: { message: expect.stringContaining('call 01274 000000') } })
  for (const mosque of [off, reduced, mailless]) {
    expect(await host.letters(mosque)).toEqual([])
    expect(await stored(mosque)).toEqual([])
  }
})

test('who fills in the hidden field is thanked, and nothing happens', async () => {
  const mosque = await host.tenant(mailbox)
  const honest = await send(mosque, { message: 'Another' })
  const robot = await send(mosque, { website: 'https://spam.example' })
  expect(robot.body).toEqual(honest.body)
  expect(robot.code).toBe(honest.code)
  expect(await stored(mosque)).toHaveLength(1)
})

test.each([
  ['no message', { message: undefined }, 'message'],
  ['a blank message', { message: ' \n ' }, 'message'],
  ['a zero byte', { message: 'a\u0000b' }, 'message'],
  ['a line end in the name', { name: 'Aisha\r\nBcc: all@example.org' }, 'name'],
  ['a line end in the subject', { subject: 'Hello\nBcc: all@example.org' }, 'subject'],
  ['a line end in the address', { email: 'aisha@example.org\r\nBcc: all@example.org' }, 'email'],
  ['two addresses', { email: 'aisha@example.org, all@example.org' }, 'email'],
  ['a number of another form', { contactNumber: '12345' }, 'contactNumber'],
  ['a topic we do not know', { topic: 'money' }, 'topic'],
])('%s is refused at its field', async (_, changes, field) => {
  const mosque = await host.tenant(mailbox)
  const response = await send(mosque, changes)
  expect(response).toMatchObject({ code: 422, body: { data: { errors: { [field]: expect.any(String) } } } })
  expect(await host.letters(mosque)).toEqual([])
})

test('no mark that is not seen gets from a name or subject into a header', async () => {
  const mosque = await host.tenant(mailbox)
  await send(mosque, { name: 'Aisha \u202egro.live\u202c', subject: 'A\u2028Bcc: all@example.org\u2029 visit\u2066' })
  const [posted] = await host.letters(mosque)
  expect(posted?.letter.subject).toBe('Message from the website: A Bcc – all example org visit')
  expect(posted?.letter.text).toContain('Name: Aisha gro.live')
  expect(JSON.stringify(posted?.letter)).not.toMatch(/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/)
  expect(posted?.letter.to).toBe('office@mosque.example')
})

test('markup in a message stays words', async () => {
  const mosque = await host.tenant(mailbox)
  await send(mosque, { message: '<img src=x onerror=alert(1)>' })
  const [posted] = await host.letters(mosque)
  expect(posted?.letter.html).not.toContain('<img')
})

test('a message reaches the mosque it was written to, and no other', async () => {
  const [here, there] = [await host.tenant(mailbox), await host.tenant({ email: 'else@other.example' })]
  await send(here)
  expect(await stored(there)).toEqual([])
  expect(await host.letters(there)).toEqual([])
  // The same words to the other mosque are another message.
  await send(there)
  expect(await stored(there)).toHaveLength(1)
  expect((await host.letters(there)).map(({ letter: email }) => email.to)).toEqual(['else@other.example'])
})

test("with a country, its rule is the number's; the mosque reads letters in its own language", async () => {
  const mosque = await host.tenant({ ...mailbox, phoneCountry: 'GB', language: 'ar' })
  expect((await send(mosque, { contactNumber: '9876543210' })).code).toBe(422)
  expect((await send(mosque, { contactNumber: '07911 123456' })).code).toBe(200)
  const [posted] = await host.letters(mosque)
  expect(posted?.letter.html).toContain('dir="rtl"')
  expect(posted?.letter.text).toContain('+447911123456')
})

test.each(['general', 'imam'])('a double click across a full hour is one message (%s)', async (topic) => {
  const mosque = await host.tenant(mailbox)
  clock = new Date('2026-11-21T12:59:59.900Z')
  await send(mosque, { topic })
  clock = new Date('2026-11-21T13:00:00.100Z')
  await Promise.all([send(mosque, { topic }), send(mosque, { topic })])
  await send(mosque, { topic })
  expect(await host.letters(mosque)).toHaveLength(1)
  expect(await stored(mosque)).toHaveLength(topic === 'imam' ? 0 : 1)
  clock = new Date('2026-11-21T12:00:00Z')
})

test.each([
  ['name', { name: 'Aisha Rahman-Khan' }],
  ['number', { contactNumber: '9876543211' }],
  ['subject', { subject: 'A visit in June' }],
  ['message', { message: 'We are seven.' }],
])('a corrected %s is a message of its own', async (_, changes) => {
  const mosque = await host.tenant(mailbox)
  await send(mosque, { contactNumber: '9876543210' })
  await send(mosque, { contactNumber: '9876543210', ...changes })
  expect(await stored(mosque)).toHaveLength(2)
  expect(await host.letters(mosque)).toHaveLength(2)
})

test('two hours later the same words are a new message', async () => {
  const mosque = await host.tenant(mailbox)
  clock = new Date('2026-11-21T12:00:00Z')
  await send(mosque)
  clock = new Date('2026-11-21T14:00:00Z')
  await send(mosque)
  expect(await stored(mosque)).toHaveLength(2)
})
