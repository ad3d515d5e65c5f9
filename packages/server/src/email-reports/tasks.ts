import type { FastifyBaseLogger } from 'fastify'
import { describeError } from '@minaret/foundation/base'
import type { Database, Tx } from '@minaret/foundation/db'
import type { Directory } from '@minaret/foundation/tenancy'
import { applyRefusal, applyReport } from './applyReport.ts'
import { readMailbox, type ReportMailbox } from './mailbox.ts'
import { readReport } from './readReport.ts'

/** What the job of reports needs. */
export type EmailReportDeps = {
  database: Database
  directory: Pick<Directory, 'byHostname'>
  mailbox: ReportMailbox
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

/** What is written down when a mail server refuses a recipient at once, for the jobs that send mail. */
export const recipientRefusals =
  (now: () => Date) =>
  (tx: Tx, mailId: string, status: string): Promise<void> =>
    applyRefusal(tx, mailId, status, now())

/** Reads reports about emails that came back or were called spam; it may run any number of times. */
export function emailReportTasks({ database, directory, mailbox, log, now }: EmailReportDeps) {
  /** What is a report is done with, also one that speaks of no email of ours: a forged one says no more the next time. */
  const take = async (source: Uint8Array): Promise<boolean> => {
    const report = await readReport(source)
    const tenant = report && (await directory.byHostname(report.email.hostname))
    if (tenant) await database.forTenant(tenant.id)((tx) => applyReport(tx, report, now()))
    return report !== undefined
  }
  return {
    async 'mail-reports'() {
      try {
        await readMailbox(mailbox, take)
      } catch (error) {
        // No reason to try again at once, and none to tell what the mail server said: it may name people.
        log.error({ problem: describeError(error).code }, 'the inbox for bounces could not be read')
      }
    },
  }
}
