import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '../db/mail.ts'
import { createServer } from '../../../server/src/server.ts'
import { createSecrets } from '../base/secrets.ts'
import { makeTenant, startMailbox, testDatabase } from '../../../acceptance/src/index.ts'
import { sampleEmail, startEmailServer, type EmailServer } from '../../../acceptance/src/emailServer.ts'
import { createTransport } from './transport.ts'
import { makeMessage } from './message.ts'
import { scheduleSending } from './outbox.ts'
import { queueEmail } from './queueEmail.ts'

let office: EmailServer

beforeAll(async () => {
  office = await startEmailServer()
})
afterAll(() => office.close())
beforeEach(() => void office.mailbox.mails.splice(0))

test('sends an email once, from the mosque, and erases its content', async () => {
  const cause = office.nextCause()
  await office.queue(cause)
  const [mail] = await office.mailbox.waitForEmails(1)
  await office.waitForState(cause, 'sent')

  expect(mail).toMatchObject({
    envelope: { from: `no-reply@${office.mosque.hostname}`, to: ['fatima@example.org'] },
    from: { name: 'Test Mosque', address: `no-reply@${office.mosque.hostname}` },
    to: [{ address: 'fatima@example.org' }],
    replyTo: [{ address: 'office@mosque.example' }],
    subject: 'Confirm',
    text: expect.stringMatching(/^A secret link\s+$/),
  })
  const storedRow = await office.readRow(cause)
  expect(storedRow).toMatchObject({ letter: null, problem: null, tries: 1 })
  expect(mail?.messageId).toBe(`<${storedRow?.id}@${office.mosque.hostname}>`)
  await office.waitForRetries()
  expect(office.mailbox.mails).toHaveLength(1)
})

test('sends one email per cause, however often it is queued, separately for each mosque', async () => {
  const otherMosque = await office.server.tenant()
  const cause = office.nextCause()
  await Promise.all([
    office.queue(cause),
    office.queue(cause),
    office.queue(cause),
    office.queue(cause, {}, otherMosque),
  ])
  await office.waitForState(cause, 'sent')
  await office.waitForState(cause, 'sent', otherMosque)
  await office.waitForRetries()
  expect(office.mailbox.mails).toHaveLength(2)
  expect(new Set(office.mailbox.mails.map(({ from }) => from?.address))).toEqual(
    new Set([`no-reply@${office.mosque.hostname}`, `no-reply@${otherMosque.hostname}`]),
  )
})

test('never sends an email whose transaction is rolled back', async () => {
  const cause = office.nextCause()
  const transaction = office.server.database.forTenant(office.mosque.id)(async (tx) => {
    await queueEmail(tx, { kind: 'register', cause, email: sampleEmail, permit: 'operator' })
    throw new Error('changed our mind')
  })
  await expect(transaction).rejects.toThrow('changed our mind')
  await office.waitForRetries()
  expect(await office.readRow(cause)).toBeUndefined()
  expect(office.mailbox.mails).toEqual([])
})

test.each(['defer', 'defer-content', 'defer-slowly', 'drop-early', 'drop-halfway'] as const)(
  'retries after a temporary failure (%s), and the email arrives once',
  async (fault) => {
    const cause = office.nextCause()
    office.mailbox.fail(fault)
    await office.queue(cause)
    await office.waitForState(cause, 'sent')
    await office.waitForRetries()
    expect(office.mailbox.mails).toHaveLength(1)
    expect(await office.readRow(cause)).toMatchObject({ tries: 2, letter: null })
  },
)

test.each(['refuse', 'refuse-content'] as const)(
  'does not retry after a permanent failure (%s), and stores the response without an address',
  async (fault) => {
    const cause = office.nextCause()
    office.mailbox.fail(fault)
    await office.queue(cause)
    await office.waitForState(cause, 'failed')
    await office.waitForRetries()
    const storedRow = await office.readRow(cause)
    expect(office.mailbox.mails).toEqual([])
    expect(storedRow).toMatchObject({ tries: 1, letter: { to: 'fatima@example.org' } })
    expect(storedRow?.problem).toMatch(/^(EENVELOPE RCPT TO 550 There is no|EMESSAGE DATA 554 This is spam)/)
    expect(storedRow?.problem).not.toContain('fatima')
  },
)

test.each(['drop', 'hang'] as const)(
  'never resends an email that was transmitted without a response (%s)',
  async (fault) => {
    const cause = office.nextCause()
    office.mailbox.fail(fault)
    await office.queue(cause)
    await office.waitForState(cause, 'uncertain')
    await office.waitForRetries()
    expect(office.mailbox.mails).toHaveLength(1)
    expect(await office.readRow(cause)).toMatchObject({ tries: 1, dataSentAt: expect.any(Date), letter: sampleEmail })
  },
)

/** Reads the mosque from the server's directory. */
async function readMosque() {
  const tenant = await office.server.directory.byId(office.mosque.id)
  if (!tenant) throw new Error('There is no mosque.')
  return tenant
}

test('waits for a mail server that is slow to accept an email', async () => {
  const slowMailbox = await startMailbox()
  slowMailbox.fail('slow')
  const message = await makeMessage(await readMosque(), 'slow', sampleEmail, 'noreply@host.example')
  const timeouts = { greetingMs: 3000, transferMs: 500, responseMs: 5000 }
  const transport = createTransport({ smtpUrl: slowMailbox.smtpUrl, timeouts })
  const metadata = { id: 'slow', slug: 'x', kind: 'register', createdAt: new Date(), ...sampleEmail }
  expect(await transport(message, metadata)).toEqual({ outcome: 'sent' })
  await slowMailbox.close()
})

