import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from '../db/people.ts'
import { mails } from '../db/mail.ts'
import {
  startTestServer,
  startMailbox,
  type Mailbox,
  type TestServer,
  type TestTenant,
} from '../../../acceptance/src/index.ts'

let mailbox: Mailbox
let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await startTestServer({ mail: { smtpUrl: mailbox.smtpUrl } })
  mosque = await server.tenant({ email: 'office@mosque.example' })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

/** Performs an action and returns the email it causes. */
async function captureEmail(action: () => Promise<unknown>) {
  mailbox.mails.splice(0)
  await action()
  const [mail] = await mailbox.waitForEmails(1)
  if (!mail) throw new Error('No email arrived.')
  return { ...mail, header: (name: string) => mail.headers.find(({ key }) => key === name)?.value }
}

const outbox = () => server.database.forTenant(mosque.id)((tx) => tx.select().from(mails))

test('delivers a question to the imam and stores none of it', async () => {
  const question = { topic: 'imam', name: 'Aisha', email: 'aisha@example.org', message: 'May I ask in confidence?' }
  const mail = await captureEmail(() => server.post(mosque, '/api/contact', question))
  expect(mail.envelope.to).toEqual(['office@mosque.example'])
  expect(mail.replyTo).toMatchObject([{ address: 'aisha@example.org' }])
  expect(mail.text).toContain('May I ask in confidence?')
  await expect.poll(async () => (await outbox()).map(({ state }) => state)).toEqual(['sent'])
  expect(JSON.stringify(await outbox())).not.toMatch(/aisha|confidence/i)
  const messages = await server.database.forTenant(mosque.id)((tx) => tx.select().from(contactMessages))
  expect(messages).toEqual([])
})

test('neither a name nor a subject can add recipients or headers', async () => {
  const attack = {
    name: '"x" <all@example.org>, Aisha',
    email: 'aisha@example.org',
    subject: 'Hi\u2028Bcc: all@example.org\u2029\u202eX-Evil: 1 =?utf-8?q?=0D=0ABcc:_all=40example.org?=',
    message: 'Hello\r\n.\r\nMAIL FROM:<all@example.org>\r\nBcc: all@example.org',
  }
  const mail = await captureEmail(() => server.post(mosque, '/api/contact', attack))
  expect(mail.envelope.to).toEqual(['office@mosque.example'])
  expect(mail.cc ?? []).toEqual([])
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
  expect(mail.text).toContain('MAIL FROM:<all@example.org>')
})

test('newsletter emails have one-click unsubscribe headers, and their link works', async () => {
  const confirmation = await captureEmail(() => server.post(mosque, '/api/subscriber', { email: 'aisha@example.org' }))
  const reference = /\/newsletter\/confirm\/([\w-]{43})/.exec(confirmation.text ?? '')?.[1]
  const mail = await captureEmail(() => server.post(mosque, '/api/subscriber/confirm', { reference }))
  expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(/^<(.*)>$/.exec(mail.header('list-unsubscribe') ?? '')?.[1] ?? '')
  expect(url.origin).toBe(`https://${mosque.hostname}`)
  const response = await server.app.inject({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { host: mosque.hostname, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(response.statusCode).toBe(200)
})
