import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '../db/mail.ts'
import { createTenant } from '../../../server/src/tenants/store.ts'
import { startMailbox } from '../../../testkit/src/smtp.ts'
import { sampleEmail, startEmailServer, type EmailServer } from '../../../acceptance/src/emailServer.ts'
import { createTransport } from './transport.ts'
import { queueEmail } from './queueEmail.ts'
import { markDataSent, scheduleSending, recoverEmail, recordDelivery, leaseEmail } from './outbox.ts'
import { listEmails, resendEmail } from '../../../staff/src/outbox/admin.ts'
import { emailTasks } from './tasks.ts'

let emailServer: EmailServer

beforeAll(async () => {
  emailServer = await startEmailServer()
})
afterAll(() => emailServer.close())
beforeEach(() => void emailServer.mailbox.mails.splice(0))

test('only one of several concurrent senders gets the lease of an email', async () => {
  const cause = emailServer.nextCause()
  const db = emailServer.server.database.forTenant(emailServer.mosque.id)
  const id = `race-${cause}`
  await db((tx) =>
    tx.insert(mails).values({ tenantId: emailServer.mosque.id, id, kind: 'register', cause, letter: sampleEmail }),
  )
  const leases = await Promise.all(Array.from({ length: 8 }, () => db((tx) => leaseEmail(tx, id))))
  expect(leases.filter(Boolean)).toHaveLength(1)
})

test('a retried job sends nothing while another server has the lease', async () => {
  const cause = emailServer.nextCause()
  const id = `held-${cause}`
  const leasedRow = {
    id,
    kind: 'register',
    cause,
    letter: sampleEmail,
    state: 'sending',
    takenAt: new Date(),
  } as const
  await emailServer.server.database.forTenant(emailServer.mosque.id)(async (tx) => {
    await tx.insert(mails).values({ ...leasedRow, tenantId: emailServer.mosque.id })
    await scheduleSending(tx, { tenantId: emailServer.mosque.id, id })
  })
  await emailServer.waitForRetries()
  expect(emailServer.mailbox.mails).toEqual([])
  expect(await emailServer.readRow(cause)).toMatchObject({ state: 'sending', tries: 0 })
})

test.each([
  ['sends an email whose body was not yet in transmission', {}, 'sent', 1],
  ['marks an email whose body was in transmission as uncertain', { dataSentAt: new Date() }, 'uncertain', 0],
] as const)('after the sending server has died, %s', async (_, row, state, expectedCount) => {
  const cause = emailServer.nextCause()
  await emailServer.server.database.forTenant(emailServer.mosque.id)(async (tx) => {
    await tx.insert(mails).values({
      tenantId: emailServer.mosque.id,
      id: `dead-${cause}`,
      kind: 'register',
      cause,
      letter: sampleEmail,
      state: 'sending',
      takenAt: new Date(),
      takenBy: 'minaret that is gone',
      tries: 1,
      ...row,
    })
  })
  await emailServer.server.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await emailServer.waitForState(cause, state)
  expect(emailServer.mailbox.mails.map(({ messageId }) => messageId)).toEqual(
    Array.from({ length: expectedCount }, () => `<dead-${cause}@${emailServer.mosque.hostname}>`),
  )
  expect((await emailServer.readRow(cause))?.letter).toEqual(expectedCount ? null : sampleEmail)
})

test('an email that another server has leased in the meantime is not sent twice', async () => {
  const cause = emailServer.nextCause()
  const id = `twice-${cause}`
  const db = emailServer.server.database.forTenant(emailServer.mosque.id)
  await db((tx) =>
    tx.insert(mails).values({ tenantId: emailServer.mosque.id, id, kind: 'register', cause, letter: sampleEmail }),
  )
  const firstLease = await db((tx) => leaseEmail(tx, id, 'minaret that is slow'))
  if (!firstLease) throw new Error('Expected a lease.')
  expect(await db((tx) => recoverEmail(tx, id))).toEqual({ waitingIds: [id], uncertainIds: [] })
  const secondLease = await db((tx) => leaseEmail(tx, id))
  expect(secondLease).toMatchObject({ id, tries: 2 })
  expect(await db((tx) => markDataSent(tx, firstLease))).toBe(false)
  expect(await db((tx) => markDataSent(tx, secondLease ?? firstLease))).toBe(true)
  await db((tx) => recordDelivery(tx, firstLease, { state: 'failed' }))
  expect(await emailServer.readRow(cause)).toMatchObject({ state: 'sending', tries: 2 })

  const silentMailbox = await startMailbox()
  const message = { to: 'fatima@example.org', from: 'office@mosque.example', bytes: Buffer.from('Subject: x\r\n\r\nx') }
  const label = { id, slug: 'x', kind: 'register', createdAt: new Date(), ...sampleEmail }
  const refusedResult = await createTransport({ smtpUrl: silentMailbox.smtpUrl })(message, label, () =>
    Promise.resolve(false),
  )
  const brokenResult = await createTransport({ smtpUrl: silentMailbox.smtpUrl })(message, label, () =>
    Promise.reject(new Error('away')),
  )
  expect([refusedResult, brokenResult]).toMatchObject([{ outcome: 'later' }, { outcome: 'later' }])
  expect(silentMailbox.mails).toEqual([])
  await silentMailbox.close()
})

