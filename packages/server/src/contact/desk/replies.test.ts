import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskMessage, ReplyTexts } from '@minaret/contract/desk'
import { contactMessages } from '../../../../foundation/src/db/people.ts'
import { type DeskUser, deskHostname, staffUser } from '../../../../acceptance/src/desk.ts'
import {
  type Mailbox,
  startMailbox,
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestTenant,
} from '../../../../acceptance/src/index.ts'

let mailbox: Mailbox
let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let imam: DeskUser
let path: string

beforeAll(async () => {
  mailbox = await startMailbox()
  const mail = { smtpUrl: mailbox.smtpUrl, from: 'desk@minaret.example' }
  server = await startTestServer({ mail, limitRates: false, desk: { hostname: deskHostname } })
  mosque = await server.tenant({ timeZone: 'Europe/London', email: 'office@mosque.example', languages: 'en,ar' })
  owner = await staffUser(server, mosque, ['owner'])
  imam = await staffUser(server, mosque, ['imam'], { name: 'Imam Bilal' })
  path = `/mosques/${mosque.slug}/messages`
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

const insertMessage = async (
  changes: Partial<typeof contactMessages.$inferInsert> = {},
  tenant: TestTenant = mosque,
) => {
  const id = randomBytes(16).toString('base64url')
  const email = `${id.toLowerCase()}@example.org`
  const row = { topic: 'visit', name: 'Zaynab', email, emailKey: email, message: 'When are visitors welcome?' }
  await server.database.forTenant(tenant.id)((tx) =>
    tx.insert(contactMessages).values({ tenantId: tenant.id, id, ...row, createdAt: new Date(), ...changes }),
  )
  return { id, email: changes.email ?? email }
}
const messageIn = ({ body }: TestResponse): DeskMessage => {
  const { now, ...rest }: { now?: DeskMessage } & DeskMessage = Object(body.data)
  return now ?? rest
}
const view = async (user: DeskUser, id: string) => messageIn(await user.get(`${path}/${id}`))
const reply = (user: DeskUser, id: string, text = 'Come on Saturday.', version = 1) =>
  user.post(`${path}/${id}/reply`, { version, text })
const firstReply = async (user: DeskUser, id: string) => {
  const [first] = (await view(user, id)).replies
  if (!first) throw new Error('Expected a reply')
  return first
}
/** Sends the waiting emails without their ten-second delay. */
const sendWaitingEmails = () =>
  server.database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'mail %'`)
const waitForEmail = async (email: string) => {
  await expect.poll(() => mailbox.mails.some(({ envelope }) => envelope.to.includes(email))).toBe(true)
  const mail = mailbox.mails.find(({ envelope }) => envelope.to.includes(email))
  if (!mail) throw new Error('Expected an email')
  return { ...mail, header: (name: string) => mail.headers.find(({ key }) => key === name)?.value }
}
const readReplyState = async (user: DeskUser, id: string) => (await firstReply(user, id)).state

describe('a reply', () => {
  test('is sent after ten seconds, and is accepted once the mail server accepts it', { tags: ['slow'] }, async () => {
    const { id, email } = await insertMessage({ subject: 'A school visit' })
    const response = await reply(owner, id)
    expect([response.code, messageIn(response).state]).toEqual([200, 'answered'])
    const { sendAt, at, state } = await firstReply(owner, id)
    expect([Date.parse(sendAt) - Date.parse(at), state]).toEqual([10_000, 'waiting'])
    const mail = await waitForEmail(email)
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(sendAt))
    await expect.poll(() => readReplyState(owner, id)).toBe('accepted')
    expect(mail.envelope).toEqual({ from: 'desk@minaret.example', to: [email] })
    expect(mail.replyTo).toMatchObject([{ address: 'office@mosque.example' }])
    expect([mail.subject, mail.header('auto-submitted')]).toEqual(['Re: A school visit', 'no'])
    expect(mail.text).toMatch(/Come on Saturday\.[\s\S]*you wrote:[\s\S]*> When are visitors welcome\?/)
  })

  test('withdrawn within ten seconds is never sent, returns its text and reopens the message', async () => {
    const { id, email } = await insertMessage()
    await reply(owner, id, 'A mistake.')
    const { id: replyId } = await firstReply(owner, id)
    const response = await owner.post(`${path}/${id}/replies/${replyId}/take-back`)
    const { text, now }: { text: string; now: DeskMessage } = Object(response.body.data)
    expect([response.code, text, now.state, now.replies]).toEqual([200, 'A mistake.', 'open', []])
    await sendWaitingEmails()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(mailbox.mails.some(({ envelope }) => envelope.to.includes(email))).toBe(false)
    expect((await owner.post(`${path}/${id}/replies/${replyId}/take-back`)).code).toBe(404)
    expect(now.history.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Aisha Rahman replied to a message from /),
      expect.stringMatching(/^Aisha Rahman cancelled a reply to a message from .* before it was sent$/),
    ])
  })

  test('cannot be withdrawn once sent', async () => {
    const { id, email } = await insertMessage()
    await reply(owner, id)
    await sendWaitingEmails()
    await waitForEmail(email)
    await expect.poll(() => readReplyState(owner, id)).toBe('accepted')
    const lateResponse = await owner.post(`${path}/${id}/replies/${(await firstReply(owner, id)).id}/take-back`)
    expect([lateResponse.code, messageIn(lateResponse).replies.length]).toEqual([409, 1])
  })

  test('refused or possibly lost is reported, and resent only by hand', async () => {
    for (const [fault, state] of [
      ['refuse', 'refused'],
      ['drop', 'uncertain'],
    ] as const) {
      mailbox.fail(fault)
      const { id } = await insertMessage()
      await reply(owner, id)
      await sendWaitingEmails()
      await expect.poll(() => readReplyState(owner, id)).toBe(state)
      const unsentMessages: { id: string }[] = Object((await owner.get(`${path}?show=unsent`)).body.data)
      expect(unsentMessages.map((message) => message.id)).toEqual([id])
      const { problems }: { problems: unknown[] } = Object((await owner.get(`/mosques/${mosque.slug}/today`)).body.data)
      expect(problems).toContainEqual({ kind: 'repliesUnsent', count: 1 })
      const { id: replyId, problem } = await firstReply(owner, id)
      expect(problem).not.toMatch(/example\.org/)
      expect((await owner.post(`${path}/${id}/replies/${replyId}/resend`)).code).toBe(200)
      await expect.poll(() => readReplyState(owner, id)).toBe('accepted')
      expect((await owner.post(`${path}/${id}/replies/${replyId}/resend`)).code).toBe(409)
    }
  })

  test('by two members at once: the second is refused and gets the first reply', async () => {
    const { id } = await insertMessage()
    const colleague = await staffUser(server, mosque, ['administrator'], { name: 'Yusuf Khan' })
    const responses = await Promise.all([reply(owner, id, 'One.'), reply(colleague, id, 'Two.')])
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([200, 409]))
    const refusal = responses.find(({ code }) => code === 409)
    expect(refusal && messageIn(refusal).replies.length).toBe(1)
    expect((await view(owner, id)).replies).toHaveLength(1)
  })

  test('to a deleted message or without text is refused', async () => {
    const { id } = await insertMessage()
    expect((await reply(owner, id, ' \n ')).code).toBe(422)
    await server.database.pool.query('delete from contact_messages where id = $1', [id])
    expect((await reply(owner, id)).code).toBe(404)
  })

  test('is in the language of the contact form', async () => {
    const { id, email } = await insertMessage({ language: 'ar' })
    await reply(owner, id, 'أهلًا وسهلًا.')
    await sendWaitingEmails()
    const mail = await waitForEmail(email)
    expect([mail.subject, mail.html]).toEqual(['رد: زيارة', expect.stringContaining('dir="rtl"')])
  })

  test('resists header injection by name, subject or text, and has no other recipient', async () => {
    const { id, email } = await insertMessage({
      name: 'Zaynab\r\nBcc: all@example.org',
      subject: 'Hi\r\nBcc: all@example.org\u2028X-Evil: 1',
    })
    await reply(owner, id, 'Hello\r\n.\r\nMAIL FROM:<all@example.org>\r\nBcc: all@example.org')
    await sendWaitingEmails()
    const mail = await waitForEmail(email)
    expect([mail.envelope.to, mail.cc ?? [], mail.bcc ?? []]).toEqual([[email], [], []])
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(mail.headers.filter(({ key }) => ['subject', 'bcc'].includes(key))).toHaveLength(1)
  })

  test('to an invalid email is refused', async () => {
    const { id } = await insertMessage({ email: 'zaynab@example.org\r\nRCPT TO:<all@example.org>' })
    await reply(owner, id)
    await sendWaitingEmails()
    await expect.poll(() => readReplyState(owner, id)).toBe('refused')
  })
})

describe('permission to reply', () => {
  test('to a question: only the imam, and an owner cannot read, send or withdraw one', async () => {
    const { id, email } = await insertMessage({ topic: 'imam', subject: null, message: 'May I ask in confidence?' })
    expect((await reply(owner, id)).code).toBe(404)
    await reply(imam, id, 'You may.')
    const { id: replyId } = await firstReply(imam, id)
    for (const action of ['take-back', 'resend'])
      expect((await owner.post(`${path}/${id}/replies/${replyId}/${action}`)).code).toBe(404)
    await sendWaitingEmails()
    const mail = await waitForEmail(email)
    expect(mail.replyTo).toBeUndefined()
    expect([mail.subject, mail.text]).toEqual([
      expect.stringMatching(/^A reply from the imam of /),
      expect.stringContaining('replies aren’t read'),
    ])
    expect((await owner.get(`${path}/${id}`)).code).toBe(404)
    const log = JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)
    expect(log).toContain('Imam Bilal replied to a question for the imam')
    expect(log).not.toMatch(/confidence|You may/)
  })

  test('in a demonstration: no one, as the view states before a reply is written', async () => {
    const { id } = await insertMessage()
    const visitor = await staffUser(server, mosque, ['owner'])
    await server.database.pool.query('update staff_members set demonstration = true where account_id = $1', [
      visitor.accountId,
    ])
    expect((await view(visitor, id)).mayReply).toBe('demonstration')
    const refusal = await reply(visitor, id)
    expect([refusal.code, refusal.body.message]).toEqual([403, 'No emails are sent from the demonstration.'])
    expect((await view(owner, id)).replies).toEqual([])
  })

  test("another mosque's staff: never, through either mosque", async () => {
    const otherMosque = await server.tenant()
    const stranger = await staffUser(server, otherMosque, ['owner', 'imam'])
    const { id } = await insertMessage()
    expect((await reply(stranger, id)).code).toBe(404)
    expect(
      (await stranger.post(`/mosques/${otherMosque.slug}/messages/${id}/reply`, { version: 1, text: 'Hi' })).code,
    ).toBe(404)
  })
})

describe('reply templates', () => {
  const readTexts = ({ body }: TestResponse) => {
    const now: ReplyTexts = Object(body.data)
    return now
  }
  const address = () => `/mosques/${mosque.slug}/reply-texts`

  test('are built in for three languages, replaced by the mosque’s own, and restored if it has none', async () => {
    const builtIn = readTexts(await owner.get(address()))
    expect(new Set(builtIn.texts.map(({ language }) => language))).toEqual(new Set(['en', 'ar', 'ur']))
    const ownTexts = [{ title: 'Keys', language: 'en' as const, text: 'The keys are at the office.' }]
    const saveResponse = await owner.post(address(), { version: builtIn.version, texts: ownTexts })
    expect([saveResponse.code, readTexts(saveResponse).texts]).toEqual([200, ownTexts])
    const lateRefusal = await owner.post(address(), { version: builtIn.version, texts: [] })
    expect([lateRefusal.code, readTexts(lateRefusal).texts]).toEqual([409, ownTexts])
    const resetResponse = await owner.post(address(), { version: readTexts(saveResponse).version, texts: [] })
    expect(readTexts(resetResponse)).toEqual(builtIn)
  })
})
