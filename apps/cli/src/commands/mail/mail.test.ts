import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fill, startMailbox } from '@minaret/acceptance'
import { type Desk, getField, startDesk } from '../testing/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk.close())

const email = { to: 'fatima@example.org', subject: 'Your receipt', text: 'Thank you.', html: '<p>Thank you.</p>' }

async function mosqueWithMail() {
  const mosque = await desk.tenant()
  const mail = (id: string, state: string, more: Record<string, unknown> = {}) => ({
    id,
    kind: 'receipt',
    cause: id,
    state,
    tries: 1,
    created_at: '2026-11-20T10:00:00Z',
    letter: JSON.stringify(email),
    ...more,
  })
  await fill(desk.database, mosque.id, 'mails', [
    mail('uncertainOne', 'uncertain', { problem: 'the server stopped while it was being sent' }),
    mail('failedOne', 'failed', { problem: 'EENVELOPE RCPT TO 550' }),
    mail('goneOne', 'uncertain', { letter: null }),
    mail('sentOne', 'sent', { letter: null }),
    mail('freshOne', 'waiting', { created_at: new Date().toISOString(), tries: 0 }),
  ])
  return mosque
}

test('stuck emails are listed with the reason and a shortened address, and one is sent again by its id', async () => {
  const mosque = await mosqueWithMail()
  const stuck = await desk.type(`mail list --stuck --tenant ${mosque.slug}`)
  expect(stuck.out).toMatch(/uncertai +\S+ +receipt +f…@example\.org .*may or may not have arrived/)
  expect(stuck.out).toMatch(/failedOn .*given up +EENVELOPE RCPT TO 550/)
  expect(stuck.out).toContain('content deleted')
  expect(stuck.out).not.toMatch(/fatima|sentOne|freshOne|Thank you/)

  const again = await desk.type(`mail resend uncertainOne --json --tenant ${mosque.slug}`)
  expect(again).toMatchObject({ code: 0, json: { id: 'uncertainOne', state: 'waiting' } })
  const { rows } = await desk.database.pool.query(
    "select key from graphile_worker.jobs where task_identifier = 'mail-send' and key like '%uncertainOne'",
  )
  expect(rows).toHaveLength(1)
  const left = await desk.type(`mail list --stuck --json --tenant ${mosque.slug}`)
  expect(Array.isArray(left.json) && left.json.map((each) => getField(each, 'id')).includes('failedOne')).toBe(true)
})

test('without --tenant all mosques are listed, and without --stuck the newest emails', async () => {
  const [one, other] = [await mosqueWithMail(), await mosqueWithMail()]
  const stuck = await desk.type('mail list --stuck')
  for (const { slug } of [one, other]) expect(stuck.out).toContain(slug)
  expect((await desk.type(`mail list --tenant ${one.slug}`)).out).toMatch(/freshOne .*waiting to be sent/)
  expect((await desk.type(`mail list --stuck --tenant ${(await desk.tenant()).slug}`)).out).toBe('No emails are stuck.')
})

test.each([
  ['sentOne', 'was sent'],
  ['goneOne', 'cannot be sent again'],
  ['nobody', 'There is no email "nobody"'],
])('%s is not sent again, and the reason is reported', async (id, why) => {
  const mosque = await mosqueWithMail()
  const result = await desk.type(`mail resend ${id} --tenant ${mosque.slug}`)
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining(why) })
})

test("another mosque's email is not found", async () => {
  await mosqueWithMail()
  const other = await desk.tenant()
  const result = await desk.type(`mail resend failedOne --tenant ${other.slug}`)
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('There is no email') })
})

test('a test email goes directly to the mail server, and its refusal is reported', async () => {
  const mosque = await desk.tenant()
  const type = (to: string) => desk.type(`mail test ${to} --tenant ${mosque.slug}`)
  expect(await type('aisha@example.org')).toMatchObject({
    code: 1,
    err: expect.stringContaining('SMTP_URL is not set'),
  })

  const mailbox = await startMailbox()
  process.env.SMTP_URL = mailbox.smtpUrl
  onTestFinished(async () => {
    delete process.env.SMTP_URL
    await mailbox.close()
  })
  expect((await type('aisha@example.org')).out).toContain(`from no-reply@${mosque.hostname}`)
  const [email] = await mailbox.arrived(1)
  expect(email).toMatchObject({ to: [{ address: 'aisha@example.org' }], subject: 'Test email' })

  mailbox.fail('refuse')
  const refused = await type('aisha@example.org')
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining('did not take the email: EENVELOPE RCPT TO 550'),
  })
  expect(await type('aisha')).toMatchObject({ code: 2, err: expect.stringContaining('is not an email address') })
})
