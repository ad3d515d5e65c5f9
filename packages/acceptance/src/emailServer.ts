import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mails, type Email } from '../../foundation/src/db/mail.ts'
import { queueEmail } from '../../foundation/src/email/queueEmail.ts'
import { startTestServer, type TestServer } from './testServer.ts'
import { startMailbox, type Mailbox } from '../../testkit/src/smtp.ts'
import type { TestTenant } from './tenants.ts'

/** A short letter. */
export const sampleEmail: Email = {
  to: 'fatima@example.org',
  subject: 'Confirm',
  text: 'A secret link\n',
  html: '<p>A secret link</p>',
}

/** A host that sends letters to a mail server, and one mosque. */
export type EmailServer = {
  host: TestServer
  mailbox: Mailbox
  mosque: TestTenant
  /** A cause nothing was posted for yet. */
  cause(): string
  /** Posts {@link sampleEmail}, with changes. */
  put(about: string, values?: Partial<Email>, tenant?: TestTenant): Promise<void>
  /** What the outbox knows of a letter. */
  row(about: string, tenant?: TestTenant): Promise<typeof mails.$inferSelect | undefined>
  /** Waits until a letter is in that state; the runner's pauses between tries are passed over. */
  settled(about: string, state: string, tenant?: TestTenant): Promise<void>
  /** Waits as long as another try would take. */
  quiet(): Promise<void>
  close(): Promise<void>
}

export async function startEmailServer(): Promise<EmailServer> {
  const mailbox = await startMailbox()
  const host = await startTestServer({ mail: { smtpUrl: mailbox.smtpUrl, patience: { greet: 3000, answer: 700 } } })
  const mosque = await host.tenant({ email: 'office@mosque.example' })
  const { database } = host
  let causes = 0

  /** Makes what is planned for later due, and tells the runner, which looks by itself only every two seconds. */
  const hurry = () =>
    database.pool.query(`
      WITH hurried AS (UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() RETURNING id)
      SELECT pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text)
      FROM hurried HAVING count(*) > 0`)
  const row: EmailServer['row'] = async (about, { id } = mosque) => {
    const [found] = await database.forTenant(id)((tx) => tx.select().from(mails).where(eq(mails.cause, about)))
    return found
  }
  return {
    host,
    mailbox,
    mosque,
    cause: () => `cause ${(causes += 1)}`,
    put: (about, values = {}, { id } = mosque) =>
      database.forTenant(id)((tx) =>
        queueEmail(tx, { kind: 'register', cause: about, letter: { ...sampleEmail, ...values }, permit: 'operator' }),
      ),
    row,
    async settled(about, state, tenant) {
      const now = async () => {
        await hurry()
        return (await row(about, tenant))?.state
      }
      await expect.poll(now, { timeout: 30_000, interval: 50 }).toBe(state)
    },
    async quiet() {
      for (let round = 0; round < 5; round += 1) {
        await hurry()
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
    },
    async close() {
      await host.close()
      await mailbox.close()
    },
  }
}
