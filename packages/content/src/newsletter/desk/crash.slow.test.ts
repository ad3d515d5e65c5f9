import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSecrets } from '../../../../foundation/src/base/secrets.ts'
import { newsletterIssues } from '../../../../foundation/src/db/newsletter.ts'
import { subscribers } from '../../../../foundation/src/db/people.ts'
import { createServer } from '../../../../server/src/server.ts'
import {
  type Mailbox,
  makeTenant,
  startMailbox,
  testDatabase,
  type TestTenant,
} from '../../../../acceptance/src/index.ts'
import { findIssue, readProgress } from './issues.ts'
import { startIssue } from './sendIssue.ts'

const subscriberCount = 60
const id = 'the-issue-of-this-week'

let database: Awaited<ReturnType<typeof testDatabase>>
let mosque: TestTenant
let mailbox: Mailbox
let worker: ChildProcess | undefined

beforeEach(async () => {
  database = await testDatabase()
  mosque = await makeTenant(database)
  mailbox = await startMailbox()
})
afterEach(async () => {
  worker?.kill('SIGKILL')
  await mailbox.close()
  await database.close()
})

/** Starts a server in a separate process that only runs jobs. */
function startWorker(): ChildProcess {
  const urlOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { openDatabase } from ${urlOf('../../../../foundation/src/db/database.ts')}
    import { createSecrets } from ${urlOf('../../../../foundation/src/base/secrets.ts')}
    import { createServer } from ${urlOf('../../../../server/src/server.ts')}
    const database = openDatabase(${JSON.stringify(database.url)})
    await createServer({ database, secrets: createSecrets('0'.repeat(64)), mail: { smtpUrl: ${JSON.stringify(mailbox.smtpUrl)} } })
    process.stdin.resume().on('end', () => process.exit())`
  return spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

/** Starts sending an issue to sixty subscribers. */
async function startSending(): Promise<void> {
  const at = new Date()
  const tenant = { ...mosque, config: { language: 'en', languages: [], timeZone: 'UTC' } }
  await database.forTenant(mosque.id)(async (tx) => {
    await tx.insert(subscribers).values(
      Array.from({ length: subscriberCount }, (_, index) => ({
        tenantId: mosque.id,
        email: `p${index}@example.org`,
        emailKey: `p${index}@example.org`,
        state: 'confirmed' as const,
        confirmedAt: at,
        wording: 'newsletter 1',
      })),
    )
    await tx
      .insert(newsletterIssues)
      .values({ tenantId: mosque.id, id, subject: 'News', body: 'The car park is closed.', createdAt: at })
    const issue = await findIssue(tx, id)
    if (issue) await startIssue(tx, tenant, issue, at)
  })
}
const readState = () =>
  database.forTenant(mosque.id)(async (tx) => ({
    state: (await findIssue(tx, id))?.state,
    progress: await readProgress(tx, { id }),
  }))
const listRecipients = () => mailbox.mails.map(({ envelope }) => envelope.to[0] ?? '')

test('after a crash while sending, the next server resumes without duplicate or missing emails', async () => {
  await startSending()
  // The mail server is slow, so that emails are in every state at the crash.
  mailbox.fail(...Array.from({ length: 12 }, () => 'slow' as const))
  worker = startWorker()
  await expect.poll(() => listRecipients().length, { timeout: 60_000, interval: 10 }).toBeGreaterThan(8)
  const exitEvent = once(worker, 'exit')
  worker.kill('SIGKILL')
  await exitEvent
  const { progress: progressBefore } = await readState()
  expect(progressBefore.waiting).toBeGreaterThan(0)

  const nextServer = await createServer({
    database,
    secrets: createSecrets('0'.repeat(64)),
    mail: { smtpUrl: mailbox.smtpUrl },
  })
  const runJobs = async () => {
    await database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'newsletter %'`)
    return (await readState()).state
  }
  await expect.poll(runJobs, { timeout: 90_000, interval: 200 }).toBe('sent')
  const { progress } = await readState()
  expect(progress.accepted + progress.uncertain).toBe(subscriberCount)
  // Emails in transit at the crash may have arrived, so they are not sent again automatically.
  expect(progress.uncertain).toBeLessThanOrEqual(8)
  expect(new Set(listRecipients()).size).toBe(listRecipients().length)
  expect(listRecipients().length).toBeGreaterThanOrEqual(progress.accepted)
  await nextServer.close()
}, 150_000)
