import { inspect } from 'node:util'
import { createSecrets } from '../../../foundation/src/base/secrets.ts'
import { openDatabase } from '../../../foundation/src/db/database.ts'
import { createServerDirectory } from '../../src/directory.ts'
import { giftExportTasks } from '../../../giving/src/gifts/desk/export/exportTasks.ts'
import { findIssue } from '../../../content/src/newsletter/desk/issues.ts'
import { startIssue } from '../../../content/src/newsletter/desk/sendIssue.ts'

/** The cost of an export: seconds, and the memory of the process in megabytes before it and at its peak. */
export type ExportUsage = { seconds: number; before: number; most: number }

const megabytes = (kilobytes: number) => kilobytes / 1024
const [work = '', url = '', ...words] = process.argv.slice(2)
const report = (message: unknown) => process.send?.(message)

/** Writes an export like its job. */
async function writeExport(tenantId: string, exportId: string): Promise<void> {
  const database = openDatabase(url, 4)
  const directory = createServerDirectory(database, { listensOn: () => undefined, isFeedCurrent: () => false })
  const log = { error: (entry: unknown) => void process.stderr.write(`${inspect(entry)}\n`) }
  const tasks = giftExportTasks({ database, directory, now: () => new Date(), log })
  await directory.byId(tenantId)
  const [startedAt, before] = [performance.now(), process.memoryUsage().rss / 1024 / 1024]
  await tasks['gift-export']({ tenantId, exportId })
  const seconds = (performance.now() - startedAt) / 1000
  report({ seconds, before, most: megabytes(process.resourceUsage().maxRSS) } satisfies ExportUsage)
  await database.close()
  process.disconnect?.()
}

/** Queues the recipients of an issue like the desk, and reports when it starts. */
async function queueIssue(tenantId: string, issueId: string): Promise<void> {
  const database = openDatabase(url, 4)
  const tenant = { id: tenantId, config: { language: 'en', languages: [], timeZone: 'Europe/London' } }
  await database.forTenant(tenantId)(async (tx) => {
    const issue = await findIssue(tx, issueId, true)
    report('started')
    if (issue?.state === 'draft') await startIssue(tx, tenant, issue, new Date())
  })
  await database.close()
  process.disconnect?.()
}

/** Runs jobs like a server, until it is killed. */
async function sendEmails(secretsKey: string, smtpUrl: string): Promise<void> {
  const { createServer } = await import('../../src/server.ts')
  const database = openDatabase(url)
  await createServer({ database, secrets: createSecrets(secretsKey), mail: { smtpUrl }, logLevel: 'fatal' })
  report('ready')
}

const [first = '', second = ''] = words
if (work === 'export') await writeExport(first, second)
else if (work === 'queue') await queueIssue(first, second)
else await sendEmails(first, second)
