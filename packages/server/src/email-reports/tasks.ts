import type { FastifyBaseLogger } from 'fastify'
import { describeError } from '@minaret/foundation/base'
import type { Database, Tx } from '@minaret/foundation/db'
import type { Directory } from '@minaret/foundation/tenancy'
import { applyRefusal, applyReport } from './applyReport.ts'
import { readMailbox, type ReportMailbox } from './mailbox.ts'
import { readReport } from './readReport.ts'

/** Dependencies of the report job. */
export type EmailReportDeps = {
  database: Database
  directory: Pick<Directory, 'byHostname'>
  mailbox: ReportMailbox
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

/** Creates the callback of the jobs that send email, which records recipients refused immediately by a mail server. */
export const recipientRefusals =
  (now: () => Date) =>
  (tx: Tx, mailId: string, status: string): Promise<void> =>
    applyRefusal(tx, mailId, status, now())

/** Creates the job that reads reports of bounces and spam complaints; it may safely run again. */
export function emailReportTasks({ database, directory, mailbox, log, now }: EmailReportDeps) {
  /** Handles a message. A report about an unknown email also counts as handled, since a forged one will never match. */
  const handleMessage = async (source: Uint8Array): Promise<boolean> => {
    const report = await readReport(source)
    const tenant = report && (await directory.byHostname(report.email.hostname))
    if (tenant) await database.forTenant(tenant.id)((tx) => applyReport(tx, report, now()))
    return report !== undefined
  }
  return {
    async 'mail-reports'() {
      try {
        await readMailbox(mailbox, handleMessage)
      } catch (error) {
        // Not retried at once, and logged without the mail server's text, which may name people.
        log.error({ problem: describeError(error).code }, 'the inbox for bounces could not be read')
      }
    },
  }
}