test('a server that is shutting down does not wait long for an unresponsive mail server', async () => {
  const silentMailbox = await startMailbox()
  silentMailbox.fail('hang')
  const message = await makeMessage(await readMosque(), 'silent', sampleEmail, 'noreply@host.example')
  const shutdown = new AbortController()
  const transport = createTransport({ smtpUrl: silentMailbox.smtpUrl, timeouts: { greetingMs: 1500 } }, shutdown.signal)
  const delivery = transport(message, {
    id: 'silent',
    slug: 'x',
    kind: 'register',
    createdAt: new Date(),
    ...sampleEmail,
  })
  await silentMailbox.waitForEmails(1)
  shutdown.abort()
  expect(await delivery).toMatchObject({ outcome: 'unknown' })
  await silentMailbox.close()
})

test('gives up on an email after four days of temporary failures', async () => {
  const cause = office.nextCause()
  const id = `tired-${cause}`
  office.mailbox.fail('defer')
  await office.server.database.forTenant(office.mosque.id)(async (tx) => {
    await tx
      .insert(mails)
      .values({ tenantId: office.mosque.id, id, kind: 'register', cause, letter: sampleEmail, tries: 24 })
    await scheduleSending(tx, { tenantId: office.mosque.id, id })
  })
  await office.waitForState(cause, 'failed')
  expect(await office.readRow(cause)).toMatchObject({
    tries: 25,
    letter: sampleEmail,
    problem: expect.stringContaining('451'),
  })
})

test('an unresponsive mail server blocks no other job', { tags: ['slow'] }, async () => {
  const slowMailbox = await startMailbox()
  const database = await testDatabase()
  const secrets = createSecrets('0'.repeat(64))
  const server = await createServer({
    database,
    secrets,
    mail: { smtpUrl: slowMailbox.smtpUrl, timeouts: { responseMs: 10_000 } },
  })
  const tenant = await makeTenant(database)
  slowMailbox.fail('hang', 'hang', 'hang', 'hang', 'hang', 'hang')
  await database.forTenant(tenant.id)(async (tx) => {
    for (const cause of ['1', '2', '3', '4', '5', '6'])
      await queueEmail(tx, { kind: 'register', cause, email: sampleEmail, permit: 'operator' })
  })
  await slowMailbox.waitForEmails(2)
  await database.pool.query("SELECT graphile_worker.add_job('gifts-look', '{}', job_key := 'behind')")
  const countJobs = async () =>
    (await database.pool.query("SELECT FROM graphile_worker.jobs WHERE key = 'behind'")).rowCount
  // Well before the first of them times out.
  await expect.poll(countJobs, { timeout: 9000, interval: 20 }).toBe(0)
  await server.close()
  await database.close()
  await slowMailbox.close()
})

test('two servers on one database send each email once', async () => {
  const secondServer = await createServer({
    database: office.server.database,
    secrets: createSecrets('0'.repeat(64)),
    mail: { smtpUrl: office.mailbox.smtpUrl },
  })
  const causes = Array.from({ length: 20 }, office.nextCause)
  await Promise.all(causes.map((cause) => office.queue(cause, { subject: cause })))
  for (const cause of causes) await office.waitForState(cause, 'sent')
  await secondServer.close()
  expect(office.mailbox.mails).toHaveLength(causes.length)
  expect(new Set(office.mailbox.mails.map(({ subject }) => subject))).toEqual(new Set(causes))
})

test('rejects at once an email to two addresses, or with a header that is not allowed', async () => {
  const invalidEmails = [
    { to: 'a@example.org, b@example.org' },
    { to: 'a@example.org\r\nBcc: b@example.org' },
    { to: '"a b"@example.org' },
    { headers: { Bcc: 'b@example.org' } },
  ]
  for (const values of invalidEmails) {
    const cause = office.nextCause()
    await office.queue(cause, values)
    await office.waitForState(cause, 'failed')
  }
  expect(office.mailbox.mails).toEqual([])
})

test('leaves out an invalid Reply-To address, and sends the email', async () => {
  const cause = office.nextCause()
  await office.queue(cause, { replyTo: 'x@y.example>\nBcc: <b@example.org' })
  await office.waitForState(cause, 'sent')
  expect(office.mailbox.mails[0]).toMatchObject({ envelope: { to: ['fatima@example.org'] } })
  expect(office.mailbox.mails[0]?.headers.map(({ key }) => key)).not.toContain('reply-to')
  expect(office.mailbox.mails[0]?.bytes).not.toContain('b@example.org')
})

test('user input never becomes a header', async () => {
  const cause = office.nextCause()
  const attack = 'Hello\r\nBcc: victim@example.org\r\n\r\n<b>body</b>\u2028X-Evil: 1\u0000\u202e'
  await office.queue(cause, { subject: attack })
  await office.waitForState(cause, 'sent')
  const [mail] = office.mailbox.mails
  expect(mail?.envelope.to).toEqual(['fatima@example.org'])
  expect(mail?.subject).toBe('Hello Bcc: victim example org <b>body</b> X-Evil: 1')
  expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']))
  expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-evil']))
})