test('reschedules an email whose job was lost, and deletes an old one', async () => {
  const [lostCause, oldCause] = [emailServer.nextCause(), emailServer.nextCause()]
  await emailServer.server.database.forTenant(emailServer.mosque.id)(async (tx) => {
    const common = { tenantId: emailServer.mosque.id, kind: 'register' }
    await tx.insert(mails).values({ ...common, id: `lost-${lostCause}`, cause: lostCause, letter: sampleEmail })
    const createdAt = new Date(Date.now() - 91 * 24 * 60 * 60_000)
    await tx.insert(mails).values({ ...common, id: `old-${oldCause}`, cause: oldCause, state: 'sent', createdAt })
  })
  await emailServer.server.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await emailServer.waitForState(lostCause, 'sent')
  expect(await emailServer.readRow(oldCause)).toBeUndefined()
})

test('holds the newsletter of a mosque until the mosque is approved, whoever has queued it', async () => {
  const unapprovedMosque = await emailServer.server.tenant()
  const setReview = (value: string) =>
    emailServer.server.database.pool.query('UPDATE tenants SET review = $1 WHERE id = $2', [value, unapprovedMosque.id])
  await setReview('waiting')
  const [issue, receipt] = [emailServer.nextCause(), emailServer.nextCause()]
  await emailServer.server.database.forTenant(unapprovedMosque.id)(async (tx) => {
    await queueEmail(tx, { kind: 'newsletter', cause: issue, email: sampleEmail, permit: 'operator' })
    await queueEmail(tx, { kind: 'receipt', cause: receipt, email: sampleEmail })
  })
  await emailServer.waitForState(receipt, 'sent', unapprovedMosque)
  await emailServer.waitForRetries()
  expect(await emailServer.readRow(issue, unapprovedMosque)).toMatchObject({ state: 'waiting', tries: 0 })
  await setReview('approved')
  await emailServer.server.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await emailServer.waitForState(issue, 'sent', unapprovedMosque)
})

test('holds the emails of a suspended mosque until it reopens, except those that explain the suspension', async () => {
  const suspendedMosque = await emailServer.server.tenant()
  const setState = (value: string) =>
    emailServer.server.database.pool.query('UPDATE tenants SET state = $1 WHERE id = $2', [value, suspendedMosque.id])
  await setState('suspended')
  const queuedCause = emailServer.nextCause()
  await emailServer.queue(queuedCause, {}, suspendedMosque)
  for (const kind of ['mosque-declined', 'mosque-suspended'] as const) {
    const cause = emailServer.nextCause()
    await emailServer.server.database.forTenant(suspendedMosque.id)((tx) =>
      queueEmail(tx, { kind, cause, email: sampleEmail }),
    )
    await emailServer.waitForState(cause, 'sent', suspendedMosque)
  }
  await emailServer.waitForRetries()
  expect(await emailServer.readRow(queuedCause, suspendedMosque)).toMatchObject({ state: 'waiting', tries: 0 })

  await setState('open')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await emailServer.server.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await emailServer.waitForState(queuedCause, 'sent', suspendedMosque)
})

test("cannot lease another mosque's email", async () => {
  const otherMosque = await emailServer.server.tenant()
  const cause = emailServer.nextCause()
  await emailServer.server.database.pool.query("UPDATE tenants SET state = 'suspended' WHERE id = $1", [otherMosque.id])
  await emailServer.queue(cause, {}, otherMosque)
  const id = (await emailServer.readRow(cause, otherMosque))?.id ?? ''
  await emailServer.server.database.pool.query(
    `SELECT graphile_worker.add_job('mail-send', json_build_object('tenantId', $1::text, 'mailId', $2::text))`,
    [emailServer.mosque.id, id],
  )
  await emailServer.waitForRetries()
  expect(emailServer.mailbox.mails).toEqual([])
  expect(await emailServer.readRow(cause, otherMosque)).toMatchObject({ state: 'waiting', tries: 0 })
})

