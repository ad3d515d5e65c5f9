import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mails, type Email } from '../../foundation/src/db/mail.ts'
import { queueEmail } from '../../foundation/src/email/queueEmail.ts'
import { startTestServer, type TestServer } from './testServer.ts'
import { startMailbox, type Mailbox } from '../../testkit/src/smtp.ts'
import type { TestTenant } from './tenants.ts'

/** A short email. */
export const sampleEmail: Email = {
  to: 'fatima@example.org',
  subject: 'Confirm',
  text: 'A secret link\n',
  html: '<p>A secret link</p>',
}

/** A test server that sends its emails to a mailbox, with one mosque. */
export type EmailServer = {
  server: TestServer
  mailbox: Mailbox
  mosque: TestTenant
  /** Returns a new cause, for which no email has been queued yet. */
  nextCause(): string
  /** Queues {@link sampleEmail}, with overrides. */
  queue(about: string, values?: Partial<Email>, tenant?: TestTenant): Promise<void>
  /** Returns an email's row in the outbox. */
  readRow(about: string, tenant?: TestTenant): Promise<typeof mails.$inferSelect | undefined>
  /** Waits until an email is in a state; retries run at once. */
  waitForState(about: string, state: string, tenant?: TestTenant): Promise<void>
  /** Waits as long as another attempt would take. */
  waitForRetries(): Promise<void>
  close(): Promise<void>
}

/** Starts a test server with a mailbox and one mosque. */
export async function startEmailServer(): Promise<EmailServer> {
  const mailbox = await startMailbox()
  const server = await startTestServer({
    mail: { smtpUrl: mailbox.smtpUrl, timeouts: { greetingMs: 5000, responseMs: 2500 } },
  })
  const mosque = await server.tenant({ email: 'office@mosque.example' })
  const { database } = server
  let causes = 0

  /** Makes all scheduled jobs due and notifies the worker, which otherwise polls only every two seconds. */
  const runJobsNow = () =>
    database.pool.query(`
      WITH hurried AS (UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() RETURNING id)
      SELECT pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text)
      FROM hurried HAVING count(*) > 0`)
  const readRow: EmailServer['readRow'] = async (about, { id } = mosque) => {
    const [email] = await database.forTenant(id)((tx) => tx.select().from(mails).where(eq(mails.cause, about)))
    return email
  }
  return {
    server,
    mailbox,
    mosque,
    nextCause: () => `cause ${(causes += 1)}`,
    queue: (about, values = {}, { id } = mosque) =>
      database.forTenant(id)((tx) =>
        queueEmail(tx, { kind: 'register', cause: about, email: { ...sampleEmail, ...values }, permit: 'operator' }),
      ),
    readRow,
    async waitForState(about, state, tenant) {
      const readState = async () => {
        await runJobsNow()
        return (await readRow(about, tenant))?.state
      }
      await expect.poll(readState, { timeout: 30_000, interval: 50 }).toBe(state)
    },
    async waitForRetries() {
      for (let round = 0; round < 5; round += 1) {
        await runJobsNow()
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
    },
    async close() {
      await server.close()
      await mailbox.close()
    },
  }
}
