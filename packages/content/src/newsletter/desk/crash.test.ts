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

const people = 60
const id = 'the-issue-of-this-week'

let database: Awaited<ReturnType<typeof testDatabase>>
let mosque: TestTenant
let mailbox: Mailbox
let dying: ChildProcess | undefined

beforeEach(async () => {
  database = await testDatabase()
  mosque = await makeTenant(database)
  mailbox = await startMailbox()
})
afterEach(async () => {
  dying?.kill('SIGKILL')
  await mailbox.close()
  await database.close()
})

/** A server of its own process that does the jobs, and nothing else. */
function startWorker(): ChildProcess {
  const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { openDatabase } from ${from('../../../../foundation/src/db/database.ts')}
    import { createSecrets } from ${from('../../../../foundation/src/base/secrets.ts')}
    import { createServer } from ${from('../../../../server/src/server.ts')}
    const database = openDatabase(${JSON.stringify(database.url)})
    await createServer({ database, secrets: createSecrets('0'.repeat(64)), mail: { smtpUrl: ${JSON.stringify(mailbox.smtpUrl)} } })
    process.stdin.resume().on('end', () => process.exit())`
  return spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

/** An issue for sixty subscribers, on its way. */
async function startSending(): Promise<void> {
  const at = new Date()
  const tenant = { ...mosque, config: { language: 'en', languages: [], timeZone: 'UTC' } }
  await database.forTenant(mosque.id)(async (tx) => {
    await tx.insert(subscribers).values(
      Array.from({ length: people }, (_, n) => ({
        tenantId: mosque.id,
        email: `p${n}@example.org`,
        emailKey: `p${n}@example.org`,
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
const look = () =>
  database.forTenant(mosque.id)(async (tx) => ({
    state: (await findIssue(tx, id))?.state,
    progress: await readProgress(tx, { id }),
  }))
const received = () => mailbox.mails.map(({ envelope }) => envelope.to[0] ?? '')

test('killed in the middle of an issue, the next server goes on: nobody gets it twice, and nobody is forgotten', async () => {
  await startSending()
  // The mail server is slow, so that the kill meets emails in every place they can be.
  mailbox.fail(...Array.from({ length: 12 }, () => 'slow' as const))
  dying = startWorker()
  await expect.poll(() => received().length, { timeout: 60_000, interval: 10 }).toBeGreaterThan(8)
  const exited = once(dying, 'exit')
  dying.kill('SIGKILL')
  await exited
  const { progress: before } = await look()
  expect(before.waiting).toBeGreaterThan(0)

  const next = await createServer({
    database,
    secrets: createSecrets('0'.repeat(64)),
    mail: { smtpUrl: mailbox.smtpUrl },
  })
  const goesOn = async () => {
    await database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'newsletter %'`)
    return (await look()).state
  }
  await expect.poll(goesOn, { timeout: 90_000, interval: 200 }).toBe('sent')
  const { progress } = await look()
  expect(progress.accepted + progress.uncertain).toBe(people)
  // What was with the mail server at that moment may have arrived: it is never sent again by itself.
  expect(progress.uncertain).toBeLessThanOrEqual(8)
  expect(new Set(received()).size).toBe(received().length)
  expect(received().length).toBeGreaterThanOrEqual(progress.accepted)
  await next.close()
}, 150_000)