test('links use the first of a mosque’s host names, whichever name was requested', async () => {
  const database = emailServer.server.database
  const names = ['z.first.example', 'a.second.example']
  await createTenant(database, { slug: 'many', hostnames: names })
  await createTenant(database, { slug: 'many', hostnames: [...names, '0.third.example'] })
  for (const name of [...names, '0.third.example'])
    expect(await emailServer.server.directory.byHostname(name)).toMatchObject({
      hostname: 'z.first.example',
      address: 'https://z.first.example',
    })
})

test('logs an email with an uncertain delivery by its id, without its recipient', async () => {
  const { server, mosque, mailbox } = emailServer
  const reports: unknown[][] = []
  const log = { error: (...args: unknown[]) => void reports.push(args) }
  const settings = { smtpUrl: mailbox.smtpUrl, timeouts: { greetingMs: 3000, responseMs: 700 } }
  const tasks = emailTasks({ database: server.database, directory: server.directory, settings, log })
  const id = `untold-${emailServer.nextCause()}`
  await server.database.forTenant(mosque.id)((tx) =>
    tx.insert(mails).values({ tenantId: mosque.id, id, kind: 'register', cause: id, letter: sampleEmail }),
  )
  mailbox.fail('drop')
  await tasks['mail-send']({ tenantId: mosque.id, mailId: id })

  const expected = { mail: id, kind: 'register', tenant: mosque.slug, problem: expect.stringMatching(/^E[A-Z]+ CONN$/) }
  expect(reports).toEqual([[expected, 'an email may or may not have been sent; "mail list --stuck" lists it']])
})

test('deletes sent emails after 90 days, and unsent ones only after they were listed as stuck', async () => {
  const { server, mailbox } = emailServer
  const mosque = await server.tenant()
  await server.database.pool.query("UPDATE tenants SET state = 'suspended' WHERE id = $1", [mosque.id])
  const age = (days: number) => new Date(Date.now() - days * 86_400_000)
  const row = (id: string, days: number, overrides: Partial<typeof mails.$inferInsert> = {}) => ({
    tenantId: mosque.id,
    id,
    kind: 'receipt',
    cause: id,
    createdAt: age(days),
    ...overrides,
  })
  await server.database.forTenant(mosque.id)((tx) =>
    tx
      .insert(mails)
      .values([
        row('waited', 91, { letter: sampleEmail }),
        row('lost', 91, { letter: sampleEmail, state: 'uncertain' }),
        row('refused', 91, { letter: sampleEmail, state: 'failed' }),
        row('done', 91, { state: 'sent' }),
        row('waits', 89, { letter: sampleEmail }),
      ]),
  )
  const reports: unknown[][] = []
  const log = { error: (...args: unknown[]) => void reports.push(args) }
  const settings = { smtpUrl: mailbox.smtpUrl, timeouts: { greetingMs: 3000, responseMs: 700 } }
  const tidy = () =>
    emailTasks({ database: server.database, directory: server.directory, settings, log })['mail-tidy']({})
  await tidy()
  expect(reports).toEqual([
    [{ mails: 3, tenantId: mosque.id }, expect.stringMatching(/never sent; list them with "mail list --stuck"/)],
  ])
  expect(await emailServer.readRow('done', mosque)).toBeUndefined()

  const stuckEmails = await listEmails(server.database, mosque.id, true)
  expect(stuckEmails.map(({ id, state, to }) => [id, state, to].join(' ')).toSorted()).toEqual([
    'lost uncertain f…@example.org',
    'refused failed f…@example.org',
    'waited waiting f…@example.org',
    'waits waiting f…@example.org',
  ])
  reports.splice(0)
  await tidy()
  expect(reports).toEqual([])
  await resendEmail(server.database, mosque.id, 'lost')
  expect(await emailServer.readRow('lost', mosque)).toMatchObject({ state: 'waiting', letter: sampleEmail })
  await expect(resendEmail(server.database, mosque.id, 'nothing')).rejects.toThrow('There is no email "nothing" here.')

  // Two weeks after it was listed.
  await server.database.pool.query("UPDATE mails SET listed_at = now() - interval '15 days' WHERE tenant_id = $1", [
    mosque.id,
  ])
  await tidy()
  expect(reports.map(([, entry]) => entry)).toEqual(
    Array.from({ length: 3 }, () => 'an email that was never sent, and was listed as stuck, has been deleted'),
  )
  expect(await emailServer.readRow('waited', mosque)).toBeUndefined()
  expect(await emailServer.readRow('waits', mosque)).toMatchObject({ state: 'waiting' })
})
