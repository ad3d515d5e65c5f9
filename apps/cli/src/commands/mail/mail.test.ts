import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fill, startMailbox } from '@minaret/acceptance'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => {
  cli = await startTestCli()
})
afterAll(() => cli.close())

const email = { to: 'fatima@example.org', subject: 'Your receipt', text: 'Thank you.', html: '<p>Thank you.</p>' }

async function createMosqueWithMail() {
  const mosque = await cli.createTenant()
  const mailRow = (id: string, state: string, overrides: Record<string, unknown> = {}) => ({
    id,
    kind: 'receipt',
    cause: id,
    state,
    tries: 1,
    created_at: '2026-11-20T10:00:00Z',
    letter: JSON.stringify(email),
    ...overrides,
  })
  await fill(cli.database, mosque.id, 'mails', [
    mailRow('uncertainOne', 'uncertain', { problem: 'the server stopped while it was being sent' }),
    mailRow('failedOne', 'failed', { problem: 'EENVELOPE RCPT TO 550' }),
    mailRow('goneOne', 'uncertain', { letter: null }),
    mailRow('sentOne', 'sent', { letter: null }),
    mailRow('freshOne', 'waiting', { created_at: new Date().toISOString(), tries: 0 }),
  ])
  return mosque
}

test('stuck emails are listed with the reason and a shortened address, and one is resent by its id', async () => {
  const mosque = await createMosqueWithMail()
  const listing = await cli.run(`mail list --stuck --tenant ${mosque.slug}`)
  expect(listing.out).toMatch(/uncertai +\S+ +receipt +f…@example\.org .*may or may not have arrived/)
  expect(listing.out).toMatch(/failedOn .*failed +EENVELOPE RCPT TO 550/)
  expect(listing.out).toContain('content deleted')
  expect(listing.out).not.toMatch(/fatima|sentOne|freshOne|Thank you/)

  const resendResult = await cli.run(`mail resend uncertainOne --json --tenant ${mosque.slug}`)
  expect(resendResult).toMatchObject({ code: 0, json: { id: 'uncertainOne', state: 'waiting' } })
  const { rows } = await cli.database.pool.query(
    "select key from graphile_worker.jobs where task_identifier = 'mail-send' and key like '%uncertainOne'",
  )
  expect(rows).toHaveLength(1)
  const remainingList = await cli.run(`mail list --stuck --json --tenant ${mosque.slug}`)
  expect(
    Array.isArray(remainingList.json) && remainingList.json.map((row) => getField(row, 'id')).includes('failedOne'),
  ).toBe(true)
})

test('without --tenant all mosques are listed, and without --stuck the latest emails', async () => {
  const [mosque, otherMosque] = [await createMosqueWithMail(), await createMosqueWithMail()]
  const listing = await cli.run('mail list --stuck')
  for (const { slug } of [mosque, otherMosque]) expect(listing.out).toContain(slug)
  expect((await cli.run(`mail list --tenant ${mosque.slug}`)).out).toMatch(/freshOne .*waiting to be sent/)
  expect((await cli.run(`mail list --stuck --tenant ${(await cli.createTenant()).slug}`)).out).toBe(
    'No emails are stuck.',
  )
})

test.each([
  ['sentOne', 'was sent'],
  ['goneOne', 'cannot be sent again'],
  ['nobody', 'There is no email "nobody"'],
])('does not resend %s, and reports the reason', async (id, message) => {
  const mosque = await createMosqueWithMail()
  const result = await cli.run(`mail resend ${id} --tenant ${mosque.slug}`)
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining(message) })
})

test("another mosque's email is not found", async () => {
  await createMosqueWithMail()
  const otherMosque = await cli.createTenant()
  const result = await cli.run(`mail resend failedOne --tenant ${otherMosque.slug}`)
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('There is no email') })
})

test('sends a test email directly to the mail server, and reports a rejection', async () => {
  const mosque = await cli.createTenant()
  const sendTest = (to: string) => cli.run(`mail test ${to} --tenant ${mosque.slug}`)
  expect(await sendTest('aisha@example.org')).toMatchObject({
    code: 1,
    err: expect.stringContaining('SMTP_URL is not set'),
  })

  const mailbox = await startMailbox()
  process.env.SMTP_URL = mailbox.smtpUrl
  onTestFinished(async () => {
    delete process.env.SMTP_URL
    await mailbox.close()
  })
  expect((await sendTest('aisha@example.org')).out).toContain(`from no-reply@${mosque.hostname}`)
  const [email] = await mailbox.waitForEmails(1)
  expect(email).toMatchObject({ to: [{ address: 'aisha@example.org' }], subject: 'Test email' })

  mailbox.fail('refuse')
  const rejectedResult = await sendTest('aisha@example.org')
  expect(rejectedResult).toMatchObject({
    code: 1,
    err: expect.stringContaining('did not accept the email: EENVELOPE RCPT TO 550'),
  })
  expect(await sendTest('aisha')).toMatchObject({ code: 2, err: expect.stringContaining('is not an email address') })
})
